// A second copy of what has been written last, for when the whole browser is killed: some browsers write localStorage to
// the disk seconds later only (Chromium: more than six), while IndexedDB says when something has got there.

/** @typedef {{key: string, text: string | null, at: number}} Entry what was kept under a key, and when; null: nothing */

/** The keys that the page writes. */
const OURS = /^hofgarten\/(settings|(match|bot|edition|lesson|damaged)\/.+)$/s;
const PREFIX = "hofgarten/";
const MATCHES = `${PREFIX}match/`;
/** Before the rest of the key under which a damaged text is put aside, as storage.py does. */
const DAMAGED = `${PREFIX}damaged/`;

/** Says in localStorage up to when all that was written has got there. It is written together with the rest. */
const MARK = "hofgarten-written";
/** How long a browser may take to write localStorage to the disk, in milliseconds, and more. */
const LONG_ENOUGH = 3_600_000;
/** How far a clock may have been set back since something was written, in milliseconds: later times are damage. */
const SET_BACK = 86_400_000;
/** How long to wait for the disk at most, in milliseconds: a slow one shall not stop a match. */
const PATIENCE = 5000;
/** The same at the start, when a browser that was killed has to set its databases right first. */
const LONG_PATIENCE = 15_000;

/** The browser's own database, if it gives us one: python_worker.js puts another into its place, for PyScript. */
const own = browsersOwn();

/** @type {Promise<IDBDatabase> | undefined} */
let opening;
/** Whether the disk has not answered in time: till it does, nobody waits for it again. */
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
 * Writes down what has just been written to localStorage.
 * @param {Record<string, string | null>} entries
 * @returns {Promise<unknown>} done when it is on the disk, or cannot get there
 */
export function note(entries) {
    if (Object.keys(entries).length === 0) {
        return Promise.resolve();
    }
    const at = mark();
    return within(change((store) => Object.entries(entries).forEach(([key, text]) => store.put({ key, text, at }))));
}

/**
 * Writes to localStorage what has not got there because the browser was killed.
 * @returns {Promise<unknown>} done when it is there, or cannot be had
 */
export function restore() {
    return within(putBack(), LONG_PATIENCE);
}

/** Reads the database as if it were a stranger's: what is damaged is put aside, and replaces or removes nothing. */
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
    // Where nothing is marked, the storage was cleared, or nothing has ever been written.
    if (before > 0) {
        for (const { key, text } of missing) {
            if (text === null) {
                localStorage.removeItem(key);
            } else {
                localStorage.setItem(key, text);
            }
        }
    }
    // What was written before the clock was set back is put back once, too.
    mark(Math.max(0, ...missing.map(({ at }) => at)));
    if (before > 0) {
        damaged.forEach(putAside);
    }
    await change((store) => entries.filter(isOver).forEach(({ key }) => {
        const request = store.get(key);
        // Meanwhile another tab may have noted something newer.
        request.onsuccess = () => request.result && isOver(request.result) && store.delete(key);
    }));
}

/**
 * @param {Entry} entry as it is in the database, whoever wrote it
 * @returns {boolean} whether the page may have written it
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
 * Keeps a copy of a text that is not put back, unless another copy is there.
 * @param {Entry} entry
 */
function putAside({ key, text }) {
    if (isOurs(key) && typeof text === "string" && localStorage.getItem(key) !== text) {
        const aside = DAMAGED + key.slice(PREFIX.length);
        localStorage.setItem(aside, localStorage.getItem(aside) ?? text);
    }
}

/**
 * Waits for something, but not for ever, and not again and again; where it fails, what is in localStorage is all there is.
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

/** @returns {number} the last moment that was marked; 0: none was, or it is damaged */
function marked() {
    const at = Number(localStorage.getItem(MARK));
    return Number.isSafeInteger(at) && at > 0 ? at : 0;
}

/**
 * @param {number} [least] the earliest moment to mark
 * @returns {number} a moment after all others that were marked, marked itself if there is room
 */
function mark(least = 0) {
    let at = Math.max(least, Date.now());
    try {
        at = Math.max(at, marked() + 1);
        localStorage.setItem(MARK, String(at));
    } catch {
        // Without a mark, it is put back needlessly.
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

/** @returns {Promise<Entry[]>} as they are there, whoever wrote them */
async function all() {
    const database = await open();
    return new Promise((resolve, reject) => {
        const request = database.transaction("written").objectStore("written").getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}
