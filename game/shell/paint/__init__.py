"""Type, pictures and shapes: everything is made from its source at the size it is shown, to be sharp."""
