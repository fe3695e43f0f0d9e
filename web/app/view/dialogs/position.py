"""The dialog of a mistake that the review found: the position, the played move and the better one."""

from web.app.model.match.findings import Finding
from web.app.model.match.match import PlayedMatch
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view.components import button, do
from web.app.view.components.mistake_card import comparison, turn_name
from web.app.view.game_api.match_view import Content, Show


def content_of(model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog that shows the position of a mistake; None if the dialog's subject is not a mistake."""
    match, review, dialog = shown.match, shown.page.review, model.dialog
    if review is None or dialog is None:
        return None
    finding = next((each for each in review.findings.turns if str(each.at) == dialog.text), None)
    return (lambda words: _content(words, match, finding)) if finding else None


def _content(words: Words, match: PlayedMatch, finding: Finding) -> Content:
    play_on = button(do("play-on", at=finding.at), words("review.play_on"), picture="play", classes="is-main")
    return turn_name(words, match, finding.at), comparison(words, match, finding, play_on)
