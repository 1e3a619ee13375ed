"""What needs a window: everything is put together here, started, measured, and rescued when it breaks."""
