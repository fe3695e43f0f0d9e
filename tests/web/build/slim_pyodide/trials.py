"""Programs that must give the same results in the slimmed and in the original Pyodide. Run by `trials.mjs`."""

import _imp
import importlib
import os
import pkgutil
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

from pyodide.code import eval_code_async, run_js

from web.build.slim_pyodide.cut_modules import CUT

LEFT_OUT: Final = ("antigravity", "this", "idlelib", "turtledemo", "test")
"""Modules that open something when imported, or that are missing."""

KINDS: Final = run_js("""({
    n: 1.5, b: 2n ** 70n, t: "é😀", u: undefined, l: [1, [2]], m: new Map([["a", {b: 1}]]), s: new Set([1]),
    d: new Uint8Array([1, 2, 3]), f: (a, b = 2) => a + b, g: function* () { yield 1 },
    c: class { constructor(x) { this.x = x } }, late: (value) => new Promise((done) => setTimeout(done, 5, value)),
    many: async function* () { yield 1 },
    through: (f) => { for (let n = 0; n < 99; n++) { try { f(1) } catch {} } f(1) },
})""")
"""A value of each kind."""

EXPRESSIONS: Final = r"""
[module.compress(D).hex()[:99] for module in (zlib, bz2, lzma)]
[module.decompress(module.compress(D)) == D for module in (zlib, bz2, lzma)]
zlib.decompress(b"no")
bz2.decompress(b"no")
lzma.decompress(b"no")
[zlib.crc32(D), zlib.adler32(D)]
zipfile.ZipFile(io.BytesIO(), "w", zipfile.ZIP_LZMA).writestr("data", D)
[hashlib.new(name, D).hexdigest(*[9] * ("shake" in name)) for name in sorted(hashlib.algorithms_available)]
hmac.new(b"key", D, "sha256").hexdigest()
[getattr(math, name)(0.7).hex() for name in "sin cosh erf gamma lgamma expm1 log1p cbrt exp2 atanh sqrt".split()]
[math.isqrt(10**101), math.nextafter(1, 2), math.frexp(1e300), abs((3 + 4j) ** 0.5), divmod(-7, 2), round(-1.15, 1)]
[hash(str(3**900)), int("7" * 4000) % 10**9, f"{1e22:g} {0.1:.30f} {-0.0} {12345.678:,.1f} {255:#b} %08.3f" % 3.14]
decimal.Decimal(2).sqrt() ** decimal.Decimal("0.1")
decimal.Decimal(1) / 0
[random.Random(7).gauss(0, 1), random.Random(7).sample(range(99), 5)]
[statistics.NormalDist(1, 2).cdf(0.3).hex(), statistics.linear_regression([1, 2], [3, 5])]
re.findall(r"(?i)\b(\w+)\s+(?=\w)", "Das ist ein Satz, ein langer")
[unicodedata.normalize("NFKD", "Å ﬁ 각"), unicodedata.name("水"), "ß".upper(), "İ".lower(), "ǆ".title()]
["é".encode(name).hex() for name in "utf-16 utf-7 cp1252 mac_roman punycode raw_unicode_escape idna".split()]
b"\xff".decode()
[node.tag + (node.text or "") for node in ET.fromstring("<a>1<b x='2'>&lt;</b></a>").iter()]
ET.fromstring("<a>")
json.loads(json.dumps({"a": [1.5, None, "é"], "b": 10**30}))
json.loads("{")
[locale.strcoll("a", "b"), sorted(locale.localeconv())]
datetime.datetime(2024, 2, 29, 13, 5, 9).strftime("%A %d %B %Y %H:%M:%S %j %U %p %c")
time.strptime("01.03.2023 4:05", "%d.%m.%Y %H:%M")
[time.localtime(1e9), time.gmtime(-1e9), time.tzname, time.get_clock_info("monotonic").resolution]
struct.pack("<ihqfd3s?", 1, -2, 2**40, 0.5, 0.25, b"abc", True).hex()
[pickle.loads(pickle.dumps((D, {1: {2}}), protocol)) == (D, {1: {2}}) for protocol in range(6)]
[memoryview(array.array("d", [3])).cast("B").tolist(), mmap.mmap(-1, 4096).find(b"a")]
ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int)(int)(41)
[ctypes.string_at(b"text", 2), str(ctypes.c_uint8(-1).value)]
[os.path.realpath("/tmp/../tmp"), sorted(os.environ), len(os.urandom(9)), os.statvfs("/").f_bsize, os.uname().sysname]
[os.write(pipe[1], b"through") and os.read(pipe[0], 9) for pipe in [os.pipe()]]
os.rmdir("/lib")
[tracemalloc.start(), tracemalloc.get_traced_memory()[0] >= 0, gc.collect() >= 0, sys.getrecursionlimit()]
bytearray(2**31 - 1)
eval("(" * 5000 + ")" * 5000)
threading.Thread(target=print).start()
subprocess.run(["ls"], check=False)
os.fork()
select.select([], [], [], 0)
socket.socket().connect(("127.0.0.1", 9))
sys.exit(3)
await asyncio.gather(asyncio.sleep(0.02, 1), asyncio.sleep(0.01, 2))
await asyncio.wait_for(asyncio.sleep(9), 0.01)
[await KINDS.late(7), [number async for number in KINDS.many()]]
await js.Promise.reject(js.RangeError.new("refused"))
[KINDS.n, KINDS.b, KINDS.t, KINDS.u, KINDS.l.to_py(), KINDS.m["a"].b, KINDS.s.to_py(), KINDS.f(1), list(KINDS.g())]
[KINDS.d.assign(b"\7\10\11"), KINDS.d.to_py().tolist(), KINDS.c.new(21).x, sorted(dir(KINDS))[:9], KINDS.l[1][0]]
[js.JSON.stringify(pyodide.ffi.to_js({"a": [1, (2,)]}, dict_converter=js.Object.fromEntries))]
js.Array.from_(pyodide.ffi.to_js([3, 1, 2])).sort(pyodide.ffi.create_proxy(int.__sub__)).to_py()
KINDS.l[7]
KINDS.through(lambda number: 1 / (number - 1))
js.nothing
js.eval("throw new TypeError('of JavaScript')")
deep()
""".strip().splitlines()
"""Expressions with values or errors. Modules are imported by the names before dots."""


def files() -> object:
    """Use the file system."""
    folder = Path(tempfile.mkdtemp())
    (folder / "a").write_text("one é", encoding="utf-8")
    (folder / "link").symlink_to(folder / "a")
    (folder / "a").rename(folder / "b").chmod(0o600)
    os.utime(folder / "b", (1, 2))
    os.truncate(folder / "b", 5)
    status = (folder / "b").stat()
    names = sorted(path.name for path in folder.rglob("*"))
    return names, status.st_mode, status.st_mtime, (folder / "b").read_bytes(), (folder / "link").readlink().name


def profiled() -> object:
    """Watch calls."""
    seen: list[str] = []
    sys.setprofile(lambda _frame, event, _: seen.append(event))
    len(seen)
    sys.setprofile(None)
    return seen


def deep() -> object:
    """Call itself without end."""
    return deep()


async def told(program: str) -> str:
    """Return the value of a program, or the type and the text of its error."""
    names: dict[str, Any] = {**globals(), "D": bytes(range(256)) * 40, "ET": ElementTree}
    try:
        for name in {*re.findall(r"\b[a-z_0-9]+(?=[.,)])", program)} & {*sys.stdlib_module_names, "js", "pyodide"}:
            names[name] = importlib.import_module(name)
        return repr(await eval_code_async(program, names))
    except BaseException as error:
        return f"{type(error).__name__}: {error}"


async def results() -> dict[str, str]:
    """Return the results of all programs, of imports of all modules, and the names in each built-in one."""
    library = [module.name for module in pkgutil.iter_modules() if module.name not in LEFT_OUT]
    imports = [f"import {name}; {name}.__name__" for name in (*CUT, "sqlite3", "compression.zstd", *library)]
    east = [f"'水'.encode('{name}')" for name in ("gbk", "big5", "shift_jis", "euc_kr", "gb18030", "johab")]
    names = {name: str(sorted(dir(importlib.import_module(name)))) for name in sys.builtin_module_names}
    programs = (*EXPRESSIONS, "files()", "profiled()", *imports, *east)
    return names | {program: await told(program) for program in programs}


def hide_modules() -> None:
    """Let imports of the modules that are cut fail as if the interpreter did not have them."""
    is_builtin = _imp.is_builtin
    _imp.is_builtin = lambda name: 0 if name in CUT else is_builtin(name)
    # Pyodide's start imports `shutil`, which imports `compression.zstd` if it can.
    for name in [name for name in sys.modules if name in CUT or name.startswith("compression.zstd")]:
        del sys.modules[name]
    sys.builtin_module_names = tuple(name for name in sys.builtin_module_names if name not in CUT)
