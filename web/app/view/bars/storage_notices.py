"""The banner over a match controlled by another tab, and the remedies when matches cannot be stored."""

from web.app.model.library import saved_matches
from web.app.model.match.match import PlayedMatch, visible_position
from web.app.model.match.replay import move_before
from web.app.model.match.shown_match import ShownMatch
from web.app.model.mode import awaited_turn
from web.app.model.model import WORKSHOP, AnalysisBoard, MatchPage, Model, Own, Screen
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.game_api.game_views import match_view_of
from web.app.view.html import Element, Node
from web.app.view.venue_parts import VenueParts


class Following(VenueParts):
    """The parts of a match that another tab plays."""

    def bar(self, words: Words, model: Model, shown: ShownMatch) -> Node:
        """Return the banner of a follower tab."""
        identity = shown.match.id
        if saved_matches.is_newer(model.library, identity):
            return _bar(words("storage.newer"))
        if identity not in model.library.matches:
            return _bar(words("storage.removed"), button(do("play-here"), words("storage.restore"), picture="undo"))
        play = button(do("play-here"), words("storage.play_here"), picture="play", id="play-here")
        link_opened = awaited_turn(shown.page) is not None
        return _bar(words("correspondence.opened_elsewhere" if link_opened else "storage.following"), play)

    def waiting_panel(self, words: Words, shown: ShownMatch) -> Element:
        """Return the panel of a follower tab: the last move and the player to move."""
        match = shown.match
        return h.section("#panel.panel.is-watching", aria_label=words("panel.title"))[
            h.p(".help")[_last_move(words, match), " ", words("say.turn", name=match.player(max(match.turn, 0)))]
        ]


def _last_move(words: Words, match: PlayedMatch) -> Node:
    before = move_before(match, match.at)
    if before is None:
        return None
    game = match.record.game
    text = match_view_of(game).describe(words, visible_position(match, before), match.record.events[before]).sentence
    return h.span(".followed-move.breaks")[h.b[match.player(match.game.to_move(match.states[before]))], " ", text]


def _bar(sentence: str, *buttons: Element) -> Element:
    return h.div(".banner.cluster.across-3", role="alert")[icon("eye"), h.p[sentence], *buttons]


def remedies(words: Words, model: Model) -> Element:
    """Return the buttons of a storage notice: save the match or the bot as a file, or try again."""
    return h.div(".remedies.wrap")[
        _download(words, model), button(do("storage-retry"), words("storage.again"), picture="redo")
    ]


def _download(words: Words, model: Model) -> Node:
    """Return the button that saves the match or the bot of the page as a file; None if there is none."""
    match model.page:
        case MatchPage(match=match, purpose=Own()):
            identity = match.id
        case MatchPage(purpose=AnalysisBoard(place=place)):
            identity = place.split("/")[1]
        case Screen(name=name) if name == WORKSHOP and model.workshop and model.workshop.bot:
            return button(do("workshop-download"), words("workshop.download"), picture="download")
        case _:
            return None
    if identity not in model.library.matches:
        return None
    return button(do("export-match", identity=identity), words("storage.save"), picture="download")
