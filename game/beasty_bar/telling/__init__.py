"""What happens, in words: captions, log, remarks, the reason why, text mode. Pure."""
