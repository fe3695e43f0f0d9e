// The connection of a match in a room to its other devices. It carries texts, which only Python reads: each device has
// one text for each other one, sent again and again until another text takes its place.

import { whenDurable } from "../persistence/storage.js";
import { ANSWERS, OFFER, WIDE_OFFER, unpack } from "./codes.js";
import { tooLong, tooMany } from "./limits.js";
import { openDevices } from "./rtc.js";
import { openTabs } from "./tabs.js";

/**
 * @typedef {import("../messages.js").Connection} Connection
 * @typedef {import("../events.js").Send} Send
 *
 * @typedef {object} Transport
 * @property {(text: string, to: string) => void} post sends a text to the device with a label; a guest's is empty
 *
 * @typedef {(from: string, text: string, transport: Transport) => void} Receive an empty text is a goodbye
 *
 * @typedef {object} Peer another device
 * @property {Transport} transport
 * @property {string} last its last text
 * @property {number} heard the time of its last message
 * @property {number[]} times the times of its latest messages
 */

/** Milliseconds between two messages. */
const BEAT_MS = 2000;
/** Milliseconds between two texts that have changed, so that they are fewer than a device may send (`limits.js`). */
const APART_MS = 125;
/** Milliseconds without a message after which a device is out of reach. */
const AWAY_MS = 6000;
/** Milliseconds in which the last texts of a room arrive before its connections are closed. */
const LAST_MS = 1000;

/** @type {Connection | null} */
let current = null;
/** @type {Connection["tell"]} the texts whose match is on disk: a device saves before it tells */
let texts = {};
/** @type {ReturnType<typeof openTabs> | undefined} */
let tabs;
/** @type {import("./rtc.js").Devices | undefined} */
let devices;
/** @type {Transport | undefined} the latest connection of a guest to the host's device */
let link;
/** @type {Map<string, Peer>} the devices that are in reach, by label */
const peers = new Map();
/** @type {Promise<import("./rtc.js").Offer> | undefined} the host's offer that waits for an answer */
let waiting;
/** @type {Send} */
let send = () => {};
/** @type {ReturnType<typeof setInterval> | undefined} */
let timer;
/** The time of the latest texts, and the timer for those that wait. */
let told = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let telling;

addEventListener("pagehide", sayGoodbye);
addEventListener("pageshow", beat);
// A page that is left becomes hidden after its goodbye.
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && beat());

/**
 * Opens, changes or ends the connection.
 * @param {Connection | null} wanted
 * @param {Send} sends
 */
export async function connect(wanted, sends) {
    const changes = current && (current.room !== wanted?.room || current.host !== wanted.host);
    const renews = wanted?.offer && wanted.offer !== current?.offer;
    if (current && (changes || renews)) {
        end();
        current = null;
    }
    const opens = wanted && !current && !wanted.ends;
    const moves = JSON.stringify(wanted?.servers) !== JSON.stringify(current?.servers);
    const asks = wanted?.invites && (!current?.invites || moves);
    const resumes = current?.paused && !wanted?.paused;
    [current, send] = [wanted, sends];
    if (resumes) {
        peers.forEach(({ last }, label) => pass(label, last));
        notice();
        // Another tab may have taken the connections over.
        devices?.comeBack().catch(console.info);
    }
    if (wanted && opens) {
        tabs = openTabs(wanted.room, wanted.host, receive, accept);
        devices = openDevices(wanted.room, wanted.host, () => current?.servers ?? [], receive, (opened) => {
            link = opened;
            beat();
        });
        timer = setInterval(beat, BEAT_MS);
        if (wanted.offer) {
            tellCode(devices.answer(wanted.offer).then((code) => ({ code })), wanted.room);
        } else {
            devices.comeBack().catch(console.info);
        }
    }
    if (wanted && asks) {
        if (waiting && moves) {
            waiting.then((offer) => offer.close(), () => undefined);
            waiting = undefined;
        }
        if (waiting) {
            tellCode(waiting, wanted.room);
        } else {
            makeOffer(wanted.room);
        }
    }
    await whenDurable();
    if (current !== wanted) {
        return;
    }
    texts = wanted?.tell ?? {};
    if (wanted?.ends) {
        tell();
        end(LAST_MS);
        current = null;
    } else {
        tellSoon();
    }
}

/** Sends each device its text, a moment after the text before: a pointer that moves makes many. */
function tellSoon() {
    const wait = told + APART_MS - Date.now();
    if (wait > 0) {
        telling ??= setTimeout(tell, wait);
    } else {
        tell();
    }
}

/** @param {number} [after] milliseconds, in which texts that are on their way arrive */
function end(after = 0) {
    sayGoodbye();
    clearInterval(timer);
    tabs?.close();
    setTimeout((/** @type {typeof devices} */ former) => former?.close(), after, devices);
    tabs = devices = link = waiting = undefined;
    texts = {};
}

/**
 * Makes an offer, whose code Python shows. After an answer it is used up.
 * @param {string} room
 */
async function makeOffer(room) {
    const made = devices?.offer(current?.servers ? WIDE_OFFER : OFFER, (opened) => {
        if (waiting === made) {
            waiting = undefined;
            send(opened ? { do: "room-code", code: "" } : { do: "room-failed" });
            if (current?.invites) {
                makeOffer(room);
            }
        }
    });
    waiting = made;
    if (made) {
        await tellCode(made, room);
    }
}

/**
 * Sends Python a code to show; an empty one if this browser or this network has none.
 * @param {Promise<{code: string}>} made
 * @param {string} room
 */
async function tellCode(made, room) {
    try {
        const { code } = await made;
        if (current?.room === room) {
            send({ do: "room-code", code });
        }
    } catch (error) {
        console.info(error);
        send({ do: "room-failed", damaged: error instanceof RangeError });
    }
}

/**
 * Takes an answer to the host's offer. The offer stays if the code is none.
 * @param {string} code untrusted
 * @returns {boolean} true if it is an answer
 */
export function accept(code) {
    try {
        unpack(code, ANSWERS);
    } catch (error) {
        console.info(error);
        send({ do: "room-failed", damaged: true });
        return false;
    }
    connectTo(code);
    return true;
}

/** @param {string} code an answer */
async function connectTo(code) {
    try {
        if (!waiting && current?.host) {
            makeOffer(current.room);
        }
        await (await waiting)?.accept(code);
    } catch (error) {
        console.info(error);
        send({ do: "room-failed" });
    }
}

/**
 * Reads the page's list of servers, a file that its web host can change.
 * @param {Send} sends
 * @returns {Promise<"">}
 */
export async function readServers(sends) {
    let text = "";
    try {
        text = await (await fetch("stun.json")).text();
    } catch (error) {
        console.info(error);
    }
    sends({ do: "room-servers", text });
    return "";
}

/** Sends each device its text. */
function tell() {
    clearTimeout(telling);
    telling = undefined;
    told = Date.now();
    for (const [to, text] of Object.entries(texts)) {
        const reached = to ? [peers.get(to)?.transport] : [tabs, link];
        reached.forEach((transport) => transport?.post(text, to));
    }
}

/** Sends all texts again, and notices who is out of reach. */
function beat() {
    tell();
    notice();
}

/** Notices who is out of reach. */
function notice() {
    for (const [label, { heard }] of peers) {
        if (Date.now() - heard > AWAY_MS) {
            lose(label);
        }
    }
}

function sayGoodbye() {
    for (const [label, { transport }] of peers) {
        transport.post("", current?.host ? label : "");
    }
    peers.clear();
}

/** @type {Receive} */
function receive(from, text, transport) {
    const now = Date.now();
    const peer = peers.get(from) ?? { transport, last: "", heard: now, times: [] };
    if (!current || tooLong(text) || tooMany(peer.times, now)) {
        return;
    }
    if (text === "") {
        lose(from);
        return;
    }
    peer.heard = now;
    peers.set(from, peer);
    if (text !== peer.last) {
        peer.last = text;
        if (!current.paused) {
            pass(from, text);
        }
    }
}

/**
 * Passes a text on to Python. One of the same device that still waits there is out of date.
 * @param {string} peer
 * @param {string} text
 */
function pass(peer, text) {
    send({ do: "room-heard", peer, text }, `room ${peer}`);
}

/** @param {string} label */
function lose(label) {
    const peer = peers.get(label);
    if (peer && current?.paused) {
        // Python hears of it, and what the device has said last, when the match is open again.
        peer.heard = 0;
    } else if (peers.delete(label)) {
        send({ do: "room-lost", peer: label });
    }
}
