"""The engine protocol: positions, actions and events as JSON. Pure."""
