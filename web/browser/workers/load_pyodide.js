// A wrapper that PyScript loads in place of Pyodide: uses our library and starts all fetches at once.

// Must be first, so that PyScript uses this database in the worker.
import "./indexeddb_stub.js";
import { BYTES, LANGUAGES, LOCK, PACKS } from "../pyodide/built.js";
import { loadPyodide as load, version } from "../pyodide/pyodide.js";

/** @typedef {import("../pyodide/pyodide.js").Pyodide} Pyodide */

const FOLDER = new URL("../pyodide/", import.meta.url).href;
const PROGRAM = `${FOLDER}pyodide.asm.wasm`;
const LIBRARY = address("library");

/** The expected language: Python chooses the same one, unless the settings name another. */
const language = navigator.languages.map((tag) => tag.split(/[-_]/)[0].toLowerCase()).find((name) => LANGUAGES.includes(name));
const words = PACKS.find((name) => name === language);
/** Bytes of memory for one Python: beyond, a program gets a MemoryError, not the memory of the device. */
const MOST_MEMORY = 512 * 2 ** 20;
/** Bytes of a page, the unit in which WebAssembly's memory grows. */
const MEMORY_PAGE = 65_536;
const natively = fetch.bind(globalThis);
const instantiateStreaming = WebAssembly.instantiateStreaming;
/** The bytes of the large files, as the server sends them, and how many have arrived; without those not yet answered. */
const loading = { here: 0, all: 0, unanswered: Object.keys(BYTES).length };

// Fetched now, since PyScript loads Pyodide only after it has looked for cached files.
/** @type {Record<string, Promise<Response>>} */
const asked = { [PROGRAM]: followed(PROGRAM), [LIBRARY]: followed(LIBRARY).then(inflated) };
const texts = words && natively(address(words)).then(inflated);
const glue = import("../pyodide/pyodide.asm.js");
/** @type {(reason: unknown) => void} */
let refuse = () => {};
/**
 * Rejected when the WebAssembly or the library is missing or damaged: Pyodide would only log that and never start.
 * @type {Promise<never>}
 */
const refused = new Promise((_, reject) => {
    refuse = reject;
});
for (const promise of [...Object.values(asked), refused, glue, ...(texts ? [texts] : [])]) {
    // Failures are handled where the promises are awaited.
    promise.catch(() => {});
}
asked[LIBRARY].catch(refuse);

/**
 * @param {object} options passed by PyScript
 * @returns {Promise<Pyodide>}
 */
async function loadPyodide(options) {
    limitMemory();
    // Pyodide takes only addresses. blob: URLs would need a looser Content-Security-Policy.
    globalThis.fetch = (wanted, init) => asked[String(wanted)] ?? natively(wanted, init);
    WebAssembly.instantiateStreaming = (source, imports) => {
        const program = instantiate(source, imports);
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
        WebAssembly.instantiateStreaming = instantiateStreaming;
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
 * Compiles WebAssembly while it arrives. Browsers refuse that if the host does not name its type: then from its bytes.
 * @param {Response | PromiseLike<Response>} program
 * @param {WebAssembly.Imports} [imports]
 */
async function instantiate(program, imports) {
    const response = await program;
    return response.headers.get("Content-Type")?.toLowerCase() === "application/wasm"
        ? instantiateStreaming(response, imports)
        : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}

/**
 * Fetches one of the large files, and tells the page with each piece that arrives how many bytes of them are here.
 * @param {string} address
 */
async function followed(address) {
    const response = await natively(address);
    const size = BYTES[address.slice(FOLDER.length)];
    const sent = Number(response.headers.get("Content-Length")) || size; // of compressed bytes
    loading.all += sent;
    loading.unanswered -= 1;
    // Not the response itself: browsers keep compiled WebAssembly only of one that comes from the network or a cache.
    response.clone().body?.pipeTo(new WritableStream({
        write({ length }) {
            loading.here += length * sent / size;
            postMessage({ loading });
        },
    })).catch(() => {}); // the response fails, too
    return response;
}

/**
 * @param {Response} response a file that the build has compressed, independently of the server
 * @returns {Promise<Response>} the decompressed content
 */
async function inflated({ ok, status, body, url }) {
    if (!ok || !body) {
        throw new Error(`${status} for ${url}`);
    }
    // Read to the end, so that damage anywhere in it is found here.
    return new Response(await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** @param {string} pack */
function address(pack) {
    return `${FOLDER}${pack}.pack`;
}

export { loadPyodide, version };
