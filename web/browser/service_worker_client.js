// Registers the service worker, reports a newer version of the page and activates it on request. If a browser refuses
// (a private window, a full disk, a page opened from a file), the page keeps working but needs a network.

/** @typedef {import("./events.js").Send} Send */

const ROOT = new URL("../../", import.meta.url).href;
/** Characters of a version that are shown. */
const SHORT = 8;
/** Shortest time between two checks for a newer version, in milliseconds. */
const CHECK_INTERVAL = 60 * 60 * 1000;
/** Longest wait for a new version to become active, in milliseconds. */
const TIMEOUT_MS = 5000;
/** Wait between two attempts to activate a new version, in milliseconds. */
const NUDGE_MS = 250;
/** A small script, without effects outside its worker. */
const SMALL_SCRIPT = new URL("./workers/indexeddb_stub.js", import.meta.url);
const MATCHES = "hofgarten/match/";

/** @param {Send} send */
export function initServiceWorker(send) {
    requestPersistence();
    if (navigator.serviceWorker) {
        register(send).catch((error) => console.info("offline", error));
    }
}

/** @param {Send} send */
async function register(send) {
    const registration = await navigator.serviceWorker.register(`${ROOT}service-worker.js`);
    reportUpdates(registration, send);
    checkRegularly(registration);
    const { active } = await navigator.serviceWorker.ready;
    send({ do: "offline-ready", version: (await versionOf(/** @type {ServiceWorker} */ (active))).slice(0, SHORT) });
}

/**
 * @param {ServiceWorker} worker
 * @returns {Promise<string>} the version whose files it serves; this page may be newer
 */
function versionOf(worker) {
    return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(String(data));
        worker.postMessage("version", [port2]);
    });
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {Send} send
 */
function reportUpdates(registration, send) {
    const report = () => {
        // The very first version does not wait.
        if (registration.active && registration.waiting) {
            send({ do: "newer-version" });
        }
    };
    const follow = () => registration.installing?.addEventListener("statechange", report);
    registration.addEventListener("updatefound", follow);
    follow();
    report();
}

/** @param {ServiceWorkerRegistration} registration */
function checkRegularly(registration) {
    // The browser checked when it loaded the page.
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible" && Date.now() - looked > CHECK_INTERVAL) {
            looked = Date.now();
            registration.update().catch(() => {});
        }
    });
}

/**
 * Activates the waiting version and reloads the page. Other tabs keep their version until they are reloaded. The match
 * is already saved, and the place is in the address.
 */
export async function activateUpdate() {
    const registration = await navigator.serviceWorker?.getRegistration(ROOT);
    if (registration?.waiting) {
        await takeOver(registration.waiting);
    }
    location.reload();
}

/**
 * Waits until a version is active. Chromium activates it once the old one is idle. If a request arrives just then, it
 * waits for the load of another page or worker of the site; a reload in its place would never end.
 * @param {ServiceWorker} waiting
 */
async function takeOver(waiting) {
    const nudges = setInterval(() => new Worker(SMALL_SCRIPT, { type: "module" }), NUDGE_MS);
    await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
        setTimeout(resolve, TIMEOUT_MS);
        waiting.postMessage("take-over");
    });
    clearInterval(nudges);
}

/** Requests persistent storage on the first click after a match was saved, so that the browser does not evict it. */
function requestPersistence() {
    const listening = new AbortController();
    document.addEventListener("click", () => {
        if (hasMatches()) {
            listening.abort();
            navigator.storage?.persist?.().catch(() => {});
        }
    }, { signal: listening.signal });
}

/** @returns {boolean} */
function hasMatches() {
    try {
        return Object.keys(localStorage).some((key) => key.startsWith(MATCHES));
    } catch {
        return false;
    }
}
