// The codes with which two devices find each other: what an offer or an answer of WebRTC says, without all that is the
// same for every device. A code is untrusted: it is read byte by byte, and anything unexpected is refused.
//
//   kind | fingerprint | candidates | [credentials]
//
// A kind is one byte, a fingerprint 32. A candidate has a byte for the form of its address, the address and a port of
// two bytes. Credentials are those of a browser that refuses ours, two texts with their lengths. In a code for a friend
// elsewhere, whose kind is a wide one, the first half of a candidate's byte says where the address was learned.

/** The first bytes of codes, the same as in `web/app/model/room/code.py`: of devices in one room, and of others. */
export const [OFFER, ANSWER, WIDE_OFFER, WIDE_ANSWER] = [0x11, 0x12, 0x21, 0x22];
export const OFFERS = [OFFER, WIDE_OFFER];
export const ANSWERS = [ANSWER, WIDE_ANSWER];
/** Where addresses are learned: from the device itself, from a STUN server, from a TURN server. */
export const TYPES = ["host", "srflx", "relay"];
/** The forms of addresses, and the length of each in bytes: IPv4, IPv6, a name that stands for the local address. */
const [IPV4, IPV6, NAME, CREDENTIALS] = [4, 6, 5, 9];
/** @type {Record<number, number>} */
const LENGTHS = { [IPV4]: 4, [IPV6]: 16, [NAME]: 16 };
const FINGERPRINT_LENGTH = 32;
/** Addresses of one type in a code, at most. */
const MOST = 2;
/** Characters of a code, at most: six addresses and credentials have fewer. */
const LONGEST = 300;

/**
 * @typedef {object} Candidate
 * @property {string} address
 * @property {number} port
 * @property {string} type one of `TYPES`
 *
 * @typedef {{ufrag: string, password: string}} Credentials
 *
 * @typedef {object} Description an end of a connection
 * @property {number} kind the first byte of its code
 * @property {Uint8Array} fingerprint
 * @property {Candidate[]} candidates
 * @property {Credentials} [credentials] if they do not follow from the room
 */

/**
 * @param {Description} description
 * @returns {string} its code, in base 64
 */
export function pack({ kind, fingerprint, candidates, credentials }) {
    const bytes = [kind, ...fingerprint];
    for (const [at, type] of TYPES.slice(0, isWide(kind) ? TYPES.length : 1).entries()) {
        for (const { address, port } of candidates.filter((candidate) => candidate.type === type).slice(0, MOST)) {
            const [form, ...digits] = addressBytes(address);
            bytes.push(at << 4 | form, ...digits, port >> 8, port & 255);
        }
    }
    if (credentials) {
        const texts = [credentials.ufrag, credentials.password];
        bytes.push(CREDENTIALS, ...texts.flatMap((text) => [text.length, ...new TextEncoder().encode(text)]));
    }
    return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * @param {string} code
 * @param {readonly number[]} kinds the expected ones
 * @returns {Description}
 * @throws {RangeError} it is not a code
 */
export function unpack(code, kinds) {
    if (code.length > LONGEST || code.length % 4 === 1 || !/^[\w-]+$/.test(code)) {
        throw new RangeError("not a code");
    }
    const bytes = Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (character) => character.charCodeAt(0));
    let at = 0;
    /** @param {number} length */
    const take = (length) => {
        if (at + length > bytes.length) {
            throw new RangeError("too short");
        }
        return bytes.slice(at, at += length);
    };
    const [kind] = take(1);
    if (!kinds.includes(kind)) {
        throw new RangeError("another kind of code");
    }
    /** @type {Description} */
    const found = { kind, fingerprint: take(FINGERPRINT_LENGTH), candidates: [] };
    while (at < bytes.length) {
        const [byte] = take(1);
        const [form, type] = [byte & 15, isWide(kind) ? TYPES[byte >> 4] : byte < 16 && TYPES[0]];
        if (byte === CREDENTIALS) {
            const [ufrag, password] = [0, 1].map(() => new TextDecoder().decode(take(take(1)[0])));
            found.credentials = { ufrag, password };
        } else if (type && form in LENGTHS && found.candidates.filter((other) => other.type === type).length < MOST) {
            const address = addressOf(form, take(LENGTHS[form]));
            const [high, low] = take(2);
            found.candidates.push({ address, port: high << 8 | low, type });
        } else {
            throw new RangeError("an unknown part");
        }
    }
    const { candidates, credentials = { ufrag: "aaaa", password: "a".repeat(22) } } = found;
    if (candidates.length === 0 || !/^[\w+/]{4,64}$/.test(credentials.ufrag) || !/^[\w+/]{22,64}$/.test(credentials.password)) {
        throw new RangeError("no way to connect");
    }
    return found;
}

/**
 * @param {number} kind
 * @returns {boolean} true if the devices may be far apart
 */
export function isWide(kind) {
    return kind === WIDE_OFFER || kind === WIDE_ANSWER;
}

/**
 * @param {number} offer
 * @returns {number} the kind of an answer to an offer of a kind
 */
export function answerTo(offer) {
    return isWide(offer) ? WIDE_ANSWER : ANSWER;
}

/**
 * @param {string} address
 * @returns {number[]} its form and its bytes
 */
function addressBytes(address) {
    if (/^[\d.]+$/.test(address)) {
        return [IPV4, ...address.split(".").map(Number)];
    }
    if (address.endsWith(".local")) {
        return [NAME, ...hexBytes(address.replace(/\.local$/, "").replaceAll("-", ""))];
    }
    const [head, tail = ""] = address.split("::");
    const [first, last] = [head, tail].map((part) => part ? part.split(":") : []);
    const gap = Array.from({ length: address.includes("::") ? 8 - first.length - last.length : 0 }, () => "0");
    return [IPV6, ...hexBytes([...first, ...gap, ...last].map((part) => part.padStart(4, "0")).join(""))];
}

/**
 * @param {number} form
 * @param {Uint8Array} bytes
 * @returns {string}
 */
function addressOf(form, bytes) {
    if (form === IPV4) {
        return bytes.join(".");
    }
    const hex = hexOf(bytes);
    if (form === NAME) {
        return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")}.local`;
    }
    return /** @type {string[]} */ (hex.match(/.{4}/g)).join(":");
}

/**
 * @param {string} hex
 * @returns {number[]}
 */
export function hexBytes(hex) {
    return (hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
}

/**
 * @param {Iterable<number>} bytes
 * @returns {string}
 */
export function hexOf(bytes) {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
