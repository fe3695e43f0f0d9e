"""What a person does at the table in Zen Garden alone."""
