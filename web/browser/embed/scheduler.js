// Decides which <hofgarten-demo> elements have a frame: those near the viewport, and the last ones that were.

/**
 * @typedef {object} Framed an element that can have a frame
 * @property {boolean} near true if it is in the viewport or close to it
 * @property {boolean} touched true if the user has done something in the frame that unloading would lose
 * @property {() => void} createFrame
 * @property {() => void} settle called when it is no longer near
 * @property {() => void} unload removes the frame
 */

/** Frames that stay loaded. Beyond that, distant frames that the user has not touched are unloaded. */
const MOST = 5;

/** Distance from the viewport up to which an element is near. */
const NEAR = "50% 0px";

/** @type {Set<Element & Framed>} elements with a frame, the most recently near one last */
export const live = new Set();

const observer = new IntersectionObserver((entries) => {
    markFocused();
    for (const { target, isIntersecting } of entries) {
        const element = /** @type {Element & Framed} */ (target);
        element.near = isIntersecting;
        if (!isIntersecting) {
            element.settle();
        }
        if (isIntersecting) {
            const loaded = live.delete(element);
            live.add(element);
            if (!loaded) {
                element.createFrame();
            }
        }
    }
    makeRoom();
}, { rootMargin: NEAR });

// Some browsers update the focused frame only after the event.
addEventListener("blur", () => setTimeout(markFocused));

/**
 * Loads an element's frame when it is near. `host_frame.js` starts one Python at a time.
 * @param {Element & Framed} element
 */
export function watch(element) {
    // Observing again reports the element even if it has been near all the time.
    observer.unobserve(element);
    observer.observe(element);
}

/** @param {Element & Framed} element an element that is removed */
export function leave(element) {
    observer.unobserve(element);
    live.delete(element);
}

/** Unloads frames, those that were near longest ago first, if there are too many. Touched frames stay. */
function makeRoom() {
    const idle = [...live].filter((element) => !element.near && !element.touched);
    for (const element of idle.slice(0, Math.max(live.size - MOST, 0))) {
        element.unload();
        live.delete(element);
    }
}

/** Marks the focused frame as touched: state that it does not report, such as a selected tile, must not be lost. */
function markFocused() {
    const focused = [...live].find((element) => element === document.activeElement);
    if (focused) {
        focused.touched = true;
    }
}
