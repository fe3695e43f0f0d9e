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
 * @property {() => void} [drop] ends the connection, so that the device does not come back without a new code
 *
 * @typedef {(from: string, text: string, transport: Transport) => void} Receive an empty text is a goodbye
 *
 * @typedef {object} Peer another device
 * @property {Transport} transport
 * @property {string} last its last text
 * @property {number} heard the time of its last message
 * @property {number[]} times the times of its latest messages
 * @property {boolean} watches true if it is in the room of those who only watch
 *
 * @typedef {object} Room the room of a guest, or one of the host's two: that of players, and that of those who only watch
 * @property {ReturnType<typeof openTabs>} tabs
 * @property {import("./rtc.js").Devices} devices
 * @property {Promise<import("./rtc.js").Offer>} [waiting] the host's offer that waits for an answer
 */

/** Milliseconds between two messages. */
const BEAT_MS = 2000;
/** Milliseconds between two texts that have changed, so that they are fewer than a device may send (`limits.js`). */
const APART_MS = 125;
/** Milliseconds without a message after which a device is out of reach. */
const AWAY_MS = 6000;
/** Milliseconds in which the last texts of a room arrive before its connections are closed. */
const LAST_MS = 1000;
/** Milliseconds after which a guest that has sent its answer is told that the host is out of reach. */
const LATE_MS = 20_000;

/** @type {Connection | null} */
let current = null;
/** @type {Connection["tell"]} the texts whose match is on disk: a device saves before it tells */
let texts = {};
/** @type {Map<string, Room>} by id */
const rooms = new Map();
/** @type {Transport | undefined} the latest connection of a guest to the host's device */
let link;
/** @type {Map<string, Peer>} the devices that are in reach, by label */
const peers = new Map();
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
    const asks = wanted?.invites && (current?.invites !== wanted.invites || moves);
    const resumes = current?.paused && !wanted?.paused;
    const waits = wanted?.waits && !current?.waits;
    [current, send] = [wanted, sends];
    if (resumes) {
        peers.forEach((peer, label) => pass(label, peer));
        notice();
        // Another tab may have taken the connections over.
        rooms.forEach(({ devices }) => devices.comeBack().catch(console.info));
    }
    if (wanted && opens) {
        timer = setInterval(beat, BEAT_MS);
        openRoom(wanted.room, wanted, false);
        if (wanted.watch) {
            openRoom(wanted.watch, wanted, true);
        }
    }
    if (wanted && asks) {
        for (const room of moves ? rooms.values() : []) {
            room.waiting?.then((offer) => offer.close(), () => undefined);
            room.waiting = undefined;
        }
        invite(wanted.invites);
    }
    if (wanted && waits) {
        setTimeout(() => link || current?.room !== wanted.room || send({ do: "room-failed" }), LATE_MS);
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
        wanted?.drops.forEach((label) => setTimeout((/** @type {Peer | undefined} */ peer) => {
            peer?.transport.drop?.();
        }, LAST_MS, peers.get(label)));
    }
}

/**
 * @param {string} id
 * @param {Connection} wanted
 * @param {boolean} watches true if it is the room of those who only watch
 */
function openRoom(id, wanted, watches) {
    /** @type {Receive} */
    const hear = (from, text, transport) => receive(from, text, transport, watches);
    const devices = openDevices(id, wanted.host, () => current?.servers ?? [], hear, (opened) => {
        link = opened;
        beat();
    });
    rooms.set(id, { devices, tabs: openTabs(id, wanted.host, hear, (answer) => accept(id, answer)) });
    if (wanted.offer) {
        tellCode(devices.answer(wanted.offer).then((code) => ({ code })), id);
    } else {
        devices.comeBack().catch(console.info);
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
    for (const room of rooms.values()) {
        room.tabs.close();
        room.waiting = undefined;
        setTimeout(room.devices.close, after);
    }
    rooms.clear();
    link = undefined;
    texts = {};
}

/**
 * Shows the offer of a room that waits for an answer, or makes one. After an answer it is used up.
 * @param {string} id
 */
function invite(id) {
    const room = rooms.get(id);
    if (room) {
        tellCode(room.waiting ?? makeOffer(room), id);
    }
}

/** @param {Room} room */
function makeOffer(room) {
    const made = room.devices.offer(current?.servers ? WIDE_OFFER : OFFER, (opened) => {
        if (room.waiting === made) {
            room.waiting = undefined;
            send(opened ? { do: "room-code", code: "" } : { do: "room-failed" });
            invite(current?.invites ?? "");
        }
    });
    room.waiting = made;
    return made;
}

/**
 * Sends Python a code to show; an empty one if this browser or this network has none.
 * @param {Promise<{code: string}>} made
 * @param {string} id of its room
 */
async function tellCode(made, id) {
    try {
        const { code } = await made;
        if (current && id === (current.host ? current.invites : current.room)) {
            send({ do: "room-code", code });
        }
    } catch (error) {
        console.info(error);
        send({ do: "room-failed", damaged: error instanceof RangeError });
    }
}

/**
 * Takes an answer to the host's offer. The offer stays if the code is none.
 * @param {string} id of the room
 * @param {string} code untrusted
 * @returns {boolean} true if it is an answer
 */
export function accept(id, code) {
    try {
        unpack(code, ANSWERS);
    } catch (error) {
        console.info(error);
        send({ do: "room-failed", damaged: true });
        return false;
    }
    connectTo(id, code);
    return true;
}

/**
 * @param {string} id of the room
 * @param {string} code an answer
 */
async function connectTo(id, code) {
    try {
        const room = current?.host && rooms.get(id);
        if (room) {
            await (await (room.waiting ?? makeOffer(room))).accept(code);
        }
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
        const reached = to ? [peers.get(to)?.transport] : [...[...rooms.values()].map(({ tabs }) => tabs), link];
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

/**
 * @param {string} from
 * @param {string} text
 * @param {Transport} transport
 * @param {boolean} watches
 */
function receive(from, text, transport, watches) {
    const now = Date.now();
    const peer = peers.get(from) ?? { transport, last: "", heard: now, times: [], watches };
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
            pass(from, peer);
        }
    }
}

/**
 * Passes the text of a device on to Python. One of the same device that still waits there is out of date.
 * @param {string} label
 * @param {Peer} peer
 */
function pass(label, { last, watches }) {
    send({ do: "room-heard", peer: label, text: last, watches }, `room ${label}`);
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
