// Pan and zoom for large pictures in a scrolling view (`data-pan`): drag by mouse; pinch, wheel or buttons to zoom. The
// view's first child is the picture. The style sheet sizes it by `--wide` and `--high` of the view, its size in pixels, and
// by `--zoom` of the root: 1 shows all of it, and the property is absent until the user zooms. `data-origin` of the picture
// has four numbers in its own units: the position of its corner, its width, and the width of a border that need not fit
// into the view. If the picture grows at the left or the top, the visible part stays in place. A picture that fits is
// centered, and so is another one (another value of `data-pan`) when it is first shown; an element with `data-reveal` is
// scrolled into view when this value is new. `data-cut` of the view's parent names the edges beyond which the picture goes on.

import { closest } from "../events.js";

const STEP = 1.25;
const LEAST = 0.5;
const MOST = 5;
/** Distance in pixels that the mouse may move before a click becomes a drag. */
const DRAG_START_PX = 6;
/** Part of the view that an arrow button scrolls. */
const SHARE = 0.4;
/** @type {Record<string, [number, number]>} */
const WAYS = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Adapts pictures to views of another size. */
const resized = new ResizeObserver((entries) => entries.forEach(({ target }) => syncPan(/** @type {HTMLElement} */ (target), true)));

let zoom = 1;
/** @type {{view: Element, x: number, y: number, moved: boolean} | null} */
let drag = null;
/** The last distance between two fingers. */
let spread = 0;
/** @type {WeakMap<Element, {pan?: string, x: number, y: number, fits: boolean, revealed?: string}>} last states of views */
const states = new WeakMap();

/** @param {HTMLElement} page */
export function listenToPans(page) {
    page.addEventListener("click", press, { capture: true });
    page.addEventListener("pointerdown", ({ target, pointerType, button, clientX, clientY }) => {
        const free = pointerType === "mouse" && button === 0 && !closest(target, "[data-drag]");
        const view = free ? viewOf(target) : null;
        drag = view && { view, x: clientX, y: clientY, moved: false };
    });
    page.addEventListener("pointermove", pull);
    page.addEventListener("touchend", () => { spread = 0; });
}

/**
 * Updates all views and adds their listeners. Those of zoom are added to each view, since with such a listener the browser
 * asks the page before it scrolls. A view that has a listener already keeps it: only one function is one listener.
 * @param {ParentNode} page
 */
export function syncPans(page) {
    for (const view of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll("[data-pan]"))) {
        view.addEventListener("wheel", wheel, { passive: false });
        view.addEventListener("touchmove", pinch, { passive: false });
        view.addEventListener("scroll", scrolled, { passive: true });
        if (!states.has(view)) {
            resized.observe(view);
        }
        syncPan(view);
    }
}

/**
 * Tells the style sheet the size of a view, and where its picture overflows; keeps the visible part in place.
 * @param {HTMLElement} view
 * @param {boolean} isResized true if the view has another size: what fitted before is centered
 */
function syncPan(view, isResized = false) {
    const sheet = /** @type {HTMLElement | null} */ (view.firstElementChild);
    // A resized element may no longer be a view.
    if (!sheet || view.dataset.pan === undefined) {
        return;
    }
    measure(view);
    const [x, y, size, spare] = (sheet.dataset.origin ?? "").split(" ").map(Number);
    const [right, below] = [view.scrollWidth - view.clientWidth, view.scrollHeight - view.clientHeight];
    const border = (2 * spare * sheet.clientWidth) / size + 1;
    const fits = right <= border && below <= border;
    const [before, { pan }] = [states.get(view), view.dataset];
    const isKnown = before?.pan === pan;
    if (before && isKnown && !fits && !(isResized && before.fits)) {
        view.scrollBy(((before.x - x) / size) * sheet.clientWidth, ((before.y - y) / size) * sheet.clientWidth);
    } else {
        view.scrollTo(right / 2, below / 2);
    }
    const shown = /** @type {HTMLElement | null} */ (view.querySelector("[data-reveal]"));
    if (fits || !isKnown || shown?.dataset.reveal !== before?.revealed) {
        reveal(view, shown);
    }
    states.set(view, { pan, x, y, fits, revealed: shown?.dataset.reveal });
    markCuts(view);
}

/** @param {Event} event */
function scrolled({ currentTarget }) {
    markCuts(/** @type {HTMLElement} */ (currentTarget));
}

/**
 * Names the edges beyond which the picture goes on, for the style sheet. A picture that does not fit has at least one.
 * @param {HTMLElement} view
 */
function markCuts(view) {
    const [right, below] = [view.scrollWidth - view.clientWidth, view.scrollHeight - view.clientHeight];
    const rest = { north: view.scrollTop, west: view.scrollLeft, south: below - view.scrollTop, east: right - view.scrollLeft };
    const cut = states.get(view)?.fits ? [] : Object.entries(rest).filter(([, pixels]) => pixels >= 1).map(([edge]) => edge);
    view.parentElement?.setAttribute("data-cut", cut.join(" "));
}

/**
 * Writes the size of a view for the style sheet, if it has changed: writing it makes the browser style the picture again.
 * @param {HTMLElement} view
 */
function measure(view) {
    const { width, height } = view.getBoundingClientRect();
    for (const [name, length] of [["--wide", `${width}px`], ["--high", `${height}px`]]) {
        if (view.style.getPropertyValue(name) !== length) {
            view.style.setProperty(name, length);
        }
    }
}

/**
 * Scrolls a view, and not the page around it, until all of an element is visible.
 * @param {Element} view
 * @param {Element | null} element
 */
function reveal(view, element) {
    if (element) {
        const [box, shown] = [view.getBoundingClientRect(), element.getBoundingClientRect()];
        const left = Math.min(0, shown.left - box.left) + Math.max(0, shown.right - box.right);
        view.scrollBy(left, Math.min(0, shown.top - box.top) + Math.max(0, shown.bottom - box.bottom));
    }
}

/**
 * Handles buttons: `data-zoom` is `in`, `out`, `double` or `fit`, `data-scroll` one of the four directions. Both apply to
 * the view in the same section, those of a menu to the page's. The click at the end of a drag is ignored.
 * @param {MouseEvent} event
 */
function press(event) {
    if (drag?.moved && event.detail) {
        event.stopPropagation();
        event.preventDefault();
    }
    drag = null;
    const button = closest(event.target, "[data-zoom], [data-scroll]");
    const view = (button?.closest("section") ?? document).querySelector("[data-pan]");
    if (view && button) {
        const { zoom: by = "", scroll = "" } = button.dataset;
        const [right, down] = WAYS[scroll] ?? [0, 0];
        const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
        view.scrollBy({ left: right * view.clientWidth * SHARE, top: down * view.clientHeight * SHARE, behavior });
        if (by) {
            const { left, top } = view.getBoundingClientRect();
            zoomTo(view, { in: zoom * STEP, out: zoom / STEP, double: 2 * zoom }[by] ?? 1, left + view.clientWidth / 2, top + view.clientHeight / 2);
        }
    }
}

/** @param {PointerEvent} event */
function pull({ buttons, clientX, clientY }) {
    if (drag && buttons === 1 && (drag.moved || Math.hypot(clientX - drag.x, clientY - drag.y) > DRAG_START_PX)) {
        drag.view.scrollBy(drag.x - clientX, drag.y - clientY);
        drag = { view: drag.view, x: clientX, y: clientY, moved: true };
    }
}

/** @param {WheelEvent} event zooms with the Control key, which a touchpad's pinch sets */
function wheel(event) {
    // Morphing may have turned the element into another part of the page.
    const view = viewOf(event.currentTarget);
    if (view && event.ctrlKey) {
        event.preventDefault();
        zoomTo(view, zoom * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
    }
}

/** @param {TouchEvent} event */
function pinch(event) {
    const view = viewOf(event.currentTarget);
    const [one, other] = event.touches;
    if (view && event.touches.length === 2) {
        event.preventDefault();
        const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
        zoomTo(view, (zoom * now) / (spread || now), (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
        spread = now;
    }
}

/**
 * Zooms, and keeps a point of the screen in place.
 * @param {Element} view
 * @param {number} to
 * @param {number} x
 * @param {number} y
 */
function zoomTo(view, to, x, y) {
    const { left, top } = view.getBoundingClientRect();
    const [wide, high] = [(view.scrollLeft + x - left) / view.scrollWidth, (view.scrollTop + y - top) / view.scrollHeight];
    zoom = Math.min(Math.max(to, LEAST), MOST);
    document.documentElement.style.setProperty("--zoom", zoom.toFixed(3));
    view.scrollTo(wide * view.scrollWidth - x + left, high * view.scrollHeight - y + top);
    syncPans(document);
}

/**
 * @param {EventTarget | null} target
 * @returns {Element | null} the view that contains the target
 */
function viewOf(target) {
    return closest(target, "[data-pan]");
}
