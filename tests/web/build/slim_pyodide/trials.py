"""Trials of Python inside Pyodide: each function returns its results as plain values.

Run by `trials.mjs`.
"""

import bz2
import calendar
import ctypes
import datetime as dt
import decimal
import functools
import gc
import hashlib
import hmac
import importlib
import io
import json
import locale
import lzma
import math
import mmap
import os
import pickle
import pkgutil
import random
import re
import select
import shutil
import signal
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import threading
import time
import tracemalloc
import unicodedata
import xml.etree.ElementTree as ET
import zipfile
import zlib
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

from web.build.slim_pyodide.cut_modules import CUT

DATA = bytes(range(256)) * 40
LEFT_OUT = ("antigravity", "this", "idlelib", "turtledemo", "test")
"""Modules that open something when imported, or that are missing."""


def failure(operation: Callable[[], object]) -> str:
    """Return the type and the text of the error that an operation raises."""
    try:
        return f"none, but {operation()!r}"
    except BaseException as error:
        return f"{type(error).__name__}: {error}"


def built_in_modules() -> object:
    """Import all built-in modules."""
    return {name: sorted(dir(importlib.import_module(name))) for name in sys.builtin_module_names}


def whole_library() -> object:
    """Import all modules of the standard library; return the failures with their reasons."""
    names = [module.name for module in pkgutil.iter_modules() if module.name not in LEFT_OUT]
    return {name: failure(functools.partial(importlib.import_module, name)).split(" from ")[0] for name in names}


def absent() -> object:
    """Import modules that have been cut, and modules and functions in Python that need them."""
    names = (*CUT, "sqlite3", "compression.zstd")
    found = {name: failure(functools.partial(importlib.import_module, name)) for name in names}
    east = ("gbk", "big5", "shift_jis", "euc_kr", "iso2022_jp", "gb18030", "hz", "johab")
    return found | {name: failure(functools.partial("水".encode, name)) for name in east}


def compression() -> object:
    """Compress and decompress."""
    modules = (zlib, bz2, lzma)
    packed = {module.__name__: module.compress(DATA) for module in modules}
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("data", DATA)
    return [
        {name: hashlib.sha256(content).hexdigest() for name, content in packed.items()},
        [module.decompress(packed[module.__name__]) == DATA for module in modules],
        [failure(functools.partial(module.decompress, b"not compressed at all")) for module in modules],
        zipfile.ZipFile(target).read("data") == DATA,
        zlib.crc32(DATA),
        zlib.adler32(DATA),
    ]


def hashes() -> object:
    """Use all hash algorithms."""
    found = {name: hashlib.new(name, DATA) for name in sorted(hashlib.algorithms_available)}
    ends = {name: hash_.hexdigest(9) if "shake" in name else hash_.hexdigest() for name, hash_ in found.items()}  # type: ignore[call-arg]
    return [ends, hmac.new(b"key", DATA, "sha256").hexdigest(), hashlib.blake2b(DATA, key=b"key").hexdigest()]


def numbers() -> object:
    """Calculate, with floats, large integers and decimals."""
    one_argument = ("sin", "cosh", "erf", "gamma", "lgamma", "expm1", "log1p", "cbrt", "exp2", "atanh", "floor", "sqrt")
    with decimal.localcontext(prec=80):
        root = str(decimal.Decimal(2).sqrt() ** decimal.Decimal("0.1"))
    rng = random.Random(7)
    return [
        [getattr(math, name)(0.7).hex() if name != "floor" else math.floor(0.7) for name in one_argument],
        [math.hypot(3, 4), math.fmod(7, 3), math.ldexp(0.3, 9), math.frexp(1e300), math.nextafter(1, 2).hex()],
        [hashlib.sha256(str(3**9000).encode()).hexdigest(), int("7" * 4000) % 10**9],
        str(3**5000 % 10**40) + str(math.isqrt(10**101)) + f"{1e22:g} {0.1:.30f} {float('nan')} {-0.0}",
        [
            root,
            failure(lambda: decimal.Decimal(1) / 0),
            str(decimal.Decimal("1.005").quantize(decimal.Decimal("0.01"))),
        ],
        [rng.random().hex(), rng.gauss(0, 1).hex(), rng.sample(range(99), 5), rng.getrandbits(100)],
        [
            statistics.fmean([1, 2.5]),
            statistics.NormalDist(1, 2).cdf(0.3).hex(),
            statistics.linear_regression([1, 2], [3, 5]),
        ],
        [abs(complex(3, 4) ** 0.5), round(2.5), round(-1.15, 1), divmod(-7, 2), int("ff", 16), float.fromhex("0x1p-3")],
    ]


def texts() -> object:
    """Search, encode, decode, normalize and parse texts."""
    encodings = ("utf-16", "utf-7", "cp1252", "koi8_r", "mac_roman", "punycode", "raw_unicode_escape")
    return [
        re.findall(r"(?i)\b(\w+)\s+(?=\w)", "Das ist ein Satz, ein langer"),
        re.sub(r"(?P<a>\d)(\d)?", lambda found: f"<{found['a']}>", "1 23 4"),
        [unicodedata.normalize(form, "Å ﬁ 각") for form in ("NFC", "NFD", "NFKC", "NFKD")],
        [unicodedata.name("水"), unicodedata.lookup("SNOWMAN"), "ß".upper(), "İ".lower(), "ǆ".title()],
        {name: "水é".encode(name, "replace").hex() for name in encodings},
        "Bücher.example".encode("idna").decode(),
        failure(lambda: b"\xff".decode()),
        [node.tag + (node.text or "") for node in ET.fromstring("<a>1<b x='2'>&lt;</b></a>").iter()],
        failure(lambda: ET.fromstring("<a>")),
        json.loads(json.dumps({"a": [1.5, None, "é"], "b": 10**30})),
        failure(lambda: json.loads("{")),
        [locale.str(1.5), locale.strcoll("a", "b"), sorted(locale.localeconv())],
        f"{12345.678:,.1f} {'x':>5}|{255:#b} %08.3f %s" % (3.14159, "é"),
    ]


def dates() -> object:
    """Parse and format dates."""
    moment = dt.datetime(2024, 2, 29, 13, 5, 9, tzinfo=dt.UTC)
    return [
        moment.strftime("%A %d %B %Y %H:%M:%S %j %U %p %Z %%"),
        time.strftime("%c|%x|%X|%a", (2024, 2, 29, 13, 5, 9, 3, 60, 0)),
        str(dt.datetime.strptime("01.03.2023 4:05 +0200", "%d.%m.%Y %H:%M %z")),
        [time.mktime((2024, 7, 1, 0, 0, 0, 0, 0, -1)), list(time.localtime(1e9)), list(time.gmtime(-1e9)), time.tzname],
        [calendar.isleap(2100), calendar.monthrange(2024, 2), moment.isocalendar().week, str(moment.timestamp())],
        failure(lambda: time.strptime("x", "%Y")),
        [time.perf_counter() > 0, time.monotonic() > 0, time.time() > 1e9, time.get_clock_info("monotonic").resolution],
    ]


def binary() -> object:
    """Pack, pickle, map and view bytes, and use `ctypes` with callbacks from C to Python."""
    numbers_ = array("d", [3, 1, 2])
    compare = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(lambda number: number + 1)

    class Point(ctypes.Structure):
        _fields_ = (("x", ctypes.c_int), ("y", ctypes.c_double))

    mapped = mmap.mmap(-1, 4096)
    mapped[:3] = b"abc"
    return [
        struct.pack("<ihqfd3s?", 1, -2, 2**40, 0.5, 0.25, b"abc", True).hex(),
        [
            pickle.loads(pickle.dumps((DATA, {1: {2}}, numbers_), protocol)) == (DATA, {1: {2}}, numbers_)
            for protocol in range(6)
        ],
        memoryview(numbers_).cast("B").tolist()[:8],
        [mapped[:4].hex(), mapped.find(b"c")],
        [compare(41), ctypes.sizeof(Point), Point(1, 2.5).y, ctypes.string_at(b"text", 2).decode()],
        [ctypes.cast(ctypes.pointer(ctypes.c_int(7)), ctypes.POINTER(ctypes.c_int))[0], str(ctypes.c_uint8(-1).value)],
    ]


def files() -> object:
    """Use the file system in all ways."""
    folder = Path(tempfile.mkdtemp(dir="/tmp"))
    file = folder / "a.txt"
    file.write_text("one\ntwo é\n", encoding="utf-8")
    (folder / "deep" / "er").mkdir(parents=True)
    (folder / "link").symlink_to(file)
    file.rename(folder / "b.txt")
    os.chmod(folder / "b.txt", 0o600)
    os.utime(folder / "b.txt", (1, 2))
    with (folder / "b.txt").open("r+b") as opened:
        opened.truncate(5)
        opened.seek(-2, os.SEEK_END)
        place = [opened.tell(), opened.read().hex(), os.fstat(opened.fileno()).st_size]
    reading, writing = os.pipe()
    os.write(writing, b"through")
    found = [
        sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*")),
        [oct((folder / "b.txt").stat().st_mode), (folder / "b.txt").stat().st_mtime, os.readlink(folder / "link")[-5:]],
        place,
        os.read(reading, 9).decode(),
        [failure(lambda: (folder / "none").read_text()).split(folder.name)[-1], failure(lambda: os.rmdir("/lib"))],
        [
            len(os.urandom(9)),
            os.getpid(),
            os.uname().sysname,
            os.path.realpath("/tmp/../tmp"),
            os.isatty(0),
            os.umask(0o22),
        ],
        sorted(key for key in os.environ),
        [os.statvfs("/").f_bsize, os.access("/tmp", os.W_OK), shutil.disk_usage("/").total > 0],
    ]
    shutil.rmtree(folder)
    return [*found, folder.exists()]


def limits() -> object:
    """Use features that browsers lack; exceed limits of recursion and memory."""

    def deep(depth: int) -> int:
        return deep(depth + 1)

    def nested() -> object:
        return eval("(" * 5000 + ")" * 5000)

    ended: Iterator[int] = iter([])
    return [
        failure(lambda: deep(0)).split(":")[0],
        failure(nested).split(":")[0],
        failure(lambda: bytearray(2**31 - 1)),
        failure(lambda: re.match(r"(a*)*b", "a" * 5)),
        failure(lambda: threading.Thread(target=print).start()),
        failure(lambda: subprocess.run(["ls"], check=False)),
        failure(lambda: os.fork()).split(" ")[0],
        failure(lambda: socket.socket().connect(("127.0.0.1", 9))).split(":")[0],
        failure(lambda: select.select([], [], [], 0)),
        failure(lambda: next(ended)),
        failure(lambda: sys.exit(3)),
        [signal.getsignal(signal.SIGINT) is not None, gc.collect() >= 0, sys.getrecursionlimit()],
    ]


def watching() -> object:
    """Trace and profile running code, and count calls."""
    seen: list[str] = []
    sys.setprofile(lambda frame, event, _: seen.append(f"{event} {frame.f_code.co_name}"))
    calendar.isleap(2024)
    sys.setprofile(None)
    tracemalloc.start()
    kept = bytearray(100_000)
    traced = tracemalloc.get_traced_memory()[0] >= len(kept)
    tracemalloc.stop()
    return [seen, traced]


TRIALS = (
    *(absent, compression, hashes, numbers, texts, dates, binary, files, limits, watching),
    *(built_in_modules, whole_library),
)
