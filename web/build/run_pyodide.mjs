// Runs Python in Pyodide under Node, so that the page's Python is compiled by the very Python that will run it.
//
//   node run_pyodide.mjs JOB.json
//
// JOB.json: { "runtime", "pyodide" } (folders: Pyodide as the page ships it, and as it was), { "repository", "packages",
// "result" } (absolute paths, too), "roots", "guests" (module names), and a "task": "compile", with { "wheels", "reached",
// "extras" }, fills the last two folders with compiled modules, see compile_in_pyodide.py; "rehearse", with { "library", "needed" }, starts
// from a library, see trace_first_visit.py; "check", with { "library", "packs" }, starts from a library and a folder with all other
// packs, see smoke_check.py. What comes of it is written to "result".

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
try {
    const result = await { compile, rehearse, check }[job.task]();
    writeFileSync(job.result, JSON.stringify(result ?? null));
} catch (error) {
    // The message alone: a stack through Pyodide prints its megabyte of source.
    console.error(error.message);
    process.exitCode = 1;
}

/** Fills the folders; returns the modules that Pyodide has imported by itself. */
async function compile() {
    const library = `${job.pyodide}/python_stdlib.zip`;
    const python = await start(library, ["repository", "packages", "wheels", "reached", "extras"]);
    python.pyimport("sys").path.splice(0, 0, "/repository", "/repository/engine", "/packages");
    const booted = python.runPython("import sys; sorted(sys.modules)").toJs();
    python.pyimport("web.build.compile_in_pyodide").compile_all(job.roots, job.guests);
    return booted;
}

/** Finds out with which modules the page starts, in a Python that does nothing else. */
async function rehearse() {
    const python = await start(job.library);
    const seen = python.runPython(`${source("trace_first_visit.py")}\nrehearse`)(job.needed);
    return seen.toJs({ dict_converter: Object.fromEntries });
}

/** Starts from our library alone, and imports all there is. */
async function check() {
    const python = await start(job.library, ["packs"]);
    python.runPython(`${source("smoke_check.py")}\ncheck`)(job.roots, job.guests);
}

/**
 * @param {string} library the zip from which Python starts
 * @param {string[]} [folders] of the job's folders those that this Python is to have
 */
async function start(library, folders = []) {
    const { loadPyodide } = await import(pathToFileURL(`${job.runtime}/pyodide.mjs`).href);
    const python = await loadPyodide({
        indexURL: job.runtime,
        lockFileURL: `${job.pyodide}/pyodide-lock.json`,
        stdLibURL: library,
        // The order of a set's members must not reach the compiled files: the same input gives the same bytes. And columns
        // would: a tenth of the library, for the carets under a line of which no reader of a traceback has the source.
        env: {
            HOME: "/home/pyodide",
            PYTHONHASHSEED: "0",
            PYTHONNODEBUGRANGES: "1",
            PYTHONDONTWRITEBYTECODE: "1",
        },
    });
    for (const name of folders) {
        python.mountNodeFS(`/${name}`, job[name]);
    }
    return python;
}

/** @param {string} name of a Python file beside this one */
function source(name) {
    return readFileSync(new URL(name, import.meta.url), "utf8");
}
