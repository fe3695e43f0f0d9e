// The keyboard: shortcuts, and arrow keys in grids. A key that is held acts once; only arrow keys repeat.

const FOCUSABLE = "button, a[href], input, select, [tabindex]";
/** Elements that Space clicks. */
const PRESSED = "button, summary, input:is([type=checkbox], [type=radio], [type=file])";
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
    const acted = (grid && (moveInGrid(event, grid, target) || placesAtOnce(event, target))) || (mayAct(event, target) && useShortcut(event, page));
    if (acted || pressesAgain(event, target)) {
        event.preventDefault();
    }
}

/**
 * Makes one cell of each grid reachable by Tab (roving tabindex); arrow keys reach the others.
 * @param {ParentNode} page
 */
export function syncGrids(page) {
    // Read once: after each change, the browser would have to lay out the page again.
    const focused = document.activeElement;
    for (const grid of page.querySelectorAll("[role=grid]")) {
        const places = rowsOf(grid).flat().filter((place) => place !== null);
        const reached = places.find((place) => place === focused)
            ?? places.find(isMarked)
            ?? places.find((place) => place.getAttribute("tabindex") === "0")
            ?? places[0];
        for (const place of places) {
            const tab = place === reached ? "0" : "-1";
            // Writing only changed values takes two fifths less time.
            if (place.getAttribute("tabindex") !== tab) {
                place.setAttribute("tabindex", tab);
            }
        }
    }
}

/**
 * @param {readonly string[]} [ids] of elements, or of grids: then the cell that Tab reaches gets the focus
 * @param {readonly number[]} [select] the beginning and the end of the text to select, if it is a field
 * @returns {boolean} true if one of them exists; the first that does has the focus
 */
export function focusOn(ids = [], select) {
    const target = ids.map((id) => document.getElementById(id)).find(Boolean);
    for (let hidden = target?.closest("details"); hidden; hidden = hidden.parentElement?.closest("details")) {
        hidden.open = true;
    }
    if (select && target instanceof HTMLTextAreaElement) {
        // Before the focus: then the browser scrolls to the selected text.
        target.setSelectionRange(select[0], select[1]);
    }
    /** @type {HTMLElement | null | undefined} */ (target?.querySelector(":scope[role=grid] [tabindex='0']") ?? target)?.focus();
    return Boolean(target);
}

/**
 * @param {HTMLElement} place
 * @returns {boolean} true if the cell is marked as current, selected, pressed or checked
 */
function isMarked(place) {
    return place.matches("[aria-current], [aria-selected=true], [aria-pressed=true], [aria-checked=true]");
}

/**
 * @param {Element} grid
 * @returns {(HTMLElement | null)[][]} the focusable element of each cell, by row and column
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
 * @param {Element} target
 * @returns {boolean} true if Shift and Enter put a piece here and confirm it (`click` in `events.js`)
 */
function placesAtOnce({ key, shiftKey, repeat }, target) {
    const acts = key === "Enter" && shiftKey && target.matches("[data-drop]");
    if (acts && !repeat) {
        target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
    }
    return acts;
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} grid
 * @param {Element} from
 * @returns {boolean} true if the key is one that moves in grids
 */
function moveInGrid(event, grid, from) {
    const step = STEPS.get(event.key);
    if (!step || event.ctrlKey || event.altKey || event.metaKey || from.matches("input, select")) {
        return false;
    }
    const rows = rowsOf(grid).map((places) => places.map((place) => place && skips(event, grid, place) ? null : place));
    const row = rows.findIndex((places) => places.some((place) => place?.contains(from)));
    const column = rows[row]?.findIndex((place) => place?.contains(from)) ?? -1;
    const found = column < 0 ? null : step[0] ? above(rows, row, column, step[0]) : beside(rows[row], column, step[1]);
    if (found) {
        found.focus();
        syncGrids(/** @type {ParentNode} */ (grid.parentNode));
    }
    return true;
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} grid
 * @param {HTMLElement} place of the grid
 * @returns {boolean} true if arrow keys pass a place by: a piece cannot be put there, and Shift is not held
 */
function skips({ shiftKey }, grid, place) {
    return !shiftKey && place !== document.activeElement && place.matches("[aria-disabled=true]") &&
        grid.querySelector("[data-drop]") !== null;
}

/**
 * @param {(HTMLElement | null)[]} places of one row
 * @param {number} column
 * @param {number} step 1 or -1; infinite for the start or end of the row
 * @returns {HTMLElement | null} the next focusable element; after the last one comes the first
 */
function beside(places, column, step) {
    const from = Number.isFinite(step) ? [...places.slice(column + 1), ...places.slice(0, column)] : [...places];
    return (step === 1 || step === -Infinity ? from : from.reverse()).find((place) => place !== null) ?? null;
}

/**
 * @param {(HTMLElement | null)[][]} rows
 * @param {number} row
 * @param {number} column
 * @param {number} step 1 for below, -1 for above
 * @returns {HTMLElement | null} the nearest focusable element of the next row that has one; after the last comes the first
 */
function above(rows, row, column, step) {
    const others = [...rows.slice(row + 1), ...rows.slice(0, row)];
    for (const places of step > 0 ? others : others.reverse()) {
        const nearest = places
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
 * @returns {boolean} true if the key may be a shortcut: in a text field only Escape is
 */
function mayAct(event, target) {
    const field = target.closest("input:not([type=checkbox], [type=radio]), textarea, select");
    // A slider uses only arrows and the like itself.
    return event.key === "Escape" || !field || (field.matches("[type=range]") && event.key.length === 1);
}

/**
 * @param {KeyboardEvent} event
 * @param {Element} target
 * @returns {boolean} true if a held key would click the target once more, submit its form or close a dialog
 */
function pressesAgain({ key, repeat }, target) {
    const presses = { Enter: !target.matches("textarea"), " ": target.matches(PRESSED), Escape: true };
    return repeat && Boolean(presses[/** @type {keyof typeof presses} */ (key)]);
}

/**
 * @param {KeyboardEvent} event
 * @param {HTMLElement} page
 * @returns {boolean} true if the key is the shortcut of an element, which has been clicked unless the key is held
 */
function useShortcut(event, page) {
    const within = page.querySelector("dialog:modal") ?? page;
    const actors = [...within.querySelectorAll("[aria-keyshortcuts]")];
    const actor = [event.key, printedOn(event)].map((key) => actors.find((each) => isActor(each, event, key))).find(Boolean);
    if (actor && (!event.repeat || STEPS.has(event.key))) {
        act(/** @type {HTMLElement} */ (actor));
    }
    return actor !== undefined;
}

/**
 * @param {KeyboardEvent} event
 * @returns {string} the digit on a key that types another character without Shift, as on French and Czech keyboards; the
 *     Latin letter on one that types a letter of another alphabet. The letter that is typed comes first (Dvorak, AZERTY).
 */
function printedOn({ code, key, shiftKey }) {
    const [, digit = "", letter = ""] = /^(?:Digit(\d)|Key(.))$/.exec(code) ?? [];
    if (letter) {
        return /^\p{L}+$/u.test(key) && !/\p{Script=Latin}/u.test(key) ? letter : "";
    }
    return shiftKey || /^\d$/.test(key) ? "" : digit;
}

/**
 * @param {Element} element
 * @param {KeyboardEvent} event
 * @param {string} key the event's key, or the one that it stands for
 * @returns {boolean} true if the key is a shortcut of the element, which is visible
 */
function isActor(element, event, key) {
    const shortcuts = element.getAttribute("aria-keyshortcuts")?.split(" ") ?? [];
    return shortcuts.some((shortcut) => isPressed(shortcut, event, key)) &&
        element.getClientRects().length > 0;
}

/**
 * Clicks an element, or focuses the cell of a grid that Tab reaches.
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
 * @param {string} pressed the event's key, or the one that it stands for
 * @returns {boolean}
 */
function isPressed(shortcut, event, pressed) {
    const parts = shortcut.toLowerCase().split("+");
    const key = parts.pop();
    // A character such as "?" needs Shift on some keyboards: Shift counts only for letters and named keys.
    const shift = /^([a-z]|.{2,})$/.test(key ?? "") ? event.shiftKey === parts.includes("shift") : true;
    return (
        pressed.toLowerCase() === (key === "space" ? " " : key) &&
        shift &&
        event.ctrlKey === parts.includes("control") &&
        event.altKey === parts.includes("alt") &&
        event.metaKey === parts.includes("meta")
    );
}
