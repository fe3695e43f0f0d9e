// A wrapper that PyScript loads in place of Pyodide: uses our library and starts all fetches at once.

// Must be first, so that PyScript uses this database in the worker.
import "./indexeddb_stub.js";
import { LANGUAGES, LOCK, PACKS } from "../pyodide/built.js";
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

/** @typedef {import("../pyodide/pyodide.mjs").Pyodide} Pyodide */

const FOLDER = new URL("../pyodide/", import.meta.url).href;
const PROGRAM = `${FOLDER}pyodide.asm.wasm`;
const LIBRARY = address("library");

/** The expected language: Python chooses the same one, unless the settings name another. */
const language = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((name) => LANGUAGES.includes(name));
const words = PACKS.find((name) => name === language);
/** Bytes of memory for one Python: beyond, a program gets a MemoryError, not the memory of the device. */
const MOST_MEMORY = 512 * 2 ** 20;
/** Bytes of a page, the unit in which WebAssembly's memory grows. */
const MEMORY_PAGE = 65_536;
const natively = fetch.bind(globalThis);
const instantiated = WebAssembly.instantiateStreaming;

// Fetched now, since PyScript loads Pyodide only after it has looked for cached files.
/** @type {Record<string, Promise<Response>>} */
const asked = { [PROGRAM]: natively(PROGRAM), [LIBRARY]: inflated(LIBRARY) };
const texts = words && inflated(address(words));
const glue = import("../pyodide/pyodide.asm.mjs");
/** @type {(reason: unknown) => void} */
let refuse = () => {};
/**
 * Rejected when the library or the WebAssembly is damaged: Pyodide would only log that and never start.
 * @type {Promise<never>}
 */
const refused = new Promise((_, reject) => {
    refuse = reject;
});
Promise.all(Object.values(asked)).catch(refuse);
for (const promise of [...Object.values(asked), refused, glue, ...(texts ? [texts] : [])]) {
    // Failures are handled where the promises are awaited.
    promise.catch(() => {});
}

/**
 * @param {object} options passed by PyScript
 * @returns {Promise<Pyodide>}
 */
async function loadPyodide(options) {
    limitMemory();
    // Pyodide takes only addresses. blob: URLs would need a looser Content-Security-Policy.
    globalThis.fetch = (wanted, init) => asked[String(wanted)] ?? natively(wanted, init);
    WebAssembly.instantiateStreaming = (...given) => {
        const program = instantiated(...given);
        program.catch(refuse);
        return program;
    };
    try {
        const python = await Promise.race([refused, load({
            ...options,
            indexURL: FOLDER,
            stdLibURL: LIBRARY,
            lockFileContents: LOCK,
            createPyodideModule: (await glue).default,
            env: { HOFGARTEN_PACKS: FOLDER },
        })]);
        if (words && texts) {
            await put(python, words, texts);
        }
        return python;
    } finally {
        globalThis.fetch = natively;
        WebAssembly.instantiateStreaming = instantiated;
    }
}

/** Limits the memory of the Python in this worker. Emscripten takes a failure of `grow` for a lack of memory. */
function limitMemory() {
    const { prototype } = WebAssembly.Memory;
    const { grow } = prototype;
    prototype.grow = function growWithin(pages) {
        if (this.buffer.byteLength + pages * MEMORY_PAGE > MOST_MEMORY) {
            throw new RangeError("Python has used up its memory");
        }
        return grow.call(this, pages);
    };
}

/**
 * Stores a pack where lazy_packs.py expects it. If it cannot be fetched now, it is fetched on demand.
 * @param {Pyodide} python
 * @param {string} name
 * @param {Promise<Response>} response
 */
async function put({ FS }, name, response) {
    try {
        FS.writeFile(`/lib/${name}.pack`, new Uint8Array(await (await response).arrayBuffer()));
    } catch (error) {
        console.info(error);
    }
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

export { loadPyodide, version };
