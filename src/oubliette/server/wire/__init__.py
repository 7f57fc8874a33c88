"""What goes over the wire, defined once: the OpenAPI document and the client's types are made of it.

Names of types are unique across these modules, because the document knows them by name alone.
"""
