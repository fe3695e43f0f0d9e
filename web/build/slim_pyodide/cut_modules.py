"""Modules of the interpreter that the page's Python is shipped without, such as SQLite and tests of Python itself.

Each module in C is an entry in a list of Python's (`PyImport_Inittab`): its name, and the function that creates it.
Without the entry it cannot be imported. Its code stays until nothing refers to it, and its methods are in the table of
functions, because they are called by pointer. These slots of the table are emptied; `strip_wasm.mjs` then removes
the code that is out of reach.

A slot is emptied only if no other module can use it. A function in C without an exported name is static: only its own
file can use it. The linker numbered the slots file by file, so that all slots between two that occur in a module's own
tables are those that this file used first; static functions among them are its own.

Of the data, only the tables of East Asian encodings are removed, which have a form of their own.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise
from typing import Final

from web.build.paths import BuildError
from web.build.slim_pyodide.wasm import WORD, Program, Span, changed, constants, read_program

ENCODINGS: Final = ("_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw")
CUT: Final = (
    *ENCODINGS,
    "_multibytecodec",
    "_sqlite3",
    "_testbuffer",
    "_testcapi",
    "_testclinic",
    "_testclinic_limited",
    "_testinternalcapi",
    "_testlimitedcapi",
    "_xxtestfuzz",
    "_zstd",
    "xxsubtype",
)
"""The modules that are removed. `docs/bot-reference.md` names those that a user bot may miss."""
LIBRARIES: Final = (("sqlite3_",), ("ZSTD_", "HUF_", "FSE_", "HIST_"))
"""Prefixes of the functions' names of each C library that only one of these modules uses."""

ENTRY: Final = 2 * WORD
"""Bytes of an entry of the list of modules: name, function."""
DEFINITION: Final = 5 * WORD
"""Bytes in a module's definition (`PyModuleDef`) before name, doc, size, methods, slots and three functions."""
METHOD: Final = 4 * WORD
"""Bytes of a method: name, function, flags, doc."""
PROPERTY: Final = 5 * WORD
"""Bytes of a property: name, two functions, doc, closure."""
EXECUTED: Final = frozenset({1, 2})
"""Slots of a module's definition that hold functions: create, execute."""
METHODS, PROPERTIES, LAST = 64, 73, 90
"""Slots of a type's definition that hold a list; the highest number of a slot."""
MAX_SIZE: Final = 100_000
"""Upper bound of a Python object's fixed size in bytes."""
ROWS: Final = 256
"""Rows of a table of an encoding, one for each first byte: address of the row's characters, first and last column."""


def without_modules(content: bytes) -> bytes:
    """Return Pyodide's program without the modules in `CUT`; raises BuildError."""
    program = read_program(content)
    start, modules = module_list(program)
    if missing := {*CUT} - {name for name, _ in modules}:
        raise BuildError(f"Pyodide no longer has the modules {', '.join(sorted(missing))}.")
    slots = {slot for name, slot in modules if name in CUT}
    own = dict(own_slots(program, modules))
    slots |= {slot for freed in own.values() for slot in freed}
    for prefixes in LIBRARIES:
        slots |= library_slots(program, prefixes)
    functions = (slot for names, held in own.items() if names & {*ENCODINGS} for slot in held)
    spans = {span for slot in functions for place in constants(program.body(slot)) for span in rows(program, place)}
    if not spans:
        raise BuildError("Pyodide's tables of East Asian encodings are no longer found.")
    entries = [(program.word(start + place), slot) for place, name, slot in numbered(modules) if name not in CUT]
    words = [word for entry in entries for word in entry]
    words += [0] * (2 * len(modules) - len(words))
    return changed(program, slots, spans, {start + WORD * number: word for number, word in enumerate(words)})


def numbered(modules: Iterable[tuple[str, int]]) -> Iterator[tuple[int, str, int]]:
    """Yield the offset of each entry in the list of modules, its name and its slot."""
    return ((ENTRY * number, name, slot) for number, (name, slot) in enumerate(modules))


def module_list(program: Program) -> tuple[int, list[tuple[str, int]]]:
    """Return the address of Python's list of modules, and each name and slot, 0 for none; raises BuildError."""
    slots = [slot for slot in program.table if f"PyInit_{CUT[0]}" in program.names(slot)]
    places = (place for slot in slots for place in program.places(slot) if is_entry(program, place - WORD, CUT[0]))
    place = next(places, 0) - WORD
    if place < 0:
        raise BuildError("Pyodide's list of modules is no longer found.")
    while program.has_name(program.word(place - ENTRY)) and program.word(place - WORD) in program.table:
        place -= ENTRY
    end = place
    while program.word(end):
        end += ENTRY
    entries = range(place, end, ENTRY)
    return place, [(program.text(program.word(a)).decode(), program.word(a + WORD)) for a in entries]


def is_entry(program: Program, address: int, name: str) -> bool:
    """Return True if the entry at an address would be that of a module of this name."""
    return program.text(program.word(address)) == name.encode()


def own_slots(program: Program, modules: list[tuple[str, int]]) -> Iterator[tuple[frozenset[str], set[int]]]:
    """Yield the names of neighbouring modules that are cut, and the slots that they alone use; raises BuildError."""
    defined = [(name, defined_slots(program, slot)) for name, slot in modules]
    runs = [(cut, list(run)) for cut, run in groupby(defined, key=lambda module: module[0] in CUT)]
    for (_, before), (cut, run), (_, after) in zip(runs, runs[1:], runs[2:], strict=False):
        if not cut:
            continue
        names = frozenset(name for name, _ in run)
        low, high = max(before[-1][1], default=0), min(after[0][1], default=0)
        filled = {slot for _, slots in run for slot in slots if low < slot < high}
        if not low or not filled:
            raise BuildError(f"Pyodide's modules {', '.join(sorted(names))} no longer have slots of their own.")
        new = filled
        while new:
            types = {
                slot for one in new for place in constants(program.body(one)) for slot in type_slots(program, place)
            }
            new = {slot for slot in types if low < slot < high and not program.names(slot)} - filled
            filled = filled | new
        yield names, {slot for slot in range(min(filled), max(filled) + 1) if not program.names(slot)}


def defined_slots(program: Program, slot: int) -> set[int]:
    """Return the slots of static functions in the definition of a module that the function in a slot creates."""
    slots: set[int] = set()
    for place in constants(program.body(slot)):
        fields = [program.word(place + DEFINITION + WORD * number) for number in range(8)]
        if place <= 0 or place % WORD or not program.has_name(fields[0]):
            continue
        slots |= method_slots(program, fields[3]) | {*fields[5:]}
        entries = fields[4]
        while entries and program.word(entries):
            if program.word(entries) in EXECUTED:
                slots.add(program.word(entries + WORD))
            entries += ENTRY
    return {slot for slot in slots if slot in program.table and not program.names(slot)}


def method_slots(program: Program, place: int, size: int = METHOD, functions: int = 1) -> set[int]:
    """Return the slots in a list of methods, or of properties, at an address; none if there is no such list."""
    found: set[int] = set()
    while place and program.word(place):
        slots = {program.word(place + WORD * number) for number in range(1, functions + 1)} - {0}
        if not program.has_name(program.word(place)) or not slots <= program.table.keys():
            return set()
        found |= slots
        place += size
    return found


def type_slots(program: Program, place: int) -> set[int]:
    """Return the slots in the definition of a type (`PyType_Spec`) at an address; none if there is no definition."""
    name, size, item, _, entries = (program.word(place + WORD * number) for number in range(5))
    if place <= 0 or place % WORD or entries % WORD or not program.has_name(name) or max(size, item) > MAX_SIZE:
        return set()
    slots: set[int] = set()
    while number := program.word(entries):
        value = program.word(entries + WORD)
        if number > LAST:
            return set()
        if number == METHODS:
            slots |= method_slots(program, value)
        elif number == PROPERTIES:
            slots |= method_slots(program, value, PROPERTY, 2)
        elif value in program.table:
            slots.add(value)
        entries += ENTRY
    return slots


def library_slots(program: Program, prefixes: tuple[str, ...]) -> set[int]:
    """Return the slots of a C library: functions with these names alone, and static functions between them."""
    named = {slot for slot in program.table if all_start(program.names(slot), prefixes)}
    if not named:
        raise BuildError(f"Pyodide has no functions any more named {prefixes[0]}.")
    return {slot for slot in range(min(named), max(named) + 1) if slot in named or not program.names(slot)}


def all_start(names: frozenset[str], prefixes: tuple[str, ...]) -> bool:
    """Return True if there are names, and all start with one of the prefixes."""
    return bool(names) and all(name.startswith(prefixes) for name in names)


def rows(program: Program, place: int) -> set[Span]:
    """Return where the table of an encoding at an address lies, and its rows; empty if there is no such table.

    The rows lie one after another, in the same order, without a gap: other data does not look like that.
    """
    if place <= 0 or place % WORD:
        return set()
    spans: list[Span] = []
    for entry in range(place, place + ROWS * ENTRY, ENTRY):
        address, (first, last, *padding) = program.word(entry), program.memory[entry + WORD : entry + ENTRY] or (0, 0)
        if any(padding) or first > last or ((first or last) and not address):
            return set()
        if address:
            spans.append((address, address + 2 * (last - first + 1)))
    if len(spans) < 2 or any(one[1] != other[0] for one, other in pairwise(spans)):
        return set()
    return {(place, place + ROWS * ENTRY), (spans[0][0], spans[-1][1])}
