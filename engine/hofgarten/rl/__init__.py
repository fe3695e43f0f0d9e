"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel. docs/rl.md.

They need the packages of the extra ``rl``; ``hofgarten.rl.openspiel`` is imported by name, and registers
the games with OpenSpiel.
"""

from hofgarten.rl.aec import aec_env
from hofgarten.rl.encoding import Encoding, encoded_games, encoding_of
from hofgarten.rl.gym import gym_env

__all__ = ["Encoding", "aec_env", "encoded_games", "encoding_of", "gym_env"]
