// A second copy of what has been written last, for when the whole browser is killed: some browsers write localStorage to
// the disk seconds later only (Chromium: more than six), while IndexedDB says when something has got there.

/** @typedef {{key: string, text: string | null, at: number}} Entry what was kept under a key, and when; null: nothing */

/** Says in localStorage up to when all that was written has got there. It is written together with the rest. */
const MARK = "hofgarten-written";
/** How long a browser may take to write localStorage to the disk, in milliseconds, and more. */
const LONG_ENOUGH = 3_600_000;
/** How long to wait for the disk at most, in milliseconds: a slow one shall not stop a match. */
const PATIENCE = 5000;
/** The same at the start, when a browser that was killed has to set its databases right first. */
const LONG_PATIENCE = 15_000;

/** The browser's own database, if it gives us one: python.js puts another into its place, for PyScript. */
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

async function putBack() {
    const entries = await all();
    const before = Number(localStorage.getItem(MARK));
    // Where nothing is marked, the storage was cleared, or nothing has ever been written.
    for (const { key, text } of entries.filter(({ at }) => before > 0 && at > before)) {
        if (text === null) {
            localStorage.removeItem(key);
        } else {
            localStorage.setItem(key, text);
        }
    }
    mark();
    const old = entries.filter(({ at }) => at < Date.now() - LONG_ENOUGH);
    await change((store) => old.forEach(({ key, at }) => {
        const request = store.get(key);
        // Meanwhile another tab may have noted something newer.
        request.onsuccess = () => request.result?.at === at && store.delete(key);
    }));
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

/** @returns {number} a moment after all others that were marked, marked itself if there is room */
function mark() {
    let at = Date.now();
    try {
        at = Math.max(at, Number(localStorage.getItem(MARK)) + 1);
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

/** @returns {Promise<Entry[]>} */
async function all() {
    const database = await open();
    return new Promise((resolve, reject) => {
        const request = database.transaction("written").objectStore("written").getAll();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}
