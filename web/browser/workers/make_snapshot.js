// The worker that makes a snapshot: starts Python as app_worker.py does, lets it play the beginning of a match, and
// stores its memory. No page uses this Python. Posts whether a snapshot is stored.

import { loadPyodide, packs } from "./load_pyodide.js";
import { store } from "./snapshot.js";

/** The packs of user bots and of rare modules are left out: they are larger than all others. */
const LEFT_OUT = ["extras", "library"];
/** Bytes of memory that are stored or left out together: half of the memory is zero. */
const BLOCK = 65_536;
/** Where Pyodide stores the library. */
const LIBRARY = "/lib/python314.zip";

addEventListener("message", async ({ data }) => {
    postMessage(await make(data).catch((error) => {
        console.info("snapshot", error);
        return false;
    }));
    close();
}, { once: true });

/**
 * @param {string} language of the page
 * @returns {Promise<boolean>} true if a snapshot is stored
 */
async function make(language) {
    const python = await loadPyodide({ _makeSnapshot: true });
    const contents = await packs(LEFT_OUT);
    const size = python._module.HEAPU8.length;
    for (const [path, content] of contents) {
        python.FS.writeFile(path, content);
    }
    python.pyimport("web.app.loading.rehearsal").prepare_snapshot(language);
    if (python._module.HEAPU8.length !== size) {
        // A start from it would have to grow its memory first.
        return false;
    }
    const bytes = python.makeMemorySnapshot();
    const start = bytes.length - size;
    await store({
        size,
        state: bytes.subarray(0, start),
        memory: nonzero(bytes.subarray(start)),
        files: [[LIBRARY, python.FS.readFile(LIBRARY)], ...contents],
    });
    return true;
}

/**
 * @param {Uint8Array} memory
 * @returns {[start: number, content: Uint8Array][]} its parts that are not zero, in steps of `BLOCK`
 */
function nonzero(memory) {
    /** @type {[start: number, content: Uint8Array][]} */
    const parts = [];
    for (let at = 0; at < memory.length; at += BLOCK) {
        const block = memory.subarray(at, at + BLOCK);
        const [start, content] = parts.at(-1) ?? [0, block.subarray(0, 0)];
        if (block.every((byte) => byte === 0)) {
            continue;
        }
        if (start + content.length === at) {
            parts.splice(-1, 1, [start, memory.subarray(start, at + block.length)]);
        } else {
            parts.push([at, block]);
        }
    }
    return parts;
}
