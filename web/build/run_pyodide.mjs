// Runs Python in Pyodide under Node, so that the page's Python is compiled by the same Python that will run it:
// `node run_pyodide.mjs JOB.json`. The job names a "program", a Python file, the "function" in it that is called with
// the "arguments", and the Python to start: "runtime" and "pyodide" (folders: Pyodide as shipped, and the original) and
// "library" (a zip). Python finds the folder "exchange" as /exchange. Writes to "result" what the function returns.

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";

// Python runs for seconds: to optimise its WebAssembly takes longer than it saves.
setFlagsFromString("--liftoff-only");

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
try {
    const python = await start();
    const call = python.runPython(`${readFileSync(job.program, "utf8")}\n${job.function}`);
    const returned = call(...job.arguments.map((value) => python.toPy(value)));
    writeFileSync(job.result, JSON.stringify(returned?.toJs({ dict_converter: Object.fromEntries }) ?? null));
} catch (error) {
    // Only the message: a stack trace through Pyodide would print its megabyte of source.
    console.error(error.message);
    process.exitCode = 1;
}

async function start() {
    const { loadPyodide } = await import(pathToFileURL(`${job.runtime}/pyodide.mjs`).href);
    const python = await loadPyodide({
        indexURL: job.runtime,
        lockFileURL: `${job.pyodide}/pyodide-lock.json`,
        stdLibURL: job.library,
        // Fixed hashes, so that the order of sets does not change the compiled files. No columns: they are a tenth of
        // the library, and only draw carets under source lines that a traceback in the page does not have.
        env: {
            HOME: "/home/pyodide",
            PYTHONHASHSEED: "0",
            PYTHONNODEBUGRANGES: "1",
        },
    });
    python.mountNodeFS("/exchange", job.exchange);
    return python;
}
