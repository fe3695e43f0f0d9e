"""Test helper: the open match of a model, and a base class for objects that hold a model."""

from dataclasses import replace
from typing import Any

from web.app.model.match.match import PlayedMatch
from web.app.model.match.shown_match import ShownMatch, shown_match
from web.app.model.model import MatchPage, Model


def page_of(model: Model) -> MatchPage:
    """Return the page of the open match."""
    assert isinstance(model.page, MatchPage)
    return model.page


class WithPage:
    """Base class of a user, a tab or a device, which holds a model."""

    model: Model

    @property
    def page(self) -> MatchPage:
        """The page of the open match."""
        return page_of(self.model)

    @property
    def match(self) -> PlayedMatch[Any]:
        """The open match."""
        return self.page.match

    @property
    def open_match(self) -> PlayedMatch[Any] | None:
        """The open match; None if no match is open."""
        return self.match if isinstance(self.model.page, MatchPage) else None

    @property
    def replay_at(self) -> int | None:
        """The replayed position; None if there is no replay."""
        page = self.model.page
        return page.replay.at if isinstance(page, MatchPage) and page.replay else None

    @property
    def autoplaying(self) -> bool:
        """True if a replay advances by itself."""
        return self.page.replay is not None and self.page.replay.autoplaying

    @property
    def shown(self) -> ShownMatch:
        """The open match as the screen shows it."""
        return shown_match(self.page, self.model.settings)

    def change_page(self, **parts: Any) -> None:
        """Change the page of the open match without an action."""
        self.model = replace(self.model, page=self.page._replace(**parts))
