// Kept in IndexedDB, so that a device finds the others again after a reload: our certificate, and an offer of each other
// device. Without IndexedDB, it needs a new code.

import { openDatabase, result } from "../persistence/journal.js";

const NAME = "hofgarten-room";
const STORE = "kept";
const CERTIFICATE = "certificate";
/** Milliseconds that a certificate must last: longer than a match. Browsers make it for 30 days. */
const LEFT_MS = 2 * 24 * 60 * 60 * 1000;
/** Milliseconds after which a database that does not answer counts as missing. */
const TIMEOUT_MS = 2000;
/** Offers of a room, at most: a host listens to as many devices. */
const MOST = 12;

/** @type {Promise<RTCCertificate> | undefined} one for all connections, so that codes stay valid */
let certificate;
/** @type {Promise<IDBDatabase> | undefined} */
let opening;

/** @returns {Promise<RTCCertificate>} our certificate, the same in all tabs and after a reload */
export function ownCertificate() {
    certificate ??= find();
    return certificate;
}

async function find() {
    const fits = (/** @type {unknown} */ found) =>
        found instanceof RTCCertificate && found.expires > Date.now() + LEFT_MS;
    let known;
    try {
        known = await result((await store("readonly")).get(CERTIFICATE));
    } catch (error) {
        console.info(error);
    }
    if (fits(known)) {
        return known;
    }
    const made = await RTCPeerConnection.generateCertificate(
        /** @type {EcKeyGenParams} */ ({ name: "ECDSA", namedCurve: "P-256" }),
    );
    try {
        const all = await store("readwrite");
        // Another tab may have been faster.
        const other = await result(all.get(CERTIFICATE));
        if (fits(other)) {
            return other;
        }
        // Nobody knows the new certificate: the offers are of no use.
        all.clear();
        await result(all.put(made, CERTIFICATE));
    } catch (error) {
        console.info(error);
    }
    return made;
}

/**
 * Keeps the offer of another device in place of its previous one.
 * @param {string} room the room's id and our part in it
 * @param {string} device the fingerprint of its certificate
 * @param {string} code
 */
export async function keepOffer(room, device, code) {
    const all = await store("readwrite");
    const key = [room, device];
    const others = (await result(all.getAllKeys(of(room)))).filter((other) => String(other) !== String(key));
    others.slice(MOST - 1).forEach((other) => all.delete(other));
    await result(all.put(code, key));
}

/**
 * Forgets the offer of another device.
 * @param {string} room the room's id and our part in it
 * @param {string} device the fingerprint of its certificate
 */
export async function forgetOffer(room, device) {
    await result((await store("readwrite")).delete([room, device]));
}

/**
 * @param {string} room the room's id and our part in it
 * @returns {Promise<unknown[]>} the kept offers of other devices
 */
export async function keptOffers(room) {
    return result((await store("readonly")).getAll(of(room)));
}

/** @param {string} room */
function of(room) {
    return IDBKeyRange.bound([room], [room, []]);
}

/**
 * @param {IDBTransactionMode} mode
 * @returns {Promise<IDBObjectStore>}
 */
async function store(mode) {
    opening ??= Promise.race([openDatabase(NAME, STORE), silence()]);
    return (await opening).transaction(STORE, mode).objectStore(STORE);
}

/** @returns {Promise<never>} */
function silence() {
    return new Promise((_, reject) => {
        setTimeout(reject, TIMEOUT_MS, new Error("the database does not answer"));
    });
}
