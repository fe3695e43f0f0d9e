// Journal: a copy in IndexedDB of the newest writes to localStorage. Some browsers write localStorage to disk seconds
// later (Chromium: more than six), while IndexedDB reports when a write is durable. See docs/offline.md.

/** @typedef {{key: string, text: string | null, at: number}} Entry a write and its number; `null` for a removal */

/** Keys of this page, of any version of it. Other keys belong to other pages of the same origin. */
const OWN_KEY = /^hofgarten\/[^/]+(\/.+)?$/s;
export const PREFIX = "hofgarten/";
const MATCHES = `${PREFIX}match/`;
/** Prefix of the keys for damaged texts, as in persistence.py. */
const DAMAGED = `${PREFIX}damaged/`;

/** Key of the last number, in both stores. Earlier builds wrote a time there: numbers continue from it. */
const NUMBER = "hofgarten-written";
/** Numbers are smaller than this: a damaged one leaves room for all later ones. */
const LIMIT = 2 ** 52;
/** Entries to keep for a browser that has them in localStorage, but not yet on disk: twice the largest import. */
const KEPT = 1000;
/** Longest wait for the disk, in milliseconds, so that a slow disk never stops a match. */
const TIMEOUT_MS = 5000;
/** The same at start-up. A browser that was killed first repairs its databases: that may take longer. */
const START_TIMEOUT_MS = 2000;

/** @type {IDBFactory | undefined} the browser's own: indexeddb_stub.js replaces it later, for PyScript */
let own;
try {
    own = indexedDB;
} catch {
    // A browser that denies it has no journal.
}
/** @type {Promise<IDBDatabase> | undefined} */
let opening;
/** True after a write that the disk did not answer in time: until it answers, no write waits for it. */
let silent = false;

/**
 * Copies entries of localStorage to the journal, after they were written or removed.
 * @param {string[]} keys
 * @returns {Promise<void>} fulfilled once the copies are on disk, or cannot be written
 */
export async function record(keys) {
    if (keys.length > 0) {
        const late = within(TIMEOUT_MS, async (store) => {
            const at = Math.max(validNumber((await result(store.get(NUMBER)))?.at), stored()) + 1;
            keys.forEach((key) => store.put({ key, text: localStorage.getItem(key), at }));
            storeNumber(store, at);
        });
        if (!silent) {
            silent = await late;
        }
    }
}

/**
 * Repeats writes that localStorage has lost because the browser was killed. Treats the database as untrusted: damaged
 * entries are set aside and never replace or remove anything.
 * @param {() => void} late called if they are repeated after the end of the wait
 * @returns {Promise<void>} fulfilled once they are repeated, cannot be read, or the wait is over
 */
export async function restore(late) {
    let waits = true;
    await within(START_TIMEOUT_MS, async (store) => {
        /** @type {Entry[]} */
        const entries = await result(store.getAll());
        const last = stored();
        const numbered = entries.filter(({ at }) => validNumber(at)).sort((one, other) => one.at - other.at);
        const known = numbered.filter(({ at }) => at <= last).reverse();
        const missing = numbered.filter((entry) => entry.at > last && isSound(entry));
        const sound = new Set([...known, ...missing]);
        const damaged = entries.filter((entry) => !sound.has(entry));
        // Without a number, the storage was cleared or has never been written.
        if (last > 0) {
            missing.forEach(({ key, text }) => write(key, text));
            damaged.forEach(backUpDamaged);
            if (!waits) {
                late();
            }
        }
        [...damaged, ...known.slice(KEPT)].forEach(({ key }) => store.delete(key));
        storeNumber(store, Math.max(1, last, missing.at(-1)?.at ?? 0));
    });
    waits = false;
}

/**
 * @param {string} key
 * @param {string | null} text
 */
export function write(key, text) {
    if (text === null) {
        localStorage.removeItem(key);
    } else {
        localStorage.setItem(key, text);
    }
}

/**
 * Stores the last number. localStorage has it only together with the data, which is written before.
 * @param {IDBObjectStore} store
 * @param {number} at
 */
function storeNumber(store, at) {
    store.put({ key: NUMBER, text: null, at });
    try {
        localStorage.setItem(NUMBER, String(at));
    } catch {
        // Without room for the number, the next start repeats these writes.
    }
}

/** @returns {number} the number of the last write in localStorage; 0 if there is none, or it is damaged */
function stored() {
    return validNumber(Number(localStorage.getItem(NUMBER)));
}

/**
 * @param {unknown} at
 * @returns {number} the same, or 0 if no write has this number
 */
function validNumber(at) {
    return typeof at === "number" && Number.isInteger(at) && at > 0 && at < LIMIT ? at : 0;
}

/**
 * @param {Entry} entry an entry of the database, untrusted but for its number
 * @returns {boolean} true if the page may have written it
 */
function isSound({ key, text }) {
    if (!isOwnKey(key) || (typeof text !== "string" && text !== null)) {
        return false;
    }
    if (text === null || key.startsWith(DAMAGED)) {
        return true;
    }
    try {
        const saved = JSON.parse(text);
        return key.startsWith(MATCHES) ? Array.isArray(saved.events) : typeof saved.version === "number";
    } catch {
        return false;
    }
}

/** @param {unknown} key */
function isOwnKey(key) {
    return typeof key === "string" && OWN_KEY.test(key);
}

/**
 * Stores a copy of a text that was not repeated, unless there already is a copy.
 * @param {Entry} entry
 */
function backUpDamaged({ key, text }) {
    if (isOwnKey(key) && typeof text === "string" && localStorage.getItem(key) !== text) {
        const aside = DAMAGED + key.slice(PREFIX.length);
        localStorage.setItem(aside, localStorage.getItem(aside) ?? text);
    }
}

/**
 * Changes the journal, now or once the disk answers. A failure leaves localStorage as it is.
 * @param {number} timeout in milliseconds
 * @param {(store: IDBObjectStore) => Promise<void>} act
 * @returns {Promise<boolean>} true if the disk has not answered within this time
 */
function within(timeout, act) {
    let timer = 0;
    const late = new Promise((resolve) => { timer = setTimeout(resolve, timeout, true); });
    const answered = change(act)
        .then(() => { silent = false; }, () => { opening = undefined; })
        .then(() => { clearTimeout(timer); return false; });
    return Promise.race([answered, late]);
}

/** @param {(store: IDBObjectStore) => Promise<void>} act what to do in a transaction; tabs wait for each other's */
async function change(act) {
    opening ??= openDatabase("hofgarten", "written", { keyPath: "key" });
    const transaction = (await opening).transaction("written", "readwrite", { durability: "strict" });
    const done = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
    });
    await Promise.all([act(transaction.objectStore("written")), done]);
}

/**
 * Opens a database of any version. One of another form, in which no entry could be written, is created again.
 * @param {string} name
 * @param {string} store the name of its only store
 * @param {IDBObjectStoreParameters} [options] of the store
 * @returns {Promise<IDBDatabase>}
 */
export async function openDatabase(name, store, options = {}) {
    const open = () => {
        const request = /** @type {IDBFactory} */ (own).open(name);
        request.onupgradeneeded = () => request.result.createObjectStore(store, options);
        return result(request);
    };
    let database = await open();
    if (!isOfForm(database, store, options)) {
        database.close();
        await result(/** @type {IDBFactory} */ (own).deleteDatabase(name));
        database = await open();
    }
    database.onversionchange = () => database.close();
    return database;
}

/**
 * @param {IDBDatabase} database
 * @param {string} store
 * @param {IDBObjectStoreParameters} options
 */
function isOfForm(database, store, { keyPath = null }) {
    return database.objectStoreNames.contains(store) &&
        database.transaction(store).objectStore(store).keyPath === keyPath;
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export function result(request) {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}
