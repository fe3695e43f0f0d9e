"""The table: what people see and do in the page. `engine` knows the rules; nothing here does."""
