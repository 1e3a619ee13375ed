"""What happens, in words: captions, log, the reason why, text mode. Pure."""
