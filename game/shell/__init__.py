"""How any game is shown: window, scenes, widgets. The home of pygame and pytmx."""
