"""What can be asked by HTTP, by subject."""
