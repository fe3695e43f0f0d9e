"""Trials of calls between Python and JavaScript, inside Pyodide; `trials.py` has those of Python alone."""

import asyncio
from collections.abc import Awaitable

import js
from pyodide.code import eval_code, run_js
from pyodide.ffi import JsException, create_proxy, to_js

from tests.web.build.slim_pyodide.trials import failure

KINDS = """({
    n: 1.5, b: 2n ** 70n, t: "é😀", u: undefined, z: null, y: Symbol.iterator,
    l: [1, [2]], m: new Map([["a", {b: 1}]]), s: new Set([1, 2]),
    d: new Uint8Array([1, 2, 3]), e: new Float64Array([0.5]),
    f: (a, b = 2) => a + b, g: function* () { yield 1; yield 2 },
    c: class { constructor(x) { this.x = x } get twice() { return 2 * this.x } },
})"""
"""A value of each kind."""


def errors() -> object:
    """Raise errors from Python through JavaScript and back, many times."""

    def fails(text: str) -> None:
        raise ValueError(text)

    thrower = run_js("(f, x) => f(x)")
    back = run_js(
        "(f) => { try { f('in') } catch (error) { return `${error.type} ${error.message.split('\\n').at(-2)}` } }"
    )
    found = [failure(lambda: thrower(fails, "through")) for _ in range(100)]
    try:
        run_js("(() => { throw new TypeError('of JavaScript') })()")
    except JsException as error:
        found += [str(error), error.name]
    try:
        raise ExceptionGroup("many", [ValueError(1), OSError(2)])
    except* ValueError as group:
        found.append(repr(group.exceptions))
    except* OSError as group:
        found.append(repr(group.exceptions))
    return [*found, back(fails), failure(lambda: js.nothing), failure(lambda: eval_code("1 +"))]


def javascript() -> object:
    """Pass values to JavaScript and back: numbers, strings, objects, arrays, maps, sets, buffers, functions."""
    kinds = run_js(KINDS)
    made = kinds.c.new(21)
    made.more = to_js({"a": [1, (2, 3)], "b": {1, 2}}, dict_converter=js.Object.fromEntries)
    callback = create_proxy(lambda *values, **more: [*values, sorted(more)])
    buffer = kinds.d
    buffer.assign(b"\x07\x08\x09")
    found = [
        [
            kinds.n,
            kinds.b,
            kinds.t,
            kinds.l.to_py(),
            kinds.m.to_py(),
            sorted(kinds.s.to_py()),
            kinds.u is None,
            kinds.f(1),
        ],
        [list(kinds.g()), buffer.to_py().tolist(), bytes(buffer.to_memoryview()).hex(), kinds.e.to_bytes().hex()],
        [
            made.twice,
            js.JSON.stringify(made),
            hasattr(made, "none"),
            sorted(dir(kinds))[:9],
            len(kinds.l),
            kinds.l[1][0],
        ],
        js.Array.from_(to_js([3, 1, 2])).sort(create_proxy(lambda left, right: left - right)).to_py(),
        run_js("(f) => f.callKwargs(1, {a: 2}).toJs().join()")(callback),
        failure(lambda: kinds.l[7]),
        [
            bool(kinds.l),
            kinds.m["a"].b,
            "a" in kinds.m,
            repr(kinds.f)[:9],
            type(kinds.d).__name__,
            str(js.Date.new(0).toJSON()),
        ],
        js.Object.entries(to_js({"k": 1}, dict_converter=js.Object.fromEntries)).to_py(),
    ]
    callback.destroy()
    return found


async def waiting() -> object:
    """Await JavaScript's promises, tasks and timers."""

    async def late(value: int, seconds: float) -> int:
        await asyncio.sleep(seconds)
        return value

    async def refused() -> object:
        return await run_js("Promise.reject(new RangeError('refused'))")

    async def fails(operation: Awaitable[object]) -> str:
        try:
            return f"none, but {await operation!r}"
        except Exception as error:
            return f"{type(error).__name__}: {error}"

    queue: asyncio.Queue[int] = asyncio.Queue()
    asyncio.get_running_loop().call_later(0.01, queue.put_nowait, 5)
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(late(number, number / 100)) for number in (3, 1, 2)]
    yields = run_js("(async function* () { yield 1; yield 2 })()")
    return [
        await run_js("new Promise((done) => setTimeout(() => done([1, 2]), 5)).then((l) => l.length)"),
        [task.result() for task in tasks],
        await asyncio.gather(late(1, 0.02), late(2, 0.01)),
        await queue.get(),
        [item async for item in yields],
        await fails(refused()),
        await fails(asyncio.wait_for(late(1, 9), 0.01)),
        await fails(asyncio.wait_for(js.Promise.new(lambda *_: None), 0.01)),
    ]


TRIALS = (errors, javascript, waiting)
