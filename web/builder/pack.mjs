// Runs Python in Pyodide under Node, so that the page's Python is compiled by the very Python that will run it.
//
//   node pack.mjs JOB.json
//
// JOB.json: { "repository", "packages", "pyodide", "pyscript" } (absolute paths), "workers", "roots", "guests" (module names), and
// what is to be done: with { "wheels", "packs" } it fills the last folder with a folder of compiled modules for each pack,
// see inside.py; with { "zips" } it starts from the zips in that folder alone, see check.py.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const job = JSON.parse(readFileSync(process.argv[2], "utf8"));
try {
    await (job.zips ? check() : pack());
} catch (error) {
    // The message alone: a stack through Pyodide prints its megabyte of source.
    console.error(error.message);
    process.exitCode = 1;
}

/** Finds out with which modules the page starts, in a Python that does nothing else, and fills the folders. */
async function pack() {
    const python = await start(["repository", "packages", "wheels", "packs"]);
    const inside = python.pyimport("web.builder.inside");
    const actor = await start(["repository", "packages"]);
    const rehearsal = actor.runPython(`${source("rehearsal.py")}\nrehearse`);
    const [started, visited] = rehearsal([...inside.needed(), ...job.workers]).toJs();
    inside.pack([...visited, ...job.roots], started, visited);
    inside.pack_rest(job.guests);
}

/** Starts from our library alone, and imports all there is. */
async function check() {
    const python = await start([], { stdLibURL: `${job.zips}/library.zip` });
    python.FS.mkdir("/packs");
    python.mountNodeFS("/packs", job.zips);
    python.runPython(`${source("check.py")}\ncheck`)(job.roots, job.guests);
}

/**
 * @param {string[]} folders of the job's folders those that this Python is to have; it imports from the first two
 * @param {object} [options] for Pyodide
 */
async function start(folders, options) {
    const { loadPyodide } = await import(pathToFileURL(`${job.pyodide}/pyodide.mjs`).href);
    const { default: library } = await import(pathToFileURL(`${job.pyscript}/src/stdlib/pyscript.js`).href);
    const python = await loadPyodide({
        indexURL: job.pyodide,
        // The order of a set's members must not reach the compiled files: the same input gives the same bytes. And columns
        // would: a tenth of the library, for the carets under a line of which no reader of a traceback has the source.
        env: {
            HOME: "/home/pyodide",
            PYTHONHASHSEED: "0",
            PYTHONNODEBUGRANGES: "1",
            PYTHONDONTWRITEBYTECODE: "1",
        },
        ...options,
    });
    for (const [path, text] of flatten("/pyscript", library.pyscript)) {
        python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        python.FS.writeFile(path, text);
    }
    for (const name of folders) {
        python.mountNodeFS(`/${name}`, job[name]);
    }
    python.pyimport("sys").path.splice(0, 0, ...folders.slice(0, 2).map((name) => `/${name}`));
    return python;
}

/** @param {string} name of a Python file beside this one */
function source(name) {
    return readFileSync(new URL(name, import.meta.url), "utf8");
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
