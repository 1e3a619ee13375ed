"""The world outside: files, language, sound, settings, and the process that thinks."""
