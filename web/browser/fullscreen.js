// Full screen: browsers allow it only during the click itself, so it cannot wait for Python.

const root = document.documentElement;

/**
 * Lets every `[data-full-screen]` element toggle full screen, and sets `data-full` of the root to "on" or "off", which
 * pre_paint.js has set. Without support for full screen the attribute is absent.
 * @param {HTMLElement} page
 */
export function listenToFullScreen(page) {
    if (!document.fullscreenEnabled) {
        return;
    }
    page.addEventListener("click", toggle);
    document.addEventListener("fullscreenchange", syncState);
}

/** @param {Event} event */
function toggle({ target }) {
    if (target instanceof Element && target.closest("[data-full-screen]")) {
        const done = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
        done.catch(() => {});
    }
}

function syncState() {
    root.dataset.full = document.fullscreenElement ? "on" : "off";
}
