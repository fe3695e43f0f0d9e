// Starts Python in PyScript's workers. The only script that uses PyScript.

// The order matters: the first uses the browser's IndexedDB for our data, the second replaces it for PyScript.
import "../persistence/journal.js";
import "./indexeddb_stub.js";
import { REFUSED } from "../error_banner.js";

/**
 * @typedef {(late: boolean, cut?: boolean) => void} Late called with `true` if Python takes too long, then with `false`
 *     if it starts after all; `cut` is true if its files have not arrived
 */

/** @typedef {{sync: Record<string, (text?: string) => Promise<string>>, terminate: () => void}} PythonWorker */

/** Time without a piece of a file after which the user is told that Python has not started, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** The plugins that PyScript would load besides its core. */
const PLUGINS = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];

/** @type {MessagePort | undefined} our port of the last channel; PyScript opens one for each worker */
let opened;
/** @type {WeakMap<object, EventTarget[]>} the objects on which messages of a worker arrive */
const senders = new WeakMap();

/** True once Python's files have arrived: in any worker, since one fetches them for all. */
let complete = false;
/** The time at which a piece of them arrived, in milliseconds. */
let heard = 0;

/** @type {(reason: Error) => void} called if the browser refuses a worker; PyScript only logs that */
let refuse = () => {};

configure();
globalThis.Worker = class extends Worker {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
        try {
            super(...given);
        } catch (error) {
            refuse(new Error(`${REFUSED}: ${error}`));
            throw error;
        }
        this.addEventListener("message", ({ data }) => data?.loading && showLoading(data.loading));
        // An error inside a worker is an ErrorEvent.
        this.addEventListener("error", (event) => event instanceof ErrorEvent || refuse(new Error(REFUSED)));
    }
};
globalThis.MessageChannel = class extends MessageChannel {
    constructor() {
        super();
        opened = this.port1;
    }
};
const { hooks } = await import("../pyscript/core.js");
// PyScript's own hook sets up its Python library, which is not shipped (see web/build/pyscript.py). The hook is a
// function that the worker would evaluate with `Function()`: the Content-Security-Policy forbids that.
hooks.worker.onBeforeRunAsync.clear();

/**
 * Fulfilled when the next worker may start: PyScript reports each new worker, but not for which script it is.
 * @type {Promise<unknown>}
 */
let turn = Promise.resolve();

/**
 * Starts one of the Python files beside this script in its own worker.
 * @param {string} name the file's name without its extension; also the worker's name
 * @param {Late} late
 * @returns {Promise<PythonWorker>} rejected if Python cannot be loaded
 */
export function startPython(name, late = () => {}) {
    const started = turn.then(() => start(name));
    turn = started.then(({ created }) => created).catch(() => {});
    return withTimer(started.then(({ ready }) => ready), late);
}

/**
 * Reports each message and each error that a worker sends to the page, answers included.
 * @param {PythonWorker} worker
 * @param {() => void} listener
 */
export function observeMessages(worker, listener) {
    for (const sender of senders.get(worker) ?? []) {
        for (const type of ["message", "messageerror", "error"]) {
            // PyScript's own listeners stop some events; those that capture run before them.
            sender.addEventListener(type, listener, { capture: true });
        }
    }
}

/**
 * @param {string} name
 * @returns {{created: Promise<unknown>, ready: Promise<PythonWorker>}} fulfilled when the worker exists, and when its
 *     Python has started; rejected if Python cannot be loaded
 */
function start(name) {
    const script = Object.assign(document.createElement("script"), { type: "py", src: address(`${name}.py`) });
    script.setAttribute("worker", "");
    script.setAttribute("name", name);
    /** @type {Promise<{ready: Promise<PythonWorker>}>} */
    const created = new Promise((resolve) => {
        /** @type {(wrap: unknown, worker: EventTarget & {ready: Promise<PythonWorker>}) => void} */
        const take = (_, worker) => {
            hooks.main.onWorker.delete(take);
            senders.set(worker, opened ? [worker, opened] : [worker]);
            resolve(worker);
        };
        hooks.main.onWorker.add(take);
    });
    // PyScript does not report a failed fetch; it only leaves a rejected promise.
    /** @type {(event: PromiseRejectionEvent) => void} */
    let listener = () => {};
    /** @type {Promise<never>} */
    const refused = new Promise((_, reject) => {
        listener = ({ reason }) => reject(reason);
        refuse = reject;
    });
    addEventListener("unhandledrejection", listener);
    document.head.append(script);
    const ready = Promise.race([created.then((worker) => worker.ready), refused])
        .then(isolated)
        .finally(() => removeEventListener("unhandledrejection", listener));
    return { created: Promise.race([created, refused]), ready };
}

/**
 * Removes all functions of the page that a worker could call: the page calls its workers, never the other way round.
 * PyScript exposes the whole page to them, which the code of a user bot would find. Nothing can be added later.
 * @param {PythonWorker} worker
 * @returns {PythonWorker} the same worker
 */
function isolated(worker) {
    for (const key of Reflect.ownKeys(worker.sync)) {
        Reflect.deleteProperty(worker.sync, key);
    }
    Object.preventExtensions(worker.sync);
    if (Reflect.ownKeys(worker.sync).length > 0) {
        worker.terminate();
        throw new Error("a worker could reach into the page");
    }
    return worker;
}

/**
 * Configures PyScript: our Pyodide, not the public one, and no plugins. MicroPython's plugins are configured
 * separately.
 */
function configure() {
    const text = JSON.stringify({
        interpreter: address("load_pyodide.js"),
        plugins: PLUGINS.map((name) => `!${name}`),
        sync_main_only: true, // no warning that the worker cannot access the page: it must not
    });
    for (const kind of ["py-config", "mpy-config"]) {
        const config = Object.assign(document.createElement(kind), { textContent: text });
        config.setAttribute("type", "json");
        document.head.append(config);
    }
}

/**
 * @param {string} file a file name
 * @returns {string} its absolute address: beside this script, wherever the page is
 */
function address(file) {
    return new URL(file, import.meta.url).href;
}

/** @param {{here: number, all: number, unanswered: number}} files the bytes of Python's files */
function showLoading({ here, all, unanswered }) {
    heard = performance.now();
    if (unanswered === 0) {
        complete ||= Math.round(here) >= all;
        const numbers = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
        const [some, most] = [Math.min(here, all), all].map((bytes) => numbers.format(bytes / 1e6));
        for (const part of document.querySelectorAll("[data-loading]")) {
            part.textContent = part.getAttribute("data-loading")?.replace("{here}", some).replace("{all}", most) ?? "";
        }
    }
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {Late} late
 * @returns {Promise<T>} the same promise, with a timer, which starts again with each file or piece of one that arrives
 */
function withTimer(promise, late) {
    const begun = performance.now();
    let reported = false;
    const check = () => {
        const files = performance.getEntriesByType("resource").map((file) => file.startTime + file.duration);
        const left = Math.max(begun, heard, ...files) + TIMEOUT_MS - performance.now();
        if (left > 0) {
            timer = setTimeout(check, left);
        } else {
            late((reported = true), !complete || undefined);
        }
    };
    let timer = setTimeout(check, TIMEOUT_MS);
    return promise.then((value) => {
        if (reported) {
            late(false);
        }
        return value;
    }).finally(() => clearTimeout(timer));
}
