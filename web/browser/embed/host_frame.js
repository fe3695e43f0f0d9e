// Runs in an embedded page: shows a preview until Python is ready, reports the page's size to the host page, and delays
// Python until the frame is visible, one frame at a time.

import { listenToHost, post } from "./post_message.js";
import { loadGames } from "../game_files.js";
import { parse, sync } from "../morph.js";

/** Name of the lock that all our frames share, so that only one of them starts Python at a time. */
const LOCK = "hofgarten-boot";
/** Longest time that a frame blocks the others, in milliseconds. */
const TIMEOUT_MS = 8_000;
/** Names with a preview: a rule number, or a game. */
const [RULE, GAME] = [/^[A-Z]\d{1,2}\.\d{1,2}$/, /^[a-z]+(-[a-z]+)*$/];

if (document.readyState === "loading") {
    // This module may run before the document is parsed.
    await new Promise((read) => document.addEventListener("readystatechange", read, { once: true }));
}
const root = document.documentElement;
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
/** Aborted by the first press: then Python starts at once. */
const waiting = new AbortController();
/** @type {{x: number, y: number} | null} the last click on the preview, in coordinates of the document */
let pressed = null;

// A sign of life: the page around this one waits for Python.
post([{ type: "loading" }]);
addEventListener("pointerdown", () => waiting.abort(), { once: true });
addEventListener("keydown", () => waiting.abort(), { once: true });
addEventListener("click", noteClick, { capture: true });
new ResizeObserver(reportSize).observe(document.body);
showPreview().catch(() => {}); // there may be none, for example without a network

/**
 * Starts Python once the frame is visible and no other frame is starting.
 * @template T
 * @param {() => Promise<T>} start
 * @returns {Promise<T>} the result of `start`
 */
export async function whenVisible(start) {
    await Promise.race([seen(), aborted(waiting.signal)]);
    /** @type {Promise<T> | undefined} */
    let started;
    const startOnce = () => (started ??= start());
    try {
        const { locks } = navigator;
        await new Promise((resolve, reject) => {
            const held = () => {
                resolve(startOnce());
                return Promise.race([startOnce().catch(() => {}), new Promise((free) => setTimeout(free, TIMEOUT_MS))]);
            };
            locks.request(LOCK, { signal: waiting.signal }, held).catch(reject);
        });
    } catch {
        // The user has pressed, or the frame may not use locks.
    }
    return startOnce();
}

/**
 * Listens to the host page, and repeats a click that was made on the preview, now that Python is ready.
 * @param {import("../events.js").Send} send
 */
export async function init(send) {
    listenToHost(send);
    reportSize();
    while (page.querySelector("[inert]")) {
        await new Promise(requestAnimationFrame);
    }
    removeEventListener("click", noteClick, { capture: true });
    if (pressed) {
        const found = document.elementFromPoint(pressed.x - scrollX, pressed.y - scrollY)?.closest("[data-do]");
        /** @type {HTMLElement | null | undefined} */ (found)?.click();
    }
}

/** @param {MouseEvent} event */
function noteClick({ target, pageX, pageY }) {
    const inPreview = target instanceof Element && !target.closest("a") && page.querySelector("[inert]");
    pressed = inPreview ? { x: pageX, y: pageY } : null;
}

/** @returns {Promise<void>} fulfilled once a part of this frame is visible */
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
function aborted(signal) {
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

/** Reports the height of the content. Until there is any, the height that the page around this one has reserved stays. */
function reportSize() {
    if (!page.querySelector("[inert]") && ["loading", undefined].includes(root.dataset.python)) {
        return;
    }
    const { width, height } = document.body.getBoundingClientRect();
    post([{ type: "resize", height: Math.ceil(height), width: Math.ceil(width) }]);
}

/** Shows the preview from the build until Python renders the page. */
async function showPreview() {
    const query = new URL(location.href).searchParams;
    const [what, game] = [String(query.get("embed")).toUpperCase(), query.get("game") ?? ""];
    const name = RULE.test(what) ? what : what === "PLAY" && GAME.test(game) ? `play-${game}` : null;
    const response = name && (await fetch(new URL(`../demos/${name}.${root.dataset.embed}.html`, import.meta.url)));
    const preview = parse(response && response.ok ? await response.text() : "");
    const shown = preview.querySelector("main")?.dataset.game;
    if (shown) {
        await loadGames([shown]);
        if (!page.querySelector(".embedded")) {
            page.replaceChildren(preview);
            sync(page);
        }
    }
}
