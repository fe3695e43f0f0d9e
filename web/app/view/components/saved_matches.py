"""The name and state of a saved match in short, the button that adds matches, and the place to drop them."""

from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch
from web.app.model.transfer.types import MAX_FILE_SIZE
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.game_api.game_views import about
from web.app.view.html import Element


def drop_area(words: Words) -> Element:
    """Return the drop target for files, visible only while files are dragged over the page (``file_import.js``)."""
    return h.div(".drop-area", data_drop_files="import", data_most=str(MAX_FILE_SIZE), aria_hidden="true")[
        icon("import"), h.p[words("import.drop")]
    ]


def import_button(words: Words) -> Element:
    """Return the button that opens the dialog of an import."""
    return button(do("dialog", name="import-matches"), words("import.open_dialog"), picture="import")


def match_name(words: Words, match: PlayedMatch) -> str:
    """Return a match's name: the one given by the user, the date or number of a fixed deal, or the players' names."""
    from web.app.model.library.daily import deal_of
    from web.app.model.library.garden_path import stage_of
    from web.app.view.components.dates import date_words

    if not match.name and (deal := deal_of(match.id)):
        return words("daily.name", date=date_words(words, deal.day))
    if not match.name and (stage := stage_of(match.id)):
        return words("path.name", number=stage.number)
    return match.name or words.beside(match.names)


def state_of(words: Words, match: PlayedMatch) -> str:
    """Return the state of a match: game, round, player to move or winners, options."""
    game = match.record.game
    options = about(words, game, match.options)
    return words.beside(
        filter(None, [words.of("game", game) if len(GAMES) > 1 else "", *_standing(words, match), options])
    )


def _standing(words: Words, match: PlayedMatch) -> list[str]:
    """Return the round and the player to move, or the winners."""
    if match.over:
        names = [match.player(seat) for seat in match.winners]
        return [words("saved.won" if len(names) == 1 else "saved.shared", names=words.listed(names))]
    number, rounds = round_of(match)
    return [words("round", number=number, of=rounds), _player_to_move(words, match)]


def _player_to_move(words: Words, match: PlayedMatch) -> str:
    """Return the player to move; in a correspondence match, "your turn" or "waiting for"."""
    name = match.player(max(match.turn, 0))
    if match.waits:
        return words("saved.waiting", name=name)
    yours = match.people > 1 and match.people_here == (match.turn,)
    return words("saved.yours") if yours else words("saved.turn", name=name)


def round_of(match: PlayedMatch) -> tuple[int, int]:
    """Return the current round, counted from 1, and the number of rounds."""
    return move_input_of(match.record.game).current_round(match.state)
