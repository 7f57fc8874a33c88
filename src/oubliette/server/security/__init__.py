"""What stands between the world and the handlers: who may ask from where, how much and how often."""
