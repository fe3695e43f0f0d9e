// Runs inside.py in Pyodide under Node, so that the page's Python is compiled by the very Python that will run it.
//
//   node pack.mjs JOB.json
//
// JOB.json: { "repository", "packages", "wheels", "tree", "rest", "pyodide", "pyscript", "zip", "extras" } (absolute paths),
// "roots", "guests" (module names). Without "zip" it fills `tree` and `rest` with compiled modules; with "zip" it starts
// Pyodide from that zip alone and imports `roots`, then `guests` from `extras`.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
try {
    await run();
} catch (error) {
    // The message alone: a stack through Pyodide prints its megabyte of source.
    console.error(error.message);
    process.exitCode = 1;
}

/** Does the job; rejects with the Python traceback as its message when Python fails. */
async function run() {
    const { loadPyodide } = await import(pathToFileURL(`${job.pyodide}/pyodide.mjs`).href);
    const { default: library } = await import(pathToFileURL(`${job.pyscript}/src/stdlib/pyscript.js`).href);
    const inside = readFileSync(new URL("inside.py", import.meta.url), "utf8");
    const python = await loadPyodide({
        indexURL: job.pyodide,
        // The order of a set's members must not reach the compiled files: the same input gives the same bytes.
        env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
        ...(job.zip ? { stdLibURL: job.zip } : {}),
    });
    for (const [path, text] of flatten("/pyscript", library.pyscript)) {
        python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        python.FS.writeFile(path, text);
    }
    if (!job.zip) {
        python.mountNodeFS("/repository", job.repository);
        python.mountNodeFS("/packages", job.packages);
        python.mountNodeFS("/wheels", job.wheels);
        python.mountNodeFS("/tree", job.tree);
        python.mountNodeFS("/rest", job.rest);
    } else {
        python.FS.writeFile("/extras.zip", readFileSync(job.extras));
    }
    const parts = job.zip ? ["check", "check_rest"] : ["pack", "pack_rest"];
    const [first, second] = python.runPython(`${inside}\n${parts}`);
    first(job.roots);
    second(job.guests);
}

/**
 * @param {string} folder
 * @param {object} entries names with texts or folders of the same kind
 * @returns {[string, string][]} the path and the text of each file
 */
function flatten(folder, entries) {
    return Object.entries(entries).flatMap(([name, value]) =>
        typeof value === "string" ? [[`${folder}/${name}`, value]] : flatten(`${folder}/${name}`, value),
    );
}
