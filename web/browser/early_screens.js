// Shows rule books and the beginnings of lessons on a first visit as the build has drawn them, until Python is there. What
// is pressed meanwhile waits in the queue of main.js.

import { loadGames } from "./game_files.js";
import { parse, sync } from "./morph.js";
import { markShown } from "./render.js";
import { drawSymbols, prepareSymbols, wantSymbols } from "./symbols.js";

/** The places of which the build has drawn the screens (web/build/early_screens.py). */
const DRAWN = /^#(learn|rules)\/[\w./-]+$/;
const root = document.documentElement;

/** @type {DocumentFragment | undefined} the start screen with the choices in its forms, while another one is shown */
export let start;

/**
 * Shows the place of the address: a drawn screen, or the start screen again.
 * @param {HTMLElement} page
 * @param {() => boolean} waits false once Python is there
 */
export async function showPlace(page, waits) {
    const place = location.hash;
    const html = DRAWN.test(place) && isFirstVisit() ? await drawn(place) : "";
    const screen = parse(html);
    const title = screen.querySelector("title");
    const game = title?.dataset.game;
    if (game) {
        wantSymbols([html]);
        await loadGames([game]);
        await prepareSymbols();
        drawSymbols(screen);
    }
    if (!waits() || location.hash !== place) {
        return;
    }
    if (game) {
        if (!start) {
            start = document.createDocumentFragment();
            start.append(...page.childNodes);
        }
        document.title = title.text;
        title.remove();
        page.replaceChildren(screen);
        scrollTo(0, 0);
        markShown();
    } else if (start) {
        page.replaceChildren(start);
        start = undefined;
    }
    sync(page);
}

/**
 * @param {string} place
 * @returns {Promise<string>} the HTML of its screen in the page's language; empty if there is none
 */
async function drawn(place) {
    const name = place.slice(1).replaceAll("/", "-");
    const answer = await fetch(new URL(`demos/${name}.${root.lang}.html`, import.meta.url));
    return answer.ok ? answer.text() : "";
}

/** @returns {boolean} false if the page has saved anything, which may change the screen, or comes from its service worker */
function isFirstVisit() {
    try {
        return !navigator.serviceWorker?.controller && !Object.keys(localStorage).some((key) => key.startsWith("hofgarten/"));
    } catch {
        return true; // storage is forbidden, or the browser has none
    }
}
