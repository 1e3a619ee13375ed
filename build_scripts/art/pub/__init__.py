"""The pictures of Fantasy Pub: guests, barkeeper, events, and what stands on the table."""
