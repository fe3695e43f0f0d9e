// The transport between devices: data channels of WebRTC, without any server. Two codes are carried by people.

import { ANSWER, OFFER, hexBytes, hexOf, pack, unpack } from "./codes.js";

/**
 * @typedef {import("./codes.js").Candidate} Candidate
 * @typedef {import("./codes.js").Credentials} Credentials
 * @typedef {import("./codes.js").Description} Description
 * @typedef {import("./room.js").Transport} Transport
 * @typedef {import("./room.js").Receive} Receive
 *
 * @typedef {object} End our end of a connection
 * @property {RTCPeerConnection} connection
 * @property {RTCDataChannel} channel
 */

/** Milliseconds in which a browser finds its addresses: it asks nobody for them. */
const GATHER_MS = 2000;
/** Milliseconds before a connection that has failed is made again. */
const AGAIN_MS = 500;
/** Milliseconds after an answer in which a connection opens, or never. */
const OPEN_MS = 15_000;

/** @type {Promise<RTCCertificate> | undefined} one for all connections, so that codes stay valid */
let certificate;

/**
 * Makes an offer.
 * @param {string} room its id
 * @param {Receive} receive
 * @param {(open: boolean) => void} ended is called when the connection has opened, or cannot be opened
 * @returns {Promise<{code: string, accept: (code: string) => Promise<void>, close: () => void}>}
 */
export async function offer(room, receive, ended) {
    const end = await begin();
    const own = await credentialsOf(room, OFFER);
    const asked = await describe(end, await end.connection.createOffer(), OFFER, own);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    serve(end, receive, () => {
        clearTimeout(timer);
        ended(true);
    });
    return {
        code: pack(asked),
        close: () => end.connection.close(),
        accept: async (code) => {
            const answer = unpack(code, ANSWER);
            const theirs = answer.credentials ?? await credentialsOf(room, ANSWER);
            await end.connection.setRemoteDescription({ type: "answer", sdp: sdpOf(answer, theirs) });
            timer = setTimeout(() => {
                if (end.channel.readyState !== "open") {
                    end.connection.close();
                    ended(false);
                }
            }, OPEN_MS);
        },
    };
}

/**
 * Answers an offer, and keeps trying until the channel opens: some browsers give up before a person has carried the
 * answer to the other device. The fingerprint and the credentials stay, so that the answer does.
 * @param {string} room its id
 * @param {string} code the offer
 * @param {Receive} receive
 * @param {() => void} ready is called when the channel has opened
 * @returns {Promise<{code: string, transport: Transport}>}
 */
export async function answer(room, code, receive, ready) {
    const asked = unpack(code, OFFER);
    const theirs = asked.credentials ?? await credentialsOf(room, OFFER);
    const own = await credentialsOf(room, ANSWER);
    let closed = false;
    let opened = false;
    /** @type {End} */
    let end;
    const attempt = async () => {
        end = await begin();
        const tried = end;
        serve(tried, receive, () => {
            opened = true;
            ready();
        }, transport);
        tried.connection.addEventListener("connectionstatechange", () => {
            if (tried.connection.connectionState === "failed" && !opened && !closed) {
                tried.connection.close();
                setTimeout(() => closed || attempt().catch(console.info), AGAIN_MS);
            }
        });
        await tried.connection.setRemoteDescription({ type: "offer", sdp: sdpOf(asked, theirs) });
        return describe(tried, await tried.connection.createAnswer(), ANSWER, own);
    };
    const close = () => {
        closed = true;
        end.connection.close();
    };
    /** @type {Transport} */
    const transport = { post: (text) => post(end.channel, text), close };
    return { code: pack(await attempt()), transport };
}

/** @returns {Promise<End>} */
async function begin() {
    certificate ??= RTCPeerConnection.generateCertificate(/** @type {EcKeyGenParams} */ ({ name: "ECDSA", namedCurve: "P-256" }));
    const connection = new RTCPeerConnection({ certificates: [await certificate] });
    return { connection, channel: connection.createDataChannel("", { negotiated: true, id: 0 }) };
}

/**
 * Passes the texts of a channel on.
 * @param {End} end
 * @param {Receive} receive
 * @param {() => void} opened
 * @param {Transport} [transport]
 */
function serve({ connection, channel }, receive, opened, transport) {
    const label = crypto.getRandomValues(new Uint32Array(2)).join(".");
    const own = transport ?? { post: (text) => post(channel, text), close: () => connection.close() };
    channel.addEventListener("open", opened);
    channel.addEventListener("message", ({ data }) => receive(label, data, own));
    const leave = () => receive(label, "", own);
    channel.addEventListener("close", leave);
    connection.addEventListener("connectionstatechange", () => {
        if (connection.connectionState === "failed") {
            leave();
        }
    });
}

/**
 * @param {RTCDataChannel} channel
 * @param {string} text
 */
function post(channel, text) {
    if (channel.readyState === "open") {
        channel.send(text);
    }
}

/**
 * Sets our end's description, and returns what the other end has to know of it.
 * @param {End} end
 * @param {RTCSessionDescriptionInit} description
 * @param {number} kind
 * @param {Credentials | undefined} own
 * @returns {Promise<Description>}
 */
async function describe({ connection }, description, kind, own) {
    let ours = own !== undefined;
    try {
        const sdp = own && (description.sdp ?? "").replace(/a=ice-ufrag:.*/, `a=ice-ufrag:${own.ufrag}`)
            .replace(/a=ice-pwd:.*/, `a=ice-pwd:${own.password}`);
        await connection.setLocalDescription({ type: description.type, sdp: sdp ?? description.sdp });
    } catch {
        // A browser that allows no credentials but its own: the code is longer then.
        ours = false;
        await connection.setLocalDescription(description);
    }
    const candidates = await gathered(connection);
    const text = connection.localDescription?.sdp ?? "";
    /** @param {RegExp} form */
    const found = (form) => form.exec(text)?.[1] ?? "";
    return {
        kind,
        fingerprint: Uint8Array.from(hexBytes(found(/a=fingerprint:sha-256 ([\dA-F:]+)/i).replaceAll(":", ""))),
        candidates,
        ...(ours ? {} : { credentials: { ufrag: found(/a=ice-ufrag:(\S+)/), password: found(/a=ice-pwd:(\S+)/) } }),
    };
}

/**
 * @param {RTCPeerConnection} connection
 * @returns {Promise<Candidate[]>} our addresses in the local network, those that reach most devices first
 */
async function gathered(connection) {
    await new Promise((resolve) => {
        const check = () => connection.iceGatheringState === "complete" && resolve(undefined);
        connection.addEventListener("icegatheringstatechange", check);
        setTimeout(resolve, GATHER_MS);
        check();
    });
    const lines = connection.localDescription?.sdp.match(/a=candidate:.*/g) ?? [];
    const found = lines.map((line) => line.split(" ")).filter((parts) => parts[2].toLowerCase() === "udp")
        .map((parts) => ({ address: parts[4], port: Number(parts[5]) }));
    return found.sort((one, other) => Number(one.address.includes(":")) - Number(other.address.includes(":")));
}

/**
 * Both ends compute the credentials from the room, whose id is a secret of 128 bits: they need not travel.
 * @param {string} room
 * @param {number} kind
 * @returns {Promise<Credentials | undefined>} undefined on a page that a server sends without TLS
 */
async function credentialsOf(room, kind) {
    if (!crypto.subtle) {
        return undefined;
    }
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${room} ${kind}`));
    const hex = hexOf(new Uint8Array(digest));
    return { ufrag: hex.slice(0, 8), password: hex.slice(8, 40) };
}

/**
 * @param {Description} description of the other end
 * @param {Credentials | undefined} theirs
 * @returns {string} the same in the words that browsers know
 */
function sdpOf({ kind, fingerprint, candidates }, theirs) {
    if (!theirs) {
        throw new RangeError("no credentials");
    }
    const { ufrag, password } = theirs;
    const digits = /** @type {string[]} */ (hexOf(fingerprint).toUpperCase().match(/../g)).join(":");
    return [
        "v=0",
        "o=- 1 1 IN IP4 0.0.0.0",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        "a=mid:0",
        "a=sendrecv",
        `a=ice-ufrag:${ufrag}`,
        `a=ice-pwd:${password}`,
        `a=fingerprint:sha-256 ${digits}`,
        `a=setup:${kind === OFFER ? "actpass" : "active"}`,
        "a=sctp-port:5000",
        "a=max-message-size:65536",
        ...candidates.map(({ address, port }, at) =>
            `a=candidate:${at + 1} 1 udp ${2_113_937_151 - at * 256} ${address} ${port} typ host`),
        "a=end-of-candidates",
        "",
    ].join("\r\n");
}
