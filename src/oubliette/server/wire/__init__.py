"""The types of the protocol: the OpenAPI document and the client's types are generated from them.

Names of types are unique across these modules, because the document has no modules.
"""
