// Decides which <hofgarten-demo> elements have a frame: those near the viewport, loaded one after the other.

/**
 * @typedef {object} Framed an element that can have a frame
 * @property {boolean} near true if it is in the viewport or close to it
 * @property {boolean} touched true if the user has done something in the frame that unloading would lose
 * @property {() => void} createFrame
 * @property {() => void} unload removes the frame
 */

/** Frames that stay loaded. Beyond that, distant frames that the user has not touched are unloaded. */
const MOST = 5;

/** Distance from the viewport up to which an element is near. */
const NEAR = "50% 0px";

/** @type {Set<Element & Framed>} elements that wait for their frame */
const waiting = new Set();
/** @type {Set<Element & Framed>} elements with a frame, the most recently near one last */
export const live = new Set();
/** @type {(Element & Framed) | undefined} the element whose frame is loading: two at a time would make the page slow */
let loading;

const observer = new IntersectionObserver((entries) => {
    markFocused();
    for (const { target, isIntersecting } of entries) {
        updateNear(/** @type {Element & Framed} */ (target), isIntersecting);
    }
    loadNext();
}, { rootMargin: NEAR });

// Some browsers update the focused frame only after the event.
addEventListener("blur", () => setTimeout(markFocused));

/**
 * Loads an element's frame when it is near.
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
    waiting.delete(element);
    live.delete(element);
    finishLoading(element);
}

/** @param {Element & Framed} element an element that has finished loading, or never will: the next one starts */
export function finishLoading(element) {
    if (loading === element) {
        loading = undefined;
        loadNext();
    }
}

/**
 * @param {Element & Framed} element
 * @param {boolean} near
 */
function updateNear(element, near) {
    element.near = near;
    if (!near) {
        waiting.delete(element);
    } else if (live.delete(element)) {
        live.add(element);
    } else {
        waiting.add(element);
    }
}

/** Loads the next frame once none is loading: the one nearest to the middle of the viewport. */
function loadNext() {
    if (loading === undefined && waiting.size > 0) {
        [loading] = [...waiting].sort((one, other) => distance(one) - distance(other));
        waiting.delete(loading);
        live.add(loading);
        makeRoom();
        loading.createFrame();
    }
}

/** Unloads frames, those that were near longest ago first, if there are too many. Touched frames stay. */
function makeRoom() {
    const idle = [...live].filter((element) => !element.near && !element.touched);
    for (const element of idle.slice(0, Math.max(live.size - MOST, 0))) {
        element.unload();
        live.delete(element);
    }
}

/** @param {Element} element */
function distance(element) {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
}

/** Marks the focused frame as touched: state that it does not report, such as a selected tile, must not be lost. */
function markFocused() {
    const focused = [...live].find((element) => element === document.activeElement);
    if (focused) {
        focused.touched = true;
    }
}
