// Trials of Python, and of JavaScript's access to it, in Pyodide under Node: `node trials.mjs RUNTIME PYODIDE [HIDE]`.
//
// RUNTIME is the folder of Pyodide's scripts, PYODIDE that of its library. With HIDE, the modules that the page's Python
// lacks cannot be imported. Prints the results as a JSON object.

import { fileURLToPath, pathToFileURL } from "node:url";

const [runtime, pyodide, hide] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
const python = await loadPyodide({
    indexURL: runtime,
    lockFileURL: `${pyodide}/pyodide-lock.json`,
    stdLibURL: `${pyodide}/python_stdlib.zip`,
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1", TZ: "UTC" },
});
python.mountNodeFS("/repository", fileURLToPath(new URL("../../../..", import.meta.url)));
python.pyimport("sys").path.append("/repository");
if (hide) {
    python.pyimport("tests.web.build.slim_pyodide.hide").hide_modules();
}
const { dumps } = python.pyimport("json");
const found = {};
try {
    for (const trial of [proxies, failing, streams, interrupted, fileSystem, modules]) {
        found[trial.name] = await trial();
    }
    for (const name of ["trials", "crossing"]) {
        for (const trial of python.pyimport(`tests.web.build.slim_pyodide.${name}`).TRIALS) {
            found[trial.__name__] = JSON.parse(dumps.callKwargs(await trial(), { default: String }));
        }
    }
} catch (error) {
    // Only the message: a stack trace through Pyodide would print its megabyte of source.
    console.error(error.message);
    process.exit(1);
}
// Not with `console.log`: a pipe takes no more than 64 kB before the process ends.
process.stdout.write(JSON.stringify(found));

/** Reads, changes and calls Python objects. */
function proxies() {
    const dict = python.runPython("{'a': [1, 2.5, None], 'b': {'c': (1, 2)}, 'd': {1, 2}, 'e': b'12', 'f': 2**70}");
    const list = dict.get("a");
    list.append("new");
    list[0] = 7;
    const made = python.runPython("class A:\n  x = 1\n  def f(self, a, *, b=2): return a * b\nA()");
    made.y = 3;
    const buffer = python.runPython("import array\narray.array('i', range(5))").getBuffer();
    const generator = python.runPython("def g():\n  got = yield 1\n  yield got\n  return 3\ng()");
    return [
        [...dict.keys()], dict.toJs({ dict_converter: Object.fromEntries }).b, list.toJs(), list.length, dict.has("z"),
        String(dict.get("f")), [...dict.get("d")], [...dict.get("e").toJs()], made.f.callKwargs(5, { b: 3 }), made.y,
        [..."xyz"].filter((name) => name in made), [...buffer.data], [generator.next(), generator.next(9), generator.next()],
        python.toPy({ a: [1] }).toString(), python.runPython("lambda f: f(1)")((x) => x + 1), made.type, list.slice(1).length,
    ];
}

/** Raises errors in Python. */
async function failing() {
    const told = [];
    for (const code of ["1/0", "import nothing", "x =", "raise SystemExit(2)", "def f(): f()\nf()", "from js import nothing"]) {
        try {
            told.push(python.runPython(code));
        } catch (error) {
            told.push([error.name, error.type, error.message.split("\n").at(-2)]);
        }
    }
    const late = await python.runPythonAsync("import asyncio\nawait asyncio.sleep(0)\n1/0").catch((error) => error.type);
    const killed = python.runPython("x = {}\nx");
    killed.destroy();
    try {
        killed.get("a");
    } catch (error) {
        told.push(error.message.split("\n")[0].slice(0, 40));
    }
    return [...told, late];
}

/** Provides Python's input and reads its output. */
function streams() {
    const [lines, raw] = [[], []];
    const input = ["first", "second"];
    python.setStdout({ batched: (line) => lines.push(line) });
    python.setStderr({ raw: (byte) => raw.push(byte) });
    python.setStdin({ stdin: () => input.shift() });
    const read = python.runPython("import sys\nprint('é', 1)\nprint('x', file=sys.stderr)\n[input('?'), sys.stdin.readline()]").toJs();
    python.setStdout();
    python.setStderr();
    python.setStdin({ error: true });
    const failed = python.runPython("try:\n  input()\nexcept OSError as error:\n  found = str(error)\nfound");
    return [lines, raw, read, failed];
}

/** Interrupts an endless program. */
function interrupted() {
    const buffer = new Uint8Array(1);
    python.setInterruptBuffer(buffer);
    buffer[0] = 2;
    try {
        return python.runPython("while True: pass");
    } catch (error) {
        return [error.type, buffer[0]];
    } finally {
        python.setInterruptBuffer(undefined);
    }
}

/** Uses Pyodide's file system. */
function fileSystem() {
    const { FS } = python;
    FS.mkdirTree("/made/deep");
    FS.writeFile("/made/deep/a.bin", new Uint8Array([1, 2, 3]));
    FS.symlink("/made/deep/a.bin", "/made/link");
    const read = python.runPython("open('/made/link', 'rb').read()").toJs();
    python.unpackArchive(python.runPython("import io, zipfile\nb = io.BytesIO()\nzipfile.ZipFile(b, 'w').writestr('in.py', 'x = 8')\nb.getvalue()").getBuffer().data, "zip", { extractDir: "/made" });
    FS.mkdir("/made/other");
    FS.mount(FS.filesystems.MEMFS, {}, "/made/other");
    return [[...read], FS.readdir("/made").sort(), FS.stat("/made/deep/a.bin").size, FS.analyzePath("/none").exists];
}

/** Provides modules to Python. */
function modules() {
    python.registerJsModule("ours", { twice: (x) => 2 * x, deep: { y: 1 } });
    const found = python.runPython("import ours\nfrom ours.deep import y\n[ours.twice(4), y]").toJs();
    python.unregisterJsModule("ours");
    return [found, python.pyimport("math.sqrt")(4), Object.keys(python.ffi).sort(), python.version, Object.keys(python).sort()];
}
