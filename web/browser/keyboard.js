// The keyboard: shortcuts, and arrow keys in grids.

const FOCUSABLE = "button, a[href], input, select, [tabindex]";
const STEPS = new Map([
    ["ArrowLeft", [0, -1]],
    ["ArrowRight", [0, 1]],
    ["ArrowUp", [-1, 0]],
    ["ArrowDown", [1, 0]],
    ["Home", [0, -Infinity]],
    ["End", [0, Infinity]],
]);

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} page
 */
export function pressKey(event, page) {
    if (event.defaultPrevented) {
        return;
    }
    const target = event.target instanceof Element ? event.target : page;
    const grid = target.closest("[role=grid]");
    const acted = (grid && moveInGrid(event, grid, target)) || (mayAct(event, target) && useShortcut(event, page));
    if (acted) {
        event.preventDefault();
    }
}

/**
 * Gives each grid one place that the tab key reaches; the arrow keys reach the others.
 * @param {ParentNode} page
 */
export function settleGrids(page) {
    // Asked once: each time after a change would have the browser lay out the page anew.
    const focused = document.activeElement;
    for (const grid of page.querySelectorAll("[role=grid]")) {
        const places = rowsOf(grid).flat().filter((place) => place !== null);
        const reached = places.find((place) => place === focused)
            ?? places.find(isMarked)
            ?? places.find((place) => place.getAttribute("tabindex") === "0")
            ?? places[0];
        for (const place of places) {
            const tab = place === reached ? "0" : "-1";
            // Only what changes is written: that takes two fifths less.
            if (place.getAttribute("tabindex") !== tab) {
                place.setAttribute("tabindex", tab);
            }
        }
    }
}

/** @param {string} id an element's, or a grid's: then the place in it that the tab key reaches */
export function focusOn(id) {
    const target = document.getElementById(id);
    /** @type {HTMLElement | null | undefined} */ (target?.querySelector(":scope[role=grid] [tabindex='0']") ?? target)?.focus();
}

/**
 * @param {HTMLElement} place
 * @returns {boolean} whether the page says that a person is at this place of the grid
 */
function isMarked(place) {
    return place.matches("[aria-current], [aria-selected=true], [aria-pressed=true], [aria-checked=true]");
}

/**
 * @param {Element} grid
 * @returns {(HTMLElement | null)[][]} for each row, and in it for each cell, what can be focused there
 */
function rowsOf(grid) {
    return [...grid.querySelectorAll("[role=row], tr")].map((row) =>
        [...row.querySelectorAll("[role=gridcell], [role=columnheader], [role=rowheader], td, th")].map((cell) =>
            cell.matches(FOCUSABLE) ? /** @type {HTMLElement} */ (cell) : cell.querySelector(FOCUSABLE),
        ),
    );
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} grid
 * @param {Element} from
 * @returns {boolean} whether the key moves in grids
 */
function moveInGrid(event, grid, from) {
    const step = STEPS.get(event.key);
    if (!step || event.ctrlKey || event.altKey || event.metaKey || from.matches("input, select")) {
        return false;
    }
    const rows = rowsOf(grid);
    const row = rows.findIndex((places) => places.some((place) => place?.contains(from)));
    const column = rows[row]?.findIndex((place) => place?.contains(from)) ?? -1;
    const found = column < 0 ? null : step[0] ? above(rows, row, column, step[0]) : beside(rows[row], column, step[1]);
    if (found) {
        found.focus();
        settleGrids(/** @type {ParentNode} */ (grid.parentNode));
    }
    return true;
}

/**
 * @param {(HTMLElement | null)[]} places of one row
 * @param {number} column
 * @param {number} step 1 or -1; infinite to go to the row's end or beginning
 * @returns {HTMLElement | null} the next that can be focused
 */
function beside(places, column, step) {
    if (!Number.isFinite(step)) {
        const all = step < 0 ? places : places.toReversed();
        return all.find((place) => place !== null) ?? null;
    }
    const next = step < 0 ? places.slice(0, column).reverse() : places.slice(column + 1);
    return next.find((place) => place !== null) ?? null;
}

/**
 * @param {(HTMLElement | null)[][]} rows
 * @param {number} row
 * @param {number} column
 * @param {number} step 1 for below, -1 for above
 * @returns {HTMLElement | null} the nearest of the next row that has any
 */
function above(rows, row, column, step) {
    for (let at = row + step; at >= 0 && at < rows.length; at += step) {
        const nearest = rows[at]
            .map((place, index) => ({ place, distance: Math.abs(index - column) }))
            .filter(({ place }) => place !== null)
            .sort((one, other) => one.distance - other.distance)[0];
        if (nearest) {
            return nearest.place;
        }
    }
    return null;
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} target
 * @returns {boolean} whether the key is free for shortcuts: not while somebody writes, but for the Escape key
 */
function mayAct(event, target) {
    const field = target.closest("input:not([type=checkbox], [type=radio]), textarea, select");
    // A slider itself answers to arrows and the like alone.
    return event.key === "Escape" || !field || (field.matches("[type=range]") && event.key.length === 1);
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} page
 * @returns {boolean} whether an element answers to this key; it has been clicked
 */
function useShortcut(event, page) {
    const within = page.querySelector("dialog:modal") ?? page;
    for (const actor of within.querySelectorAll("[aria-keyshortcuts]")) {
        const shortcuts = actor.getAttribute("aria-keyshortcuts")?.split(" ") ?? [];
        if (shortcuts.some((shortcut) => isPressed(shortcut, event)) && actor.checkVisibility()) {
            act(/** @type {HTMLElement} */ (actor));
            return true;
        }
    }
    return false;
}

/**
 * A key clicks its element; a grid's key goes to the place in it that the tab key reaches.
 * @param {HTMLElement} actor
 */
function act(actor) {
    if (actor.matches("[role=grid]")) {
        /** @type {HTMLElement | null} */ (actor.querySelector("[tabindex='0']"))?.focus();
    } else {
        actor.click();
    }
}

/**
 * @param {string} shortcut as in `aria-keyshortcuts`: "Control+Z", "Escape", "r"
 * @param {KeyboardEvent} event
 * @returns {boolean}
 */
function isPressed(shortcut, event) {
    const parts = shortcut.toLowerCase().split("+");
    const key = parts.pop();
    // A sign such as "?" needs Shift on some keyboards: only letters and named keys tell Shift apart.
    const shift = /^([a-z]|.{2,})$/.test(key ?? "") ? event.shiftKey === parts.includes("shift") : true;
    return (
        event.key.toLowerCase() === (key === "space" ? " " : key) &&
        shift &&
        event.ctrlKey === parts.includes("control") &&
        event.altKey === parts.includes("alt") &&
        event.metaKey === parts.includes("meta")
    );
}
