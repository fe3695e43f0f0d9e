// Keeps the screen on. Browsers without the Screen Wake Lock API ignore it.

let wanted = false;
/** True while a request is pending: a second one would hold a lock that nobody releases. */
let pending = false;
/** @type {WakeLockSentinel | undefined} */
let lock;

// The browser releases the lock of a hidden page.
document.addEventListener("visibilitychange", sync);

/** @param {boolean} on */
export function keepAwake(on) {
    wanted = on;
    sync();
}

async function sync() {
    try {
        if (!wanted) {
            await lock?.release();
        } else if (!pending && !document.hidden && (!lock || lock.released)) {
            pending = true;
            lock = await navigator.wakeLock?.request("screen").finally(() => { pending = false; });
            // The match may have ended meanwhile.
            await (wanted ? undefined : lock?.release());
        }
    } catch (error) {
        // For example, the battery is low.
        console.info(error);
    }
}
