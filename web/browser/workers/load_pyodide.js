// A wrapper that PyScript loads in place of Pyodide: uses our library, starts all fetches at once, and continues from a
// snapshot of memory if there is one.

// Must be first, so that PyScript uses this database in the worker.
import "./indexeddb_stub.js";
import { LANGUAGES, LOCK, PACKS } from "../pyodide/built.js";
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";
import { discard, read } from "./snapshot.js";

/** @typedef {import("../pyodide/pyodide.mjs").Pyodide} Pyodide */
/** @typedef {import("./snapshot.js").Snapshot} Snapshot */

const FOLDER = new URL("../pyodide/", import.meta.url).href;
const PROGRAM = `${FOLDER}pyodide.asm.wasm`;
const LIBRARY = address("library");

/** The expected language: Python chooses the same one, unless the settings name another. */
const language = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((name) => LANGUAGES.includes(name));
const words = PACKS.find((name) => name === language);
const natively = fetch.bind(globalThis);
const instantiated = WebAssembly.instantiateStreaming;

// Fetched now, since PyScript loads Pyodide only after it has looked for cached files.
const program = natively(PROGRAM);
const glue = import("../pyodide/pyodide.asm.mjs");
const snapshot = read();
// A snapshot has both.
const library = snapshot.then((found) => found ? new Response() : inflated(LIBRARY));
const spoken = snapshot.then((found) => found || !words ? undefined : inflated(address(words)));
for (const promise of [program, glue, library, spoken]) {
    // Failures are handled where the promises are awaited.
    promise.catch(() => {});
}

/**
 * @param {object} options passed by PyScript
 * @returns {Promise<Pyodide>}
 */
async function loadPyodide(options) {
    const found = await snapshot;
    if (found) {
        try {
            return await resume(options, found);
        } catch (error) {
            console.info("snapshot", error);
            await discard();
            return start(options, natively(PROGRAM), inflated(LIBRARY));
        }
    }
    const python = await start(options, program, library);
    if (words) {
        await put(python, words, spoken);
    }
    return python;
}

/**
 * Starts Pyodide with the memory of a snapshot. Its files come with it: open files were closed.
 * @param {object} options
 * @param {Snapshot} snapshot
 * @returns {Promise<Pyodide>} rejected if Python does not start from it
 */
async function resume(options, { size, state, memory, files }) {
    const create = (await glue).default;
    const python = await start({
        ...options,
        _loadSnapshot: state,
        /** @param {object} settings */
        createPyodideModule: async (settings) => {
            const module = await create(settings);
            if (module.HEAPU8.length !== size) {
                throw new RangeError(`${module.HEAPU8.length} bytes of memory, not ${size}`);
            }
            fill(module.HEAPU8, memory);
            for (const [path, content] of files) {
                module.FS.writeFile(path, content);
            }
            return module;
        },
    }, program, library);
    python.pyimport("sitecustomize").resume();
    return python;
}

/**
 * Fills memory with the parts of a snapshot, and with zeros between them. Behind the last one, a new memory is empty.
 * @param {Uint8Array} memory
 * @param {Snapshot["memory"]} parts
 */
function fill(memory, parts) {
    let end = 0;
    for (const [start, content] of parts) {
        memory.fill(0, end, start);
        memory.set(content, start);
        end = start + content.length;
    }
}

/**
 * Starts Pyodide from its WebAssembly and a library.
 * @param {object} options
 * @param {Promise<Response>} code
 * @param {Promise<Response>} stdlib
 * @returns {Promise<Pyodide>} rejected if one of them is damaged: Pyodide alone would only log that and never start
 */
async function start(options, code, stdlib) {
    /** @type {(reason: unknown) => void} */
    let refuse = () => {};
    /** @type {Promise<never>} */
    const refused = new Promise((_, reject) => {
        refuse = reject;
    });
    Promise.all([code, stdlib]).catch(refuse);
    // Pyodide takes only addresses. blob: URLs would need a looser Content-Security-Policy.
    globalThis.fetch = (wanted, init) => ({ [PROGRAM]: code, [LIBRARY]: stdlib })[String(wanted)] ?? natively(wanted, init);
    WebAssembly.instantiateStreaming = (...given) => {
        const instance = instantiated(...given);
        instance.catch(refuse);
        return instance;
    };
    try {
        return await Promise.race([refused, load({
            createPyodideModule: (await glue).default,
            ...options,
            indexURL: FOLDER,
            stdLibURL: LIBRARY,
            lockFileContents: LOCK,
            env: { HOFGARTEN_PACKS: FOLDER },
        })]);
    } finally {
        globalThis.fetch = natively;
        WebAssembly.instantiateStreaming = instantiated;
    }
}

/**
 * Stores a pack where lazy_packs.py expects it. If it cannot be fetched now, it is fetched on demand.
 * @param {Pyodide} python
 * @param {string} name
 * @param {Promise<Response | undefined>} response
 */
async function put({ FS }, name, response) {
    try {
        const content = await response;
        if (content) {
            FS.writeFile(path(name), new Uint8Array(await content.arrayBuffer()));
        }
    } catch (error) {
        console.info(error);
    }
}

/**
 * @param {string[]} leftOut
 * @returns {Promise<[path: string, content: Uint8Array][]>} the other packs, and where lazy_packs.py expects them
 */
async function packs(leftOut) {
    const names = PACKS.filter((name) => !leftOut.includes(name));
    return Promise.all(names.map(async (name) => {
        const response = await inflated(address(name));
        return [path(name), new Uint8Array(await response.arrayBuffer())];
    }));
}

/**
 * @param {string} address of a file that the build has compressed, independently of the server
 * @returns {Promise<Response>} the decompressed content
 */
async function inflated(address) {
    const { ok, status, body } = await natively(address);
    if (!ok || !body) {
        throw new Error(`${status} for ${address}`);
    }
    // Read to the end, so that damage anywhere in it is found here.
    return new Response(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** @param {string} pack */
function address(pack) {
    return `${FOLDER}${pack}.pack`;
}

/** @param {string} pack */
function path(pack) {
    return `/lib/${pack}.pack`;
}

export { loadPyodide, packs, version };
