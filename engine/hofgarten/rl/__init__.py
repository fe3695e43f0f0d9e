"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel. docs/rl.md.

They need the packages of the extra ``rl``; ``hofgarten.rl.openspiel`` is imported by name, and registers
the games with OpenSpiel.
"""

from hofgarten.rl import aec
from hofgarten.rl.encoding import Encoding, encoded_games, encoding_of
from hofgarten.rl.gym import GymEnv

__all__ = ["Encoding", "GymEnv", "aec", "encoded_games", "encoding_of"]
