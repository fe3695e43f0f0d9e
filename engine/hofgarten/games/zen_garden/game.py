"""Zen Garden as a ``hofgarten.game.Game``, whose members are the functions of the rules."""

from typing import TYPE_CHECKING, Any, Final

from hofgarten.evaluation import EvaluatedGame
from hofgarten.games.zen_garden import hidden_information, moves, notation, options, rules, scoring, setup
from hofgarten.games.zen_garden.eval import features, rank_moves
from hofgarten.games.zen_garden.state import Event, State

if TYPE_CHECKING:
    from hofgarten.facts import Fact


class ZenGarden(EvaluatedGame[State, Event]):
    """The game for records, bots, command line and page. See ``hofgarten.game.Game`` for each member."""

    name: Final = "zen-garden"
    players: Final = setup.PLAYERS
    score_items: Final = scoring.ITEMS

    read_options = staticmethod(options.read_options)
    options_from_flags = staticmethod(options.options_from_flags)
    match_options = staticmethod(setup.match_options)
    variants = staticmethod(options.variants)
    deal_setup = staticmethod(setup.deal_setup)
    initial_state = staticmethod(setup.initial_state)

    seats = staticmethod(rules.seats)
    to_move = staticmethod(rules.current_seat)
    apply = staticmethod(rules.play)
    distinct_moves = staticmethod(moves.distinct_moves)
    canonical = staticmethod(moves.canonical)
    move_count = staticmethod(moves.move_count)
    random_move = staticmethod(moves.random_move)
    sample_chance = staticmethod(hidden_information.sample_chance)
    turns_played = staticmethod(rules.turns_played)

    read_event = staticmethod(notation.read_event)
    write_event = staticmethod(notation.write_event)

    observe = staticmethod(hidden_information.observe)
    determinize = staticmethod(hidden_information.determinize)
    redact = staticmethod(hidden_information.redact)
    redact_position = staticmethod(hidden_information.redact_position)
    reveals_information = staticmethod(hidden_information.reveals_information)

    score = staticmethod(scoring.score)
    total = staticmethod(scoring.total)
    winners = staticmethod(scoring.winners)

    turns_left = staticmethod(features.turns_left)
    features_of = staticmethod(features.features_of)
    rate_moves = staticmethod(rank_moves.rate_moves)
    best_move = staticmethod(rank_moves.best_move)
    hint_group = staticmethod(moves.hint_group)

    # Last: from here on these names are the members, not the modules.
    moves = staticmethod(moves.moves)
    features: Final = features.FEATURE_ITEMS

    def facts(self, state: State, move: Any) -> "tuple[Fact, ...]":
        """Return true statements about a legal move."""
        from hofgarten.games.zen_garden.facts import facts  # the page's start does not need it

        return facts(state, move)

    def write_position(self, state: State) -> str:
        """Write the notation of a state, complete or a view."""
        from hofgarten.games.zen_garden.position import write_position  # the page's start does not need it

        return write_position(state)

    def draw(self, state: State) -> str:
        """Draw a position as several lines of text."""
        from hofgarten.games.zen_garden.diagram import draw

        return draw(state)

    def headline(self, state: State) -> str:
        """Return the round and whose event is next."""
        from hofgarten.games.zen_garden.diagram import headline

        return headline(state)

    def read_position(self, text: str) -> State:
        """Read the text of ``write_position``."""
        from hofgarten.games.zen_garden.position import read_position

        return read_position(text)


ZEN_GARDEN: Final = ZenGarden()
