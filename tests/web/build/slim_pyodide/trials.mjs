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
    python.pyimport("tests.web.build.slim_pyodide.trials").hide_modules();
}
const trials = { proxies, streams, interrupted, fileSystem };
try {
    const found = (await python.pyimport("tests.web.build.slim_pyodide.trials").results()).toJs({ dict_converter: Object.fromEntries });
    for (const [name, trial] of Object.entries(trials)) {
        found[name] = trial();
    }
    // Not with `console.log`: a pipe takes no more than 64 kB before the process ends.
    process.stdout.write(JSON.stringify(found));
} catch (error) {
    // Only the message: a stack trace through Pyodide would print its megabyte of source.
    console.error(error.message);
    process.exit(1);
}

/** Reads, changes and calls Python objects. */
function proxies() {
    const dict = python.runPython("{'a': [1, 2.5, None], 'b': {'c': (1, 2)}, 'd': {1, 2}, 'e': b'12', 'f': 2**70}");
    const [list, made] = [dict.get("a"), python.runPython("class A:\n  def f(self, a, *, b=2): return a * b\nA()")];
    list.append("new");
    list[0] = 7;
    made.y = 3;
    const buffer = python.runPython("import array\narray.array('i', range(5))").getBuffer();
    const generator = python.runPython("def g():\n  yield (yield 1)\n  return 3\ng()");
    python.registerJsModule("ours", { deep: { y: 1 } });
    return [
        [...dict.keys()], dict.toJs({ dict_converter: Object.fromEntries }).b, list.toJs(), String(dict.get("f")), [...dict.get("d")],
        made.f.callKwargs(5, { b: 3 }), "y" in made, [...buffer.data], [generator.next(), generator.next(9), generator.next()],
        python.toPy({ a: [1] }).toString(), python.runPython("lambda f: f(1)")((x) => x + 1), made.type, list.slice(1).length,
        python.runPython("from ours.deep import y\ny"), Object.keys(python.ffi).sort(), Object.keys(python).sort(), python.version,
    ];
}

/** Provides Python's input and reads its output. */
function streams() {
    const [lines, raw] = [[], []];
    python.setStdout({ batched: (line) => lines.push(line) });
    python.setStderr({ raw: (byte) => raw.push(byte) });
    python.setStdin({ stdin: () => "first" });
    const read = python.runPython("import sys\nprint('é', 1)\nprint('x', file=sys.stderr)\ninput('?')");
    python.setStdout();
    python.setStderr();
    python.setStdin({ error: true });
    return [lines, raw, read];
}

/** Interrupts an endless program. */
function interrupted() {
    const buffer = new Uint8Array([2]);
    python.setInterruptBuffer(buffer);
    try {
        return python.runPython("while True: pass");
    } catch (error) {
        return [error.name, error.type, error.message.split("\n").at(-2), buffer[0]];
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
    FS.mkdir("/made/other");
    FS.mount(FS.filesystems.MEMFS, {}, "/made/other");
    return [[...read], FS.readdir("/made").sort(), FS.stat("/made/deep/a.bin").size, FS.analyzePath("/none").exists];
}
