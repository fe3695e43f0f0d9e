// Journal: a second copy of the most recent writes, for a browser that is killed. Some browsers write localStorage to
// disk seconds later (Chromium: more than six), while IndexedDB reports when a write is durable.

/** @typedef {{key: string, text: string | null, at: number}} Entry a write and its time; `null` for a removal */

/** The keys that the page writes. */
const OURS = /^hofgarten\/(settings|(match|bot|edition|lesson|damaged)\/.+)$/s;
const PREFIX = "hofgarten/";
const MATCHES = `${PREFIX}match/`;
/** Prefix of the keys for damaged texts, as in persistence.py. */
const DAMAGED = `${PREFIX}damaged/`;

/** Key of the time of the last write that reached localStorage. It is written together with the data. */
const MARK = "hofgarten-written";
/** Upper bound for the time that a browser takes to write localStorage to disk, in milliseconds. */
const LONG_ENOUGH = 3_600_000;
/** Tolerance for a clock that was set back, in milliseconds. Entries with later times count as damaged. */
const SET_BACK = 86_400_000;
/** Longest wait for the disk, in milliseconds, so that a slow disk never stops a match. */
const PATIENCE = 5000;
/** The same at start-up, when a browser that was killed first repairs its databases. */
const LONG_PATIENCE = 15_000;

/** The browser's own IndexedDB, if available: indexeddb_stub.js replaces it later, for PyScript. */
const own = browsersOwn();

/** @type {Promise<IDBDatabase> | undefined} */
let opening;
/** True after a timeout of the disk: until it answers, no write waits for it. */
let silent = false;

/** @returns {IDBFactory} */
function browsersOwn() {
    try {
        return globalThis.indexedDB;
    } catch (refusal) {
        return /** @type {any} */ ({ open: () => { throw refusal; } });
    }
}

/** @returns {Promise<IDBDatabase>} */
function open() {
    opening ??= new Promise((resolve, reject) => {
        const request = own.open("hofgarten", 1);
        request.onupgradeneeded = () => request.result.createObjectStore("written", { keyPath: "key" });
        request.onsuccess = () => {
            request.result.onversionchange = () => request.result.close();
            resolve(request.result);
        };
        request.onerror = () => reject(request.error);
    });
    return opening;
}

/**
 * Records writes to localStorage in the journal.
 * @param {Record<string, string | null>} entries
 * @returns {Promise<unknown>} fulfilled once the entries are on disk, or cannot be written
 */
export function note(entries) {
    if (Object.keys(entries).length === 0) {
        return Promise.resolve();
    }
    const at = mark();
    return within(change((store) => Object.entries(entries).forEach(([key, text]) => store.put({ key, text, at }))));
}

/**
 * Replays writes that did not reach localStorage because the browser was killed.
 * @returns {Promise<unknown>} fulfilled once they are replayed, or cannot be read
 */
export function restore() {
    return within(putBack(), LONG_PATIENCE);
}

/** Treats the database as untrusted: damaged entries are set aside and never replace or remove anything. */
async function putBack() {
    const entries = await all();
    const before = marked();
    const latest = Math.max(before, Date.now()) + SET_BACK;
    /** @type {(entry: Entry) => boolean} */
    const isMissing = ({ at }) => !(at <= before);
    /** @type {(entry: Entry) => boolean} */
    const isDamaged = (entry) => isMissing(entry) && !(entry.at <= latest && isSound(entry));
    /** @type {(entry: Entry) => boolean} */
    const isOver = (entry) => entry.at < Date.now() - LONG_ENOUGH || isDamaged(entry);
    const damaged = entries.filter(isDamaged);
    const missing = entries.filter((entry) => isMissing(entry) && !damaged.includes(entry));
    // Without a mark, the storage was cleared or has never been written.
    if (before > 0) {
        for (const { key, text } of missing) {
            if (text === null) {
                localStorage.removeItem(key);
            } else {
                localStorage.setItem(key, text);
            }
        }
    }
    // Entries from before the clock was set back are replayed only once.
    mark(Math.max(0, ...missing.map(({ at }) => at)));
    if (before > 0) {
        damaged.forEach(putAside);
    }
    await change((store) => entries.filter(isOver).forEach(({ key }) => {
        const request = store.get(key);
        // Another tab may have recorded a newer entry.
        request.onsuccess = () => request.result && isOver(request.result) && store.delete(key);
    }));
}

/**
 * @param {Entry} entry an entry of the database, untrusted
 * @returns {boolean} true if the page may have written it
 */
function isSound({ key, text, at }) {
    if (!isOurs(key) || !Number.isSafeInteger(at) || (typeof text !== "string" && text !== null)) {
        return false;
    }
    if (text === null || key.startsWith(DAMAGED)) {
        return true;
    }
    try {
        const kept = JSON.parse(text);
        return key.startsWith(MATCHES) ? Array.isArray(kept.events) : typeof kept.version === "number";
    } catch {
        return false;
    }
}

/**
 * @param {unknown} key
 * @returns {boolean}
 */
function isOurs(key) {
    return typeof key === "string" && OURS.test(key);
}

/**
 * Stores a copy of a text that was not replayed, unless there already is a copy.
 * @param {Entry} entry
 */
function putAside({ key, text }) {
    if (isOurs(key) && typeof text === "string" && localStorage.getItem(key) !== text) {
        const aside = DAMAGED + key.slice(PREFIX.length);
        localStorage.setItem(aside, localStorage.getItem(aside) ?? text);
    }
}

/**
 * Waits for a promise with a timeout, and not at all after an earlier timeout. A failure leaves localStorage as it is.
 * @param {Promise<unknown>} what
 * @param {number} [patience] in milliseconds
 */
function within(what, patience = PATIENCE) {
    let timer = 0;
    const answered = what
        .then(() => { silent = false; }, () => { opening = undefined; })
        .finally(() => clearTimeout(timer));
    if (silent) {
        return Promise.resolve();
    }
    const given = new Promise((resolve) => { timer = setTimeout(resolve, patience, true); });
    return Promise.race([answered, given]).then((late) => { silent ||= late === true; });
}

/** @returns {number} the time of the last mark; 0 if there is none, or it is damaged */
function marked() {
    const at = Number(localStorage.getItem(MARK));
    return Number.isSafeInteger(at) && at > 0 ? at : 0;
}

/**
 * @param {number} [least] the earliest time to use
 * @returns {number} a time after all earlier marks; it is stored if there is room
 */
function mark(least = 0) {
    let at = Math.max(least, Date.now());
    try {
        at = Math.max(at, marked() + 1);
        localStorage.setItem(MARK, String(at));
    } catch {
        // Without a mark, the entries are replayed once more than necessary.
    }
    return at;
}

/**
 * @param {(store: IDBObjectStore) => void} act
 * @returns {Promise<void>}
 */
async function change(act) {
    const database = await open();
    await new Promise((resolve, reject) => {
        const transaction = database.transaction("written", "readwrite", { durability: "strict" });
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
        act(transaction.objectStore("written"));
    });
}

/** @returns {Promise<Entry[]>} all entries, untrusted */
async function all() {
    const database = await open();
    return new Promise((resolve, reject) => {
        const request = database.transaction("written").objectStore("written").getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}
