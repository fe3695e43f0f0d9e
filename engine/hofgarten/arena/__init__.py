"""The lab, for people who write bots: matches between opponents, what they show, and how the work is split."""
