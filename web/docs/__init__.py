"""The site of the documents: hooks of MkDocs, style and theme."""
