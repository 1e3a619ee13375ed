"""The pub in the window."""
