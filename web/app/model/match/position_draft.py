"""A position while it is set up by hand, in the address and with its undo steps."""

import zlib
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final, Generic, NamedTuple, cast

from hofgarten.game import SPECTATOR, BadPosition
from hofgarten.position import MAX_POSITION_LENGTH
from hofgarten.record import Record
from web.app.model.game_api.game_page import position_editor_of
from web.app.model.game_api.move_input import Refusal
from web.app.model.game_api.position_editor import Hand, PositionEditor
from web.app.model.links.codec import codes_in, from_base64, inflated, to_base64
from web.app.model.match.match import PlayedMatch, S_co, State

MAX_CODE_LENGTH: Final = 12_000
"""Characters of a code that is read at all."""

MAX_STEPS: Final = 200
"""The number of edits that can be undone."""


class Draft(NamedTuple, Generic[S_co]):
    """A draft with the piece in hand and the edits that can be undone."""

    text: str
    """Its notation, whose parts may contradict each other."""
    hand: Hand | None = None
    """None for an empty hand."""
    refusal: Refusal | None = None
    """The reason why the last edit is impossible."""
    past: tuple[str, ...] = ()
    """The notations before the last edits."""
    future: tuple[str, ...] = ()
    """The notations after the edits that were undone, the last undone first."""

    @property
    def game(self) -> str:
        """The game's name."""
        return self.text.partition(" ")[0]

    @property
    def editor(self) -> PositionEditor[State]:
        """The game's editor."""
        editor = position_editor_of(self.game)
        assert editor is not None
        return editor

    @property
    def state(self) -> S_co:
        """The position."""
        return cast(S_co, _state_of(self.text))

    @property
    def faults(self) -> Sequence[Refusal]:
        """The rules that the position breaks."""
        return self.editor.faults(self.state)

    def held(self, hand: Hand | None) -> "Draft":
        """Return the draft with another piece in hand, or none."""
        return self._replace(hand=hand, refusal=None)

    def edited(self, state: State, hand: Hand | None = None) -> "Draft":
        """Return the draft after an edit.

        Raises:
            BadPosition: Not even a draft may be like this.
        """
        text = self.editor.write(state)
        if text == self.text:
            return self.held(hand)
        _state_of(text)
        return Draft(text, hand, None, (*self.past, self.text)[-MAX_STEPS:])

    def undone(self) -> "Draft":
        """Return the draft before the last edit; itself if there is none."""
        return Draft(self.past[-1], past=self.past[:-1], future=(self.text, *self.future)) if self.past else self

    def redone(self) -> "Draft":
        """Return the draft after the edit undone last; itself if there is none."""
        return Draft(self.future[0], past=(*self.past, self.text), future=self.future[1:]) if self.future else self


@lru_cache(maxsize=2)
def _state_of(text: str) -> State:
    """Return the position of a draft's text; an answer reads it several times."""
    return Draft(text).editor.read(text)


def draft_of(text: str) -> Draft:
    """Return the draft of a notation, which is untrusted text.

    Raises:
        BadPosition: It cannot be read, or its game has no editor.
    """
    editor = position_editor_of(game := text.partition(" ")[0])
    if editor is None:
        raise BadPosition("game", "no such game, or one without an editor", (0, len(game)))
    return Draft(editor.write(editor.read(text)))


def match_of(draft: Draft, names: Sequence[str]) -> PlayedMatch:
    """Return the match that the board shows of a draft, with the first of some names for its seats."""
    players = tuple({"name": names[seat]} for seat in draft.editor.game.seats(draft.state))
    return PlayedMatch(
        "", "", Record(draft.game, {}, players, {}, (), position=draft.text), (draft.state,), 0, viewer=SPECTATOR
    )


def code_of(text: str) -> str:
    """Return a notation as letters, digits, ``-`` and ``_``."""
    return to_base64(zlib.compress(text.encode(), 9))


def text_of(code: str) -> str:
    """Return the notation in a code, which is untrusted text.

    Raises:
        BadPosition: It is no code, or a too long one.
    """
    for reading in codes_in(code[:MAX_CODE_LENGTH]):
        with suppress(ValueError):
            if data := inflated(from_base64(reading), b"", 4 * MAX_POSITION_LENGTH):
                return data.decode()
    raise BadPosition("position", "the link is damaged")
