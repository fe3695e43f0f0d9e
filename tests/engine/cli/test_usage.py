"""Wrong usage of every command: one sentence, and exit code 2."""

from shlex import split

import pytest

from hofgarten.bots import BOTS
from hofgarten.cli import main
from hofgarten.cli.common_args import GAME_HELP
from tests.engine.cli.run_command import RESHUFFLE
from tools.__main__ import COMMANDS, main as tools

TWO = "--game zen-garden --bots random,random"
ARENA = "arena --game zen-garden --bots greedy,random --matches 6"
PLAYERS = "but zen-garden is for 2 to 4 players"
REQUIRED = "the following arguments are required"
ORACLE = "give --game and --out, or --summary"
NO_FILE = "No such file or directory"

WRONG = [
    ("verify", f"{REQUIRED}: FILE"),
    ("verify --fast -", "unknown argument '--fast'"),
    ("verify -x", f"{REQUIRED}: FILE"),
    ("verify no/such/file", f"no/such/file: {NO_FILE}"),
    ("verify engine", "engine: Is a directory"),
    ("moves FILE --ply 50", "--ply 50: the record has only 49 events"),
    ("moves FILE --ply -1", "argument --ply: '-1' is not a whole number"),
    ("moves FILE --ply 1.5", "argument --ply: '1.5' is not a whole number"),
    ("moves FILE --ply 1 --record 2", f"--record 2: {RESHUFFLE} has only 1"),
    ("moves FILE --ply 1 --record 0", "argument --record: must be at least 1"),
    ("moves FILE", f"{REQUIRED}: --ply"),
    ("position", "give either FILE or --read TEXT"),
    ("position FILE --read x", "give either FILE or --read TEXT"),
    ("position FILE --ply 50", "--ply 50: the record has only 49 events"),
    ("position FILE --record 2", f"--record 2: {RESHUFFLE} has only 1"),
    ("position FILE --seat 4", "--seat 4: the seats are 0 to "),
    ("position FILE --seat -1", "--seat -1: the seats are 0 to "),
    ("rate", f"{REQUIRED}: FILE"),
    ("rate - --level 3", "unknown argument '--level'"),
    ("rate no/such/file", f"no/such/file: {NO_FILE}"),
    ("rate - --jobs 0", "argument --jobs: must be at least 1"),
    ("selfplay", f"{REQUIRED}: --game, --bots"),
    ("selfplay --game zen-garden --bots random", f"--bots has 1, {PLAYERS}"),
    (f"selfplay {TWO},random,random,random", f"--bots has 5, {PLAYERS}"),
    (f"selfplay {TWO} --matches 0", "argument --matches: must be at least 1"),
    (f"selfplay {TWO} --matches -1", "argument --matches: '-1' is not a whole number"),
    (f"selfplay {TWO} --matches {'9' * 5000}", f"argument --matches: '{'9' * 40}'... is not a whole number"),
    (f"selfplay {TWO} --level x", "the level is a number from 1 to 5"),
    (f"selfplay {TWO} --boards 1,２", "boards are numbers from 1 to 5"),
    (f"selfplay {TWO} --level", "--level needs a value"),
    (f"selfplay {TWO} --level --boards 1", "--level needs a value"),
    (f"selfplay {TWO} --level 1 --level 2", "--level is given twice"),
    (f"selfplay {TWO} --level 1 --boards 1", "give either the level or the boards"),
    (f"selfplay {TWO} --majority-ties half", "majority_ties is neither full nor split"),
    (f"selfplay {TWO} red", "unknown argument 'red'"),
    ("train", f"{REQUIRED}: --game, --out"),
    ("train --game zen-garden --out x --players 2,5", f"--players has 5, {PLAYERS}"),
    ("train --game zen-garden --out x --level 3", "unknown argument '--level'"),
    ("train --game zen-garden --out no/such/file", f"no/such/file: {NO_FILE}"),
    ("arena", f"{REQUIRED}: --game, --bots"),
    ("arena --game go --bots random,greedy", f"unknown game 'go': choose from {GAME_HELP}"),
    ("arena --game zen-garden --bots random", "--bots has only one bot"),
    (f"arena {TWO}", "--bots has the same bot twice: in duplicate deals it would tie with itself"),
    ("arena --game zen-garden --bots random,deep", "unknown bot 'deep': choose from random, "),
    ("arena --game zen-garden --bots random,deep.py", f"deep.py: {NO_FILE}"),
    ("arena --game zen-garden --bots random,tests", "unknown bot 'tests': choose from "),
    ("arena --game zen-garden --bots random,greedy,gardener --players 4", "--bots has 3 for 4 seats: give two or 4, "),
    ("arena --game zen-garden --bots random,greedy,gardener --players 2", "--bots has 3 for 2 seats: give two or 2, "),
    ("arena --game zen-garden --bots all", f"--bots has {len(BOTS)}, {PLAYERS}"),
    (f"{ARENA} --players 5", f"--players has 5, {PLAYERS}"),
    (f"{ARENA} --players 2,x", "argument --players: 'x' is not a whole number"),
    (f"{ARENA} --players 0", "argument --players: must be at least 1"),
    (f"{ARENA} --matches 0", "argument --matches: must be at least 1"),
    (f"{ARENA} --jobs 0", "argument --jobs: must be at least 1"),
    (f"{ARENA} --jobs 2 --cluster tcp://127.0.0.1:1", "give either --jobs or --cluster"),
    (f"{ARENA} --level 6", "the level is a number from 1 to 5"),
    (f"{ARENA} --colour red", "unknown option 'colour'"),
    (f"{ARENA} --seed \udcff", "argument --seed: the text holds a half of a surrogate pair"),
    (f"{ARENA} --json no/such/file", f"no/such/file: {NO_FILE}"),
    (f"{ARENA} --json tests", "tests: Is a directory"),
    ("bench --runs 0", "argument --runs: must be at least 1"),
    ("bench --game go", f"unknown game 'go': choose from {GAME_HELP}"),
    ("bench x", "unknown argument 'x'"),
    ("bench --json no/such/file", f"no/such/file: {NO_FILE}"),
    ("oracle", ORACLE),
    ("oracle --game zen-garden", ORACLE),
    ("oracle --summary x --game zen-garden", "give either --summary or --game and --out"),
    ("oracle --summary x --level 3", "unknown argument '--level'"),
    ("oracle --summary x", f"x: {NO_FILE}"),
    ("oracle --game zen-garden --out no/such/file", f"no/such/file: {NO_FILE}"),
]


@pytest.mark.parametrize(("line", "sentence"), WRONG, ids=[ascii(line[:60]) for line, _ in WRONG])
def test_wrong_usage_is_one_sentence(line: str, sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [str(RESHUFFLE) if word == "FILE" else word for word in split(line)]
    assert (tools if arguments[0] in COMMANDS else main)(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"hofgarten: {sentence}")
    assert printed.err.count("\n") == 1
    assert len(printed.err) < 300
