"""Live play in one room: the messages between devices, the host as referee, and the view that a guest has."""
