"""The rules as players read them: chapters, races, event cards. Pure."""
