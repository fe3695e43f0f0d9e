"""The rule book on the screen: its contents, a rule's text, and the position in which it can be tried."""
