"""The menu with the other actions for a finished match."""

from web.app.model.game_api.game_page import has
from web.app.model.match.shown_match import ShownMatch
from web.app.model.mode import may
from web.app.model.model import Model
from web.app.view.components import button, do, menu
from web.app.view.components.analysis_link import analysis_link
from web.app.view.components.garden_picture import picture_action
from web.app.view.components.replay_button import replay_button
from web.app.view.game_api.match_view import Show


def content_of(_model: Model, shown: ShownMatch) -> Show | None:
    """Return the menu with the other actions for a finished match that is saved; None for any other match."""
    match = shown.match
    if not (match.over and shown.page.is_own):
        return None
    return lambda words: (
        words("end.more"),
        menu(
            [
                button(do("rematch", same=True, turned=True), words("end.turned_deal"), picture="rotate")
                if may(shown.page, "rematch")
                else None,
                replay_button(words, match, show_label=True),
                analysis_link(words, shown.page, match.at),
                button(do("dialog", name="charts"), words("charts.title"), picture="chart"),
                button(picture_action(match), words("garden_picture.save"), picture="frame")
                if has(match.record.game, "picture")
                else None,
                button(do("dialog", name="sheet"), words("print.button"), picture="print"),
                button(do("export-match", identity=match.id), words("replay.download"), picture="download"),
                button(do("copy-match", identity=match.id), words("replay.copy"), picture="copy"),
                button(do("go", place=""), words("end.home"), picture="home"),
            ]
        ),
    )
