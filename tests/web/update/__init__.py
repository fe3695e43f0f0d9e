"""Tests of actions: the model and the reply after them."""
