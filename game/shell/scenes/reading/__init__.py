"""What there is to read and to look at closely: the guide, pages, things side by side."""
