// What an embedded page does round its Python: it shows a picture meanwhile, says how high it is, and waits with Python
// till somebody sees it, one frame after the other.

import { hear, tell } from "./post_message.js";
import { parse, settle } from "../morph.js";

/** What frames of ours in one page share, so that only one of them starts Python at a time. */
const LOCK = "hofgarten-boot";
/** How long a frame may keep the others waiting, in milliseconds. */
const PATIENCE = 8_000;
/** What can have a picture: a rule's number, or a game's name. */
const [RULE, GAME] = [/^[A-Z]\d{1,2}\.\d{1,2}$/, /^[a-z]+(-[a-z]+)*$/];

if (document.readyState === "loading") {
    // This may be there before the page has been read to its end.
    await new Promise((read) => document.addEventListener("readystatechange", read, { once: true }));
}
const root = document.documentElement;
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
/** Given up when somebody presses here: then nothing is waited for. */
const waiting = new AbortController();
/** @type {{x: number, y: number} | null} what was pressed last in the picture, seen from the page's upper left corner */
let pressed = null;

addEventListener("pointerdown", () => waiting.abort(), { once: true });
addEventListener("keydown", () => waiting.abort(), { once: true });
addEventListener("click", note, { capture: true });
new ResizeObserver(tellSize).observe(document.body);
showPicture().catch(() => {}); // without a network there may be none

/**
 * Starts Python when its time has come.
 * @template T
 * @param {() => Promise<T>} start
 * @returns {Promise<T>} what it returns
 */
export async function inTurn(start) {
    await Promise.race([seen(), given(waiting.signal)]);
    /** @type {Promise<T> | undefined} */
    let started;
    const begin = () => (started ??= start());
    try {
        const { locks } = navigator;
        await new Promise((resolve, reject) => {
            const held = () => {
                resolve(begin());
                return Promise.race([begin().catch(() => {}), new Promise((free) => setTimeout(free, PATIENCE))]);
            };
            locks.request(LOCK, { signal: waiting.signal }, held).catch(reject);
        });
    } catch {
        // Somebody is in a hurry, or this frame is not allowed to know of others.
    }
    return begin();
}

/**
 * Hears the page around this one, and makes up for what was pressed in the picture, now that Python is there.
 * @param {import("../events.js").Send} send
 */
export async function begin(send) {
    hear(send);
    while (page.querySelector("[inert]")) {
        await new Promise(requestAnimationFrame);
    }
    removeEventListener("click", note, { capture: true });
    if (pressed) {
        const found = document.elementFromPoint(pressed.x - scrollX, pressed.y - scrollY)?.closest("[data-do]");
        /** @type {HTMLElement | null | undefined} */ (found)?.click();
    }
}

/** @param {MouseEvent} event */
function note({ target, pageX, pageY }) {
    const inPicture = target instanceof Element && !target.closest("a") && page.querySelector("[inert]");
    pressed = inPicture ? { x: pageX, y: pageY } : null;
}

/** @returns {Promise<void>} fulfilled when some of this frame is to be seen */
function seen() {
    return new Promise((resolve) => {
        const observer = new IntersectionObserver((entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting)) {
                observer.disconnect();
                resolve();
            }
        });
        observer.observe(root);
    });
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function given(signal) {
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

function tellSize() {
    const { width, height } = document.body.getBoundingClientRect();
    tell([{ type: "resize", height: Math.ceil(height), width: Math.ceil(width) }]);
}

/** Shows what was drawn when the page was built, till Python takes it over. */
async function showPicture() {
    const query = new URL(location.href).searchParams;
    const [what, game] = [String(query.get("embed")).toUpperCase(), query.get("game") ?? ""];
    const name = RULE.test(what) ? what : what === "PLAY" && GAME.test(game) ? `play-${game}` : null;
    const response = name && (await fetch(new URL(`../demos/${name}.${root.dataset.embed}.html`, import.meta.url)));
    const text = response && response.ok ? await response.text() : "";
    if (text && !page.querySelector(".embedded")) {
        page.replaceChildren(parse(text));
        settle(page);
    }
}
