// What PyScript takes for Pyodide: the same, with our library in the place of its own, and all that it needs asked for at once.

// First, so that PyScript, too, finds in this worker the database that we give it.
import "./indexeddb_stub.js";
import { LANGUAGES, LOCK, PACKS } from "../pyodide/built.js";
import { loadPyodide as load, version } from "../pyodide/pyodide.mjs";

/** @typedef {import("../pyodide/pyodide.mjs").Pyodide} Pyodide */

const FOLDER = new URL("../pyodide/", import.meta.url).href;
const PROGRAM = `${FOLDER}pyodide.asm.wasm`;
const LIBRARY = address("library");

/** What will be wanted: Python chooses the same language, unless another has been chosen in the settings. */
const language = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((name) => LANGUAGES.includes(name));
const words = PACKS.find((name) => name === language);
const natively = fetch.bind(globalThis);
const instantiated = WebAssembly.instantiateStreaming;

// PyScript gets round to loading Pyodide only when it has looked for what it might have kept.
/** @type {Record<string, Promise<Response>>} */
const asked = { [PROGRAM]: natively(PROGRAM), [LIBRARY]: inflated(LIBRARY) };
const spoken = words && inflated(address(words));
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
for (const promise of [...Object.values(asked), refused, glue, ...(spoken ? [spoken] : [])]) {
    // Whoever awaits it is told.
    promise.catch(() => {});
}

/**
 * @param {object} options what PyScript wants
 * @returns {Promise<Pyodide>}
 */
async function loadPyodide(options) {
    // Pyodide takes addresses, and no blob's: the page's policy would have to allow more.
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
        if (words && spoken) {
            await put(python, words, spoken);
        }
        return python;
    } finally {
        globalThis.fetch = natively;
        WebAssembly.instantiateStreaming = instantiated;
    }
}

/**
 * Puts a pack where lazy_packs.py looks for it. One that cannot be had now is fetched when it is wanted.
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
 * @param {string} address of a file that the build has compressed, whatever the server does
 * @returns {Promise<Response>} what was compressed
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
