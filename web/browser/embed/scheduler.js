// Which elements <hofgarten-demo> of a page have their frames: those near the window, one loaded after the other.

/**
 * @typedef {object} Framed an element that can have a frame
 * @property {boolean} near whether it is in the window, or soon will be
 * @property {boolean} touched whether somebody has done something in the frame that would be lost with it
 * @property {() => void} begin makes the frame
 * @property {() => void} unload takes it away
 */

/** How many frames stay loaded; above that, those go that are far away and that nobody has touched. */
const MOST = 5;

/** How far outside the window an element is still near. */
const NEAR = "50% 0px";

/** @type {Set<Element & Framed>} those whose turn to be loaded has yet to come */
const waiting = new Set();
/** @type {Set<Element & Framed>} those with a frame, the one that was near last at the end */
export const live = new Set();
/** @type {(Element & Framed) | undefined} the one that is being loaded: two at a time would make the page slow */
let loading;

const observer = new IntersectionObserver((entries) => {
    noteFocus();
    for (const { target, isIntersecting } of entries) {
        moved(/** @type {Element & Framed} */ (target), isIntersecting);
    }
    loadNext();
}, { rootMargin: NEAR });

// Which frame has the focus, a browser may say only after the event.
addEventListener("blur", () => setTimeout(noteFocus));

/**
 * Loads an element's frame when it is near.
 * @param {Element & Framed} element
 */
export function watch(element) {
    // Said anew, even if it has been near all the time.
    observer.unobserve(element);
    observer.observe(element);
}

/** @param {Element & Framed} element which goes, with its frame */
export function leave(element) {
    observer.unobserve(element);
    waiting.delete(element);
    live.delete(element);
    settled(element);
}

/** @param {Element & Framed} element which is loaded now, or will not be: it is the next one's turn */
export function settled(element) {
    if (loading === element) {
        loading = undefined;
        loadNext();
    }
}

/**
 * @param {Element & Framed} element
 * @param {boolean} near
 */
function moved(element, near) {
    element.near = near;
    if (!near) {
        waiting.delete(element);
    } else if (live.delete(element)) {
        live.add(element);
    } else {
        waiting.add(element);
    }
}

/** Loads the next frame once none is being loaded, that which is nearest to the middle of the window first. */
function loadNext() {
    if (loading === undefined && waiting.size > 0) {
        [loading] = [...waiting].sort((one, other) => distance(one) - distance(other));
        waiting.delete(loading);
        live.add(loading);
        makeRoom();
        loading.begin();
    }
}

/** Unloads the frames that have been away longest, when there are too many; none in which somebody did something. */
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

/** Notes in which frame somebody is: what is yet to be heard of, such as a tile that is chosen, is not to be lost. */
function noteFocus() {
    const focused = [...live].find((element) => element === document.activeElement);
    if (focused) {
        focused.touched = true;
    }
}
