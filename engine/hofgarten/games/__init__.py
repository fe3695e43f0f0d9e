"""The games. Each package contains the rules of one game and its evaluation."""
