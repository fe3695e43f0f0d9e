// The service worker: asks for it, tells when a newer version of the page waits, and lets that take over. Whatever a browser
// refuses here (a private window, a full disk, a page opened from a file) only means that the page keeps needing a network.

/** @typedef {import("./events.js").Send} Send */

const ROOT = new URL("../../", import.meta.url).href;
/** How many characters tell versions apart. */
const SHORT = 8;
/** How long a look for a newer version is good for, in milliseconds. */
const GOOD_FOR = 60 * 60 * 1000;
/** How long a waiting version may take to take over, in milliseconds. */
const PATIENCE = 5000;
const MATCHES = "hofgarten/match/";

/** @param {Send} send */
export function beginOffline(send) {
    askToKeep();
    if (navigator.serviceWorker) {
        work(send).catch((error) => console.info("offline", error));
    }
}

/** @param {Send} send */
async function work(send) {
    const registration = await navigator.serviceWorker.register(`${ROOT}service-worker.js`);
    tellOfNewer(registration, send);
    lookNowAndThen(registration);
    const { active } = await navigator.serviceWorker.ready;
    send({ do: "offline-ready", version: (await versionOf(/** @type {ServiceWorker} */ (active))).slice(0, SHORT) });
}

/**
 * @param {ServiceWorker} worker
 * @returns {Promise<string>} of which version it keeps the files: this page may be of a newer one
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
function tellOfNewer(registration, send) {
    const tell = () => {
        // The very first one need not wait.
        if (registration.active && registration.waiting) {
            send({ do: "newer-version" });
        }
    };
    const follow = () => registration.installing?.addEventListener("statechange", tell);
    registration.addEventListener("updatefound", follow);
    follow();
    tell();
}

/** @param {ServiceWorkerRegistration} registration */
function lookNowAndThen(registration) {
    // The browser itself has looked when the page was loaded.
    let looked = Date.now();
    document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "visible" && Date.now() - looked > GOOD_FOR) {
            looked = Date.now();
            registration.update().catch(() => {});
        }
    });
}

/**
 * Lets the version that waits take over, and loads it. Other tabs go on with the one that they have, till they are loaded
 * again. What has been played is kept already, and the place is in the address.
 */
export async function takeOver() {
    const registration = await navigator.serviceWorker?.getRegistration(ROOT);
    if (registration?.waiting) {
        const taken = new Promise((resolve) => {
            navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true });
            setTimeout(resolve, PATIENCE);
        });
        registration.waiting.postMessage("take-over");
        await taken;
    }
    location.reload();
}

/** Asks the browser, once there is a match to lose and somebody is at it, not to clear it away when it needs room. */
function askToKeep() {
    const asked = new AbortController();
    document.addEventListener("click", () => {
        if (hasMatches()) {
            asked.abort();
            navigator.storage?.persist?.().catch(() => {});
        }
    }, { signal: asked.signal });
}

/** @returns {boolean} */
function hasMatches() {
    try {
        return Object.keys(localStorage).some((key) => key.startsWith(MATCHES));
    } catch {
        return false;
    }
}
