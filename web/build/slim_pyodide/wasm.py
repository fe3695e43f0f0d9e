"""A WebAssembly program linked by Emscripten: its table of functions and its memory, which Binaryen cannot change."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from web.build.paths import BuildError

IMPORT, EXPORT, ELEMENT, CODE, DATA, DATA_COUNT = 2, 7, 9, 10, 11, 12
"""Numbers of sections."""
PREAMBLE: Final = 8
"""Bytes before the first section."""
CONSTANT: Final = 0x41
"""The instruction `i32.const`."""
END: Final = 0x0B
FUNCTION, TABLE, MEMORY, GLOBAL, TAG = range(5)
"""Kinds of imports and exports."""
WORD: Final = 4
"""Bytes of a pointer."""
C_NAME: Final = re.compile(rb"[A-Za-z_][A-Za-z0-9_.-]*\Z")

Span = tuple[int, int]
"""A first address, and the address after the last."""


@dataclass(frozen=True)
class Program:
    """A program that has its functions and its data at fixed places of the table and of the memory."""

    content: bytes
    sections: tuple[tuple[int, Span], ...]
    imported: int
    """Number of imported functions, which have the first indices."""
    exports: Mapping[int, frozenset[str]]
    """The names of exported functions by index."""
    table: Mapping[int, int]
    """Index of the function in each slot of the table: a pointer to a function is the number of its slot."""
    bodies: tuple[Span, ...]
    segments: tuple[tuple[int, Span], ...]
    """Address of each data segment, and its place in the content."""
    memory: bytes
    """The memory at the start."""

    def body(self, slot: int) -> bytes:
        """Return the code of the function in a slot, empty if it is imported or there is none."""
        number = self.table.get(slot, 0) - self.imported
        return self.content[slice(*self.bodies[number])] if number >= 0 else b""

    def names(self, slot: int) -> frozenset[str]:
        """Return the exported names of the function in a slot; a static function of C has none."""
        return self.exports.get(self.table.get(slot, -1), frozenset())

    def word(self, address: int) -> int:
        """Return the 32 bits at an address; 0 outside the memory."""
        return int.from_bytes(self.memory[address : address + WORD], "little") if address >= 0 else 0

    def places(self, word: int) -> Iterator[int]:
        """Yield the addresses at which these 32 bits are stored."""
        place, bits = -1, word.to_bytes(WORD, "little")
        while (place := self.memory.find(bits, place + 1)) >= 0:
            if place % WORD == 0:
                yield place

    def text(self, address: int) -> bytes:
        """Return the bytes at an address up to the first zero, at most 99; none outside the memory."""
        return self.memory[address : address + 99].partition(b"\0")[0] if address > 0 else b""

    def has_name(self, address: int) -> bool:
        """Return True if there is a C string at an address that could be a name in Python."""
        return C_NAME.match(self.text(address)) is not None


def read_program(content: bytes) -> Program:
    """Read a program; raises BuildError if its form is not supported."""
    sections = tuple(_sections(content))
    spans = dict(sections)
    if len(spans) != len(sections) or not {IMPORT, EXPORT, ELEMENT, CODE, DATA, DATA_COUNT} <= spans.keys():
        raise BuildError("Pyodide's program lacks a section, or has one twice.")
    segments = tuple(_segments(_Reader(content, spans[DATA][0])))
    memory = bytearray(max(address + end - start for address, (start, end) in segments))
    for address, (start, end) in segments:
        memory[address : address + end - start] = content[start:end]
    return Program(
        content,
        sections,
        _imported(_Reader(content, spans[IMPORT][0])),
        _exports(_Reader(content, spans[EXPORT][0])),
        _table(_Reader(content, spans[ELEMENT][0])),
        tuple(_bodies(_Reader(content, spans[CODE][0]))),
        segments,
        bytes(memory),
    )


def changed(program: Program, slots: Iterable[int], spans: Iterable[Span], words: Mapping[int, int]) -> bytes:
    """Return a program with these slots empty, these addresses zero, and these words at their addresses."""
    gone = {*slots}
    data = bytearray(program.memory)
    for address, word in words.items():
        data[address : address + WORD] = word.to_bytes(WORD, "little")
    segments = [*_kept(program, sorted(spans))]
    sections = {
        ELEMENT: _elements({slot: index for slot, index in program.table.items() if slot not in gone}),
        DATA_COUNT: unsigned(len(segments)),
        DATA: _data(bytes(data), segments),
    }
    parts = [program.content[:PREAMBLE]]
    for number, (start, end) in program.sections:
        body = sections.get(number, program.content[start:end])
        parts += [bytes([number]), unsigned(len(body)), body]
    return b"".join(parts)


def constants(code: bytes) -> set[int]:
    """Return at least all 32-bit constants in the code of a function: parts of other instructions may look like one."""
    return {_Reader(code, start.end()).signed() for start in re.finditer(rb"\x41(?=[\x80-\xff]{0,4}[\0-\x7f])", code)}


def unsigned(number: int) -> bytes:
    """Return a number in LEB128."""
    return bytes([number]) if number < 0x80 else bytes([number & 0x7F | 0x80]) + unsigned(number >> 7)


def _signed(number: int) -> bytes:
    """Return a number that is not negative in signed LEB128."""
    return bytes([number]) if number < 0x40 else bytes([number & 0x7F | 0x80]) + _signed(number >> 7)


class _Reader:
    """Reads numbers and names one after another."""

    def __init__(self, content: bytes, place: int) -> None:
        """Start at a place."""
        self._content = content
        self.place = place

    def byte(self) -> int:
        """Read a byte."""
        self.place += 1
        return self._content[self.place - 1]

    def unsigned(self) -> int:
        """Read a number in LEB128."""
        number, shift = 0, 0
        while (byte := self.byte()) & 0x80:
            number |= (byte & 0x7F) << shift
            shift += 7
        return number | byte << shift

    def signed(self) -> int:
        """Read a number in signed LEB128."""
        start = self.place
        number = self.unsigned()
        bits = 7 * (self.place - start)
        return number - (1 << bits) if number >> (bits - 1) else number

    def span(self) -> Span:
        """Read a length, and pass over that many bytes."""
        length = self.unsigned()
        self.place += length
        return self.place - length, self.place

    def name(self) -> str:
        """Read a name."""
        return self._content[slice(*self.span())].decode()

    def address(self) -> int:
        """Read the start of a segment at a fixed address; raises BuildError for any other."""
        form = self.byte(), self.byte()
        address = self.signed()
        if form != (0, CONSTANT) or self.byte() != END or address < 0:
            raise BuildError("Pyodide's program has a segment without a fixed address.")
        return address


def _sections(content: bytes) -> Iterator[tuple[int, Span]]:
    """Yield the number and the span of each section."""
    reader = _Reader(content, PREAMBLE)
    while reader.place < len(content):
        yield reader.byte(), reader.span()


def _imported(reader: _Reader) -> int:
    """Return the number of imported functions."""
    functions = 0
    for _ in range(reader.unsigned()):
        reader.span()
        reader.span()
        kind = reader.byte()
        functions += kind == FUNCTION
        if kind in {TABLE, GLOBAL, TAG}:
            reader.byte()
        if kind in {TABLE, MEMORY}:
            limited = reader.byte() & 1
            reader.unsigned()
            if limited:
                reader.unsigned()
        elif kind in {FUNCTION, TAG}:
            reader.unsigned()
        else:
            reader.byte()
    return functions


def _exports(reader: _Reader) -> dict[int, frozenset[str]]:
    """Return the names of each exported function: equal functions have been merged, so one may have several."""
    names: dict[int, frozenset[str]] = {}
    for _ in range(reader.unsigned()):
        name, kind, index = reader.name(), reader.byte(), reader.unsigned()
        if kind == FUNCTION:
            names[index] = names.get(index, frozenset()) | {name}
    return names


def _table(reader: _Reader) -> dict[int, int]:
    """Return the function in each slot."""
    slots: dict[int, int] = {}
    for _ in range(reader.unsigned()):
        start = reader.address()
        slots |= {start + number: reader.unsigned() for number in range(reader.unsigned())}
    return slots


def _bodies(reader: _Reader) -> Iterator[Span]:
    """Yield the span of each function."""
    for _ in range(reader.unsigned()):
        yield reader.span()


def _segments(reader: _Reader) -> Iterator[tuple[int, Span]]:
    """Yield the address and the span of each data segment."""
    for _ in range(reader.unsigned()):
        yield reader.address(), reader.span()


def _elements(table: Mapping[int, int]) -> bytes:
    """Return a section for a table; slots without a function are left out."""
    slots = sorted(table)
    starts = [slot for slot in slots if slot - 1 not in table]
    parts = [unsigned(len(starts))]
    for start, after in pairwise([*starts, slots[-1] + 1]):
        functions = [table[slot] for slot in range(start, after) if slot in table]
        parts += [_segment(start), unsigned(len(functions)), *map(unsigned, functions)]
    return b"".join(parts)


def _kept(program: Program, gone: list[Span]) -> Iterator[Span]:
    """Yield the addresses of the data segments without some spans: memory without a segment is zero."""
    for address, (start, end) in program.segments:
        after = address + end - start
        first = address
        for low, high in gone:
            if first < high and low < after:
                if first < low:
                    yield first, low
                first = high
        if first < after:
            yield first, after


def _data(memory: bytes, segments: list[Span]) -> bytes:
    """Return a section for parts of the memory."""
    parts = [unsigned(len(segments))]
    for start, end in segments:
        parts += [_segment(start), unsigned(end - start), memory[start:end]]
    return b"".join(parts)


def _segment(address: int) -> bytes:
    """Return the head of a segment with a fixed address."""
    return bytes([0, CONSTANT]) + _signed(address) + bytes([END])
