"""Embedded pages: the configuration in their address, and the snippets for other sites."""
