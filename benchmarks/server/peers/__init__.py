"""The servers that are measured: how each is started, spoken to, and given new matches."""
