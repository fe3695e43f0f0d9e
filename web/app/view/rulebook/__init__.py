"""The rule book's screen: table of contents, a rule's text, and its interactive position."""
