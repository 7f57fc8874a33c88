"""What is kept, and how it gets there."""
