"""Guards in front of the handlers: allowed origins, sizes and rates of requests, and safe headers."""
