// Runs Python in Pyodide under Node, so that the page's Python is compiled by the same Python that will run it.
//
//   node run_pyodide.mjs JOB.json
//
// JOB.json has "runtime" and "pyodide" (folders: Pyodide as shipped, and the original), "repository", "packages" and
// "result" (absolute paths), "roots" and "userBotModules" (module names), and a "task":
//
//   "compile", with "imports" (of our modules), "written" (modules that the build has written) and "wheels", writes
//   compiled modules (compile_in_pyodide.py) into the folder "modules", and keeps them in "compiled" for the next build;
//   "trace", with "library" and "needed", starts from a library (trace_first_visit.py);
//   "check", with "library" and "packs", starts from a library and a folder with all other packs (smoke_check.py).
//
// The task's return value is written to "result".
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";

// Python runs for seconds: to optimise its WebAssembly takes longer than it saves.
setFlagsFromString("--liftoff-only");

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
try {
    const result = await { compile, trace, check }[job.task]();
    writeFileSync(job.result, JSON.stringify(result ?? null));
} catch (error) {
    // Only the message: a stack trace through Pyodide would print its megabyte of source.
    console.error(error.message);
    process.exitCode = 1;
}

/** Compiles the modules; returns those that Pyodide has imported itself. */
async function compile() {
    const library = `${job.pyodide}/python_stdlib.zip`;
    const python = await start(library, ["repository", "written", "packages", "wheels", "modules", "compiled"]);
    python.pyimport("sys").path.splice(0, 0, "/repository", "/repository/engine", "/written", "/packages");
    const booted = python.runPython("import sys; sorted(sys.modules)").toJs();
    python.pyimport("web.build.compile_in_pyodide").compile_all(job.roots, python.toPy(job.imports), job.userBotModules);
    return booted;
}

/** Records the modules of a first visit, in a separate Python. */
async function trace() {
    const python = await start(job.library);
    const seen = python.runPython(`${source("trace_first_visit.py")}\ntrace`)(job.needed);
    return seen.toJs({ dict_converter: Object.fromEntries });
}

/** Starts from our library alone and imports all modules. */
async function check() {
    const python = await start(job.library, ["packs"]);
    python.runPython(`${source("smoke_check.py")}\ncheck`)(job.roots, job.userBotModules);
}

/**
 * @param {string} library the zip from which Python starts
 * @param {string[]} [folders] names of the job's folders to mount
 */
async function start(library, folders = []) {
    const { loadPyodide } = await import(pathToFileURL(`${job.runtime}/pyodide.mjs`).href);
    const python = await loadPyodide({
        indexURL: job.runtime,
        lockFileURL: `${job.pyodide}/pyodide-lock.json`,
        stdLibURL: library,
        // Fixed hashes, so that the order of sets does not change the compiled files. No columns: they are a tenth of
        // the library, and only draw carets under source lines that a traceback in the page does not have.
        env: {
            HOME: "/home/pyodide",
            PYTHONHASHSEED: "0",
            PYTHONNODEBUGRANGES: "1",
            PYTHONPYCACHEPREFIX: "/compiled/imported",
        },
    });
    for (const name of folders) {
        python.mountNodeFS(`/${name}`, job[name]);
    }
    return python;
}

/** @param {string} name of a Python file in this folder */
function source(name) {
    return readFileSync(new URL(name, import.meta.url), "utf8");
}
