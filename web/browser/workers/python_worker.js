// Starts Python in PyScript's workers. The only script that knows PyScript.

// In this order: the first takes the browser's own database for what we keep, the second puts another into its place.
import "../persistence/journal.js";
import "./indexeddb_stub.js";

/** @typedef {{sync: Record<string, (text: string) => Promise<string>>, terminate: () => void}} PythonWorker */

/** How long Python may take to come before a person is told that it has not, in milliseconds. */
const PATIENCE = 30_000;

/** All that PyScript would load beside its core. */
const PLUGINS = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];

/** @type {MessagePort | undefined} our end of the channel that was opened last; PyScript opens one for each worker */
let opened;
/** @type {WeakMap<object, EventTarget[]>} by worker, all on which it can send us something */
const senders = new WeakMap();

configure();
globalThis.MessageChannel = class extends MessageChannel {
    constructor() {
        super();
        opened = this.port1;
    }
};
const { hooks } = await import("../pyscript/core.js");
// PyScript's own hook serves its Python library, which is not here (see web/build/pyscript.py). It is a function, which
// it would send to its worker as text and bring to life with `Function()`: our Content-Security-Policy forbids that.
hooks.worker.onBeforeRunAsync.clear();

/**
 * Fulfilled when the next start may begin: PyScript tells of each new worker, but not for which script it is.
 * @type {Promise<unknown>}
 */
let turn = Promise.resolve();

/**
 * Starts one of the Python files beside this script in a worker of its own.
 * @param {string} name the file's name without its end; it names the worker, too
 * @param {(late: boolean) => void} late told with `true` when Python takes too long, with `false` when it came after all
 * @returns {Promise<PythonWorker>} rejected when Python cannot be had
 */
export function startPython(name, late = () => {}) {
    const started = turn.then(() => start(name));
    turn = started.then(({ created }) => created).catch(() => {});
    return watched(started.then(({ ready }) => ready), late);
}

/**
 * Reports each message and each error that a worker sends to the page, answers included.
 * @param {PythonWorker} worker
 * @param {() => void} hear
 */
export function overhear(worker, hear) {
    for (const sender of senders.get(worker) ?? []) {
        for (const type of ["message", "messageerror", "error"]) {
            // PyScript's own listeners stop some events; those that capture run before them.
            sender.addEventListener(type, hear, { capture: true });
        }
    }
}

/**
 * @param {string} name
 * @returns {{created: Promise<unknown>, ready: Promise<PythonWorker>}} fulfilled when the worker is there, and when its
 *     Python is; rejected when Python cannot be had
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
    // What PyScript cannot fetch it tells nobody; it only leaves a promise behind that failed.
    /** @type {(event: PromiseRejectionEvent) => void} */
    let hear = () => {};
    /** @type {Promise<never>} */
    const refused = new Promise((_, reject) => {
        hear = ({ reason }) => reject(reason);
    });
    addEventListener("unhandledrejection", hear);
    document.head.append(script);
    const ready = Promise.race([created.then((worker) => worker.ready), refused])
        .then(alone)
        .finally(() => removeEventListener("unhandledrejection", hear));
    return { created: Promise.race([created, refused]), ready };
}

/**
 * Takes back what a worker could call here, in the page: we call our workers, and they never call us. PyScript gives them
 * all of the page, and what a stranger's bot runs would find that. Nothing can be added later either.
 * @param {PythonWorker} worker
 * @returns {PythonWorker} the same worker
 */
function alone(worker) {
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

/** Tells PyScript to take our Pyodide, not the public one, and no plugins; it asks for MicroPython's plugins apart. */
function configure() {
    const text = JSON.stringify({
        interpreter: address("load_pyodide.js"),
        plugins: PLUGINS.map((name) => `!${name}`),
        sync_main_only: true, // no complaint that the worker cannot reach into the page: it must not
    });
    for (const kind of ["py-config", "mpy-config"]) {
        const config = Object.assign(document.createElement(kind), { textContent: text });
        config.setAttribute("type", "json");
        document.head.append(config);
    }
}

/**
 * @param {string} file a file's name
 * @returns {string} its full address: beside this script, wherever the page itself lies
 */
function address(file) {
    return new URL(file, import.meta.url).href;
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {(late: boolean) => void} late
 * @returns {Promise<T>} the same promise, watched for how long it takes
 */
function watched(promise, late) {
    let told = false;
    const timer = setTimeout(() => late((told = true)), PATIENCE);
    return promise.then((value) => {
        if (told) {
            late(false);
        }
        return value;
    }).finally(() => clearTimeout(timer));
}
