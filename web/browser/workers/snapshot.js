// Stores a snapshot of Python's memory in this browser, from which later starts continue. It is in a cache of its own,
// under the address of its build's folder. Its format:
//
//     SHA-256 of the rest (32 bytes), length of the head (4 bytes, little-endian), head (JSON, `Head`), parts
//
// The parts are Pyodide's own head, the parts of the memory that are not zero, and the files.

/**
 * @typedef {object} Head
 * @property {string} agent the browser, because the memory has numbers of functions that a browser may change
 * @property {number} size the size of the memory in bytes
 * @property {number} state the length of Pyodide's own head
 * @property {[start: number, length: number][]} memory
 * @property {[path: string, length: number][]} files
 *
 * @typedef {object} Snapshot
 * @property {number} size the size of the memory in bytes
 * @property {Uint8Array} state Pyodide's own head
 * @property {[start: number, content: Uint8Array][]} memory its parts; zeros are left out
 * @property {[path: string, content: Uint8Array][]} files
 */

const DIGEST = 32;
const START = DIGEST + 4;
/** Bytes of a snapshot, at most: it has some 17 million. */
const MOST_BYTES = 64_000_000;
/** Free storage that a snapshot must leave to the page's own data, in bytes. */
const SPARED = 200_000_000;
const ROOT = new URL("../../../", import.meta.url).href;
const CACHE = `hofgarten ${ROOT} snapshot`;
const KEY = new URL("../snapshot", import.meta.url).href;

/** @returns {Promise<boolean>} true if a snapshot of this build is stored */
export async function isStored() {
    return (await found()) !== undefined;
}

/** @returns {Promise<boolean>} true if this browser can store a snapshot without harm to the page's own data */
export async function hasRoom() {
    const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    return "caches" in globalThis && quota - usage > SPARED;
}

/**
 * Stores a snapshot, and removes those of other builds. Rejected if there is no room.
 * @param {Snapshot} snapshot
 */
export async function store({ size, state, memory, files }) {
    /** @type {Head} */
    const head = {
        agent: navigator.userAgent,
        size,
        state: state.length,
        memory: memory.map(([start, { length }]) => [start, length]),
        files: files.map(([path, { length }]) => [path, length]),
    };
    const text = new TextEncoder().encode(JSON.stringify(head));
    const parts = [text, state, ...[...memory, ...files].map(([, content]) => content)];
    const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, START));
    new DataView(bytes.buffer).setUint32(DIGEST, text.length, true);
    let at = START;
    for (const part of parts) {
        bytes.set(part, at);
        at += part.length;
    }
    bytes.set(await digest(bytes.subarray(DIGEST)));
    await discard();
    await (await caches.open(CACHE)).put(KEY, new Response(bytes));
}

/**
 * @returns {Promise<Snapshot | undefined>} the snapshot of this build; `undefined` if there is none. One that is not as
 *     it was stored is removed.
 */
export async function read() {
    const response = await found();
    if (!response) {
        return undefined;
    }
    try {
        return await parsed(new Uint8Array(await response.arrayBuffer()));
    } catch (error) {
        console.info("snapshot", error);
        await discard();
        return undefined;
    }
}

/** Removes all snapshots. */
export async function discard() {
    try {
        await globalThis.caches?.delete(CACHE);
    } catch (error) {
        console.info("snapshot", error);
    }
}

/** @returns {Promise<Response | undefined>} `undefined`, too, where a browser denies caches, as in private windows */
async function found() {
    try {
        return await globalThis.caches?.match(KEY, { cacheName: CACHE });
    } catch {
        return undefined;
    }
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Snapshot>} rejected if they are no snapshot of this build and browser, or damaged
 */
async function parsed(bytes) {
    if (bytes.length < START || bytes.length > MOST_BYTES) {
        throw new RangeError(`${bytes.length} bytes`);
    }
    const hash = await digest(bytes.subarray(DIGEST));
    if (hash.some((byte, index) => byte !== bytes[index])) {
        throw new Error("damaged");
    }
    let at = START + new DataView(bytes.buffer).getUint32(DIGEST, true);
    /** @type {Head} */
    const { agent, size, state, memory, files } = JSON.parse(new TextDecoder().decode(bytes.subarray(START, at)));
    if (agent !== navigator.userAgent) {
        throw new Error(`of ${agent}`);
    }
    /** @type {(length: number) => Uint8Array} */
    const next = (length) => bytes.subarray(at, (at += length));
    return {
        size,
        state: next(state).slice(),
        memory: memory.map(([start, length]) => [start, next(length)]),
        files: files.map(([path, length]) => [path, next(length)]),
    };
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Uint8Array>} their SHA-256
 */
async function digest(bytes) {
    return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}
