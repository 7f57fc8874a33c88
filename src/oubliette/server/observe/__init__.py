"""What whoever runs a server can see of it: logs and figures. Neither ever tells who plays what."""
