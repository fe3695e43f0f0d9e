// The transport between devices: data channels of WebRTC. In one room there is no server; elsewhere, servers tell each
// device its public address. Two codes are carried by people. Devices that have lost each other come back without a code:
// each gives the others a spare offer over the open channel.

import { OFFERS, TYPES, answerTo, hexBytes, hexOf, isWide, pack, unpack } from "./codes.js";
import { forgetOffer, keepOffer, keptOffers, ownCertificate } from "./kept.js";

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
 * @property {number} kind that of the offer: `OFFER`, or `WIDE_OFFER` for a friend elsewhere
 * @property {string} device the fingerprint of the other device; empty until it is known. A channel may open before its
 * connection has its `currentRemoteDescription`.
 *
 * @typedef {object} Offer an offer that waits for an answer
 * @property {string} code
 * @property {(code: string) => Promise<void>} accept takes the answer of a device
 * @property {() => Promise<void>} expect waits for the device for which the offer was made, from any address
 * @property {() => void} close
 *
 * @typedef {object} Devices the connections of a room
 * @property {(kind: number, ended: (opened: boolean) => void, device?: string) => Promise<Offer>} offer
 * @property {(code: string) => Promise<string>} answer
 * @property {() => Promise<void>} comeBack
 * @property {() => void} close
 */

/** Milliseconds in which a browser finds its addresses: it asks nobody for them, or servers. */
const [GATHER_MS, ASK_MS] = [2000, 5000];
/** Milliseconds before a connection that has failed is made again. */
const AGAIN_MS = 500;
/** Milliseconds after which the addresses of a friend elsewhere are tried again: browsers give up after some 15 s. */
const RETRY_MS = 4000;
/** Milliseconds after an answer in which a connection opens, or never. */
const OPEN_MS = 15_000;
/** The priority of an address by its type, without the part that orders those of one type. */
const PRIORITIES = [2_113_937_151, 1_677_729_535, 8_331_263];
/** The begin of a text with a spare offer. All others are JSON. */
const SPARE = "spare ";
/** Spare offers that a device may send over one connection. */
const MOST_SPARES = 10;

/**
 * @param {string} room its id
 * @param {boolean} host
 * @param {() => readonly RTCIceServer[]} servers are asked for friends elsewhere
 * @param {Receive} receive
 * @param {(transport: Transport) => void} opened is called for each connection that has opened
 * @returns {Devices}
 */
export function openDevices(room, host, servers, receive, opened) {
    const place = `${room} ${host ? "host" : "guest"}`;
    /** @type {Set<RTCPeerConnection>} */
    const connections = new Set();
    /** @type {Map<string, End>} the open connections by the fingerprint of the other device */
    const links = new Map();
    /** @type {Map<string, Offer>} our offers to devices that may lose us, by their fingerprints */
    const spares = new Map();
    /** @type {Set<string>} the devices to which we try to come back */
    const sought = new Set();
    /** @type {Map<string, Candidate[]>} the latest addresses of devices elsewhere, by their fingerprints */
    const addresses = new Map();
    let closed = false;

    /**
     * @param {number} kind
     * @param {string} device
     * @returns {Promise<End>}
     */
    async function begin(kind, device) {
        const connection = new RTCPeerConnection({
            certificates: [await ownCertificate()],
            iceServers: isWide(kind) ? [...servers()] : [],
        });
        connections.add(connection);
        if (closed) {
            connection.close();
        }
        return { connection, channel: connection.createDataChannel("", { negotiated: true, id: 0 }), kind, device };
    }

    /**
     * Makes an offer. `ended` is called when the connection has opened, or cannot be opened. A spare one is for the device
     * with a fingerprint.
     * @type {Devices["offer"]}
     */
    async function offer(kind, ended, device = "") {
        const end = await begin(kind, device);
        const asked = await describe(room, end, await end.connection.createOffer(), kind);
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        let timer;
        serve(end, () => {
            clearTimeout(timer);
            ended(true);
        });
        /** @param {Description} answer */
        const take = async (answer) => {
            const sdp = await sdpOf(room, answer);
            end.device = hexOf(answer.fingerprint);
            await end.connection.setRemoteDescription({ type: "answer", sdp });
        };
        const expect = async () => {
            if (end.connection.signalingState === "have-local-offer") {
                // Its former addresses: a TURN server lets the same address in at another port, too.
                const [fingerprint, candidates] = [Uint8Array.from(hexBytes(device)), addresses.get(device) ?? []];
                await take({ kind: answerTo(kind), fingerprint, candidates });
            }
        };
        // The device is back, and asks already: one that was killed is missed only after some seconds.
        end.connection.addEventListener("connectionstatechange", () => {
            if (device && end.connection.connectionState === "connecting") {
                expect().catch(console.info);
            }
        });
        return {
            code: pack(asked),
            close: () => end.connection.close(),
            accept: async (code) => {
                await take(unpack(code, [answerTo(kind)]));
                timer = setTimeout(() => {
                    if (end.channel.readyState !== "open") {
                        end.connection.close();
                        ended(false);
                    }
                }, OPEN_MS);
            },
            expect,
        };
    }

    /**
     * Answers an offer, and keeps trying until the channel opens: some browsers give up before a person has carried the
     * answer to the other device. The fingerprint and the credentials stay, so that the answer does.
     * @param {string} code the offer
     * @returns {Promise<string>} the answer
     */
    async function answer(code) {
        const asked = unpack(code, OFFERS);
        const device = hexOf(asked.fingerprint);
        let done = false;
        const attempt = async () => {
            const end = await begin(asked.kind, device);
            serve(end, () => { done = true; });
            const { connection } = end;
            const again = () => {
                if (connection.connectionState === "failed" && !done) {
                    connection.close();
                    connections.delete(connection);
                    links.has(device) || closed || attempt().catch(console.info);
                }
            };
            connection.addEventListener("connectionstatechange", () => {
                if (connection.connectionState === "failed") {
                    setTimeout(again, isWide(asked.kind) ? RETRY_MS + AGAIN_MS : AGAIN_MS);
                }
            });
            await end.connection.setRemoteDescription({ type: "offer", sdp: await sdpOf(room, asked) });
            if (isWide(asked.kind)) {
                insist(end, asked.candidates);
            }
            return describe(room, end, await end.connection.createAnswer(), answerTo(asked.kind));
        };
        return pack(await attempt());
    }

    /**
     * Tries the addresses of a device until a channel opens. An answer for a friend elsewhere must keep its port, which
     * a router opens only to those to whom we send: in place of a new connection, the old one gets its candidates again,
     * as those of a later generation. Chromium says `failed` for a moment, in which the new ones replace the old ones.
     * @param {End} end
     * @param {Candidate[]} candidates
     */
    function insist({ connection, channel }, candidates) {
        let generation = 0;
        const timer = setInterval(() => {
            if (channel.readyState !== "connecting" || connection.signalingState === "closed") {
                clearInterval(timer);
                return;
            }
            generation += 1;
            candidates.map(lineOf).forEach((line) => {
                const candidate = `${line} generation ${generation}`;
                connection.addIceCandidate({ candidate, sdpMid: "0" }).catch(console.info);
            });
        }, RETRY_MS);
    }

    /** Answers the spare offers of devices that are out of reach, if there are any. */
    async function comeBack() {
        for (const code of await keptOffers(place)) {
            const device = hexOf(unpack(String(code), OFFERS).fingerprint);
            if (!links.has(device) && !sought.has(device) && !closed) {
                sought.add(device);
                answer(String(code)).catch(console.info);
            }
        }
    }

    /**
     * Passes the texts of a channel on.
     * @param {End} end
     * @param {() => void} ready
     */
    function serve(end, ready) {
        const { connection, channel } = end;
        const label = crypto.getRandomValues(new Uint32Array(2)).join(".");
        let given = 0;
        const own = {
            post: (/** @type {string} */ text) => post(channel, text),
            drop: () => {
                given = MOST_SPARES;
                spares.get(end.device)?.close();
                spares.delete(end.device);
                links.delete(end.device);
                connection.close();
                receive(label, "", own);
                forgetOffer(place, end.device).catch(console.info);
            },
        };
        channel.addEventListener("open", () => {
            links.get(end.device)?.connection.close();
            links.set(end.device, end);
            sought.delete(end.device);
            ready();
            opened(own);
            giveSpare(end).catch(console.info);
        });
        channel.addEventListener("message", ({ data }) => {
            if (typeof data !== "string" || !data.startsWith(SPARE)) {
                receive(label, data, own);
            } else if (given++ < MOST_SPARES) {
                keep(data.slice(SPARE.length), end.device).catch(console.info);
            }
        });
        /** @param {boolean} gone true if it does not come back by itself */
        const miss = (gone) => {
            if (links.get(end.device) !== end || closed) {
                return;
            }
            spares.get(end.device)?.expect().catch(console.info);
            if (gone) {
                links.delete(end.device);
                receive(label, "", own);
            }
            if (gone && !host) {
                comeBack().catch(console.info);
            }
        };
        channel.addEventListener("close", () => miss(true));
        connection.addEventListener("connectionstatechange", () => {
            if (["disconnected", "failed"].includes(connection.connectionState)) {
                miss(connection.connectionState === "failed");
            }
        });
    }

    /**
     * Gives a device an offer with which it can come back. A browser that refuses our credentials has none.
     * @param {End} end
     */
    async function giveSpare({ channel, device, kind }) {
        const spare = await offer(kind, () => spares.delete(device), device);
        spares.get(device)?.close();
        spares.set(device, spare);
        post(channel, SPARE + spare.code);
    }

    /**
     * Keeps the spare offer of a device.
     * @param {string} code untrusted
     * @param {string} device
     */
    async function keep(code, device) {
        const { kind, fingerprint, candidates } = unpack(code, OFFERS);
        if (hexOf(fingerprint) === device) {
            if (isWide(kind)) {
                addresses.set(device, candidates);
            }
            await keepOffer(place, device, code);
        }
    }

    return {
        offer,
        answer,
        comeBack,
        close: () => {
            closed = true;
            connections.forEach((connection) => connection.close());
        },
    };
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
 * @param {string} room its id
 * @param {End} end
 * @param {RTCSessionDescriptionInit} description
 * @param {number} kind
 * @returns {Promise<Description>}
 */
async function describe(room, { connection }, description, kind) {
    const own = await credentialsOf(room, kind, fingerprintOf(description));
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
    const candidates = await gathered(connection, isWide(kind) ? ASK_MS : GATHER_MS);
    const text = connection.localDescription?.sdp ?? "";
    /** @param {RegExp} form */
    const found = (form) => form.exec(text)?.[1] ?? "";
    return {
        kind,
        fingerprint: Uint8Array.from(hexBytes(fingerprintOf(connection.localDescription))),
        candidates,
        ...(ours ? {} : { credentials: { ufrag: found(/a=ice-ufrag:(\S+)/), password: found(/a=ice-pwd:(\S+)/) } }),
    };
}

/**
 * @param {RTCSessionDescriptionInit | null} description
 * @returns {string} the fingerprint of its certificate, as hexadecimal digits
 */
function fingerprintOf(description) {
    const found = /a=fingerprint:sha-256 ([\dA-F:]+)/i.exec(description?.sdp ?? "")?.[1] ?? "";
    return found.replaceAll(":", "").toLowerCase();
}

/**
 * @param {RTCPeerConnection} connection
 * @param {number} most milliseconds
 * @returns {Promise<Candidate[]>} our addresses, those that reach most devices first
 */
async function gathered(connection, most) {
    await new Promise((resolve) => {
        const check = () => connection.iceGatheringState === "complete" && resolve(undefined);
        connection.addEventListener("icegatheringstatechange", check);
        setTimeout(resolve, most);
        check();
    });
    const lines = connection.localDescription?.sdp.match(/a=candidate:.*/g) ?? [];
    const found = lines.map((line) => line.split(" ")).filter((parts) => parts[2].toLowerCase() === "udp")
        .map((parts) => ({ address: parts[4], port: Number(parts[5]), type: parts[7] }));
    return found.sort((one, other) => Number(one.address.includes(":")) - Number(other.address.includes(":")));
}

/**
 * Both ends compute the credentials from the room, whose id is a secret of 128 bits: they need not travel. They differ
 * by device: of two that answer one offer, that whose answer is not taken does not disturb the other one.
 * @param {string} room
 * @param {number} kind
 * @param {string} device its fingerprint, as hexadecimal digits
 * @returns {Promise<Credentials | undefined>} undefined on a page that a server sends without TLS
 */
async function credentialsOf(room, kind, device) {
    if (!crypto.subtle) {
        return undefined;
    }
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${room} ${kind} ${device}`));
    const hex = hexOf(new Uint8Array(digest));
    return { ufrag: hex.slice(0, 8), password: hex.slice(8, 40) };
}

/**
 * @param {string} room its id
 * @param {Description} description of the other end
 * @returns {Promise<string>} the same in the words that browsers know
 */
async function sdpOf(room, { kind, fingerprint, candidates, credentials }) {
    const theirs = credentials ?? await credentialsOf(room, kind, hexOf(fingerprint));
    if (!theirs) {
        throw new Error("no credentials"); // no RangeError: the code is not damaged
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
        `a=setup:${OFFERS.includes(kind) ? "actpass" : "active"}`,
        "a=sctp-port:5000",
        "a=max-message-size:65536",
        ...candidates.map((candidate, at) => `a=${lineOf(candidate, at)}`),
        ...(candidates.length > 0 && !isWide(kind) ? ["a=end-of-candidates"] : []),
        "",
    ].join("\r\n");
}

/**
 * @param {Candidate} candidate
 * @param {number} at its number
 * @returns {string} the same in the words that browsers know
 */
function lineOf({ address, port, type }, at) {
    const from = type === TYPES[0] ? "" : " raddr 0.0.0.0 rport 0";
    return `candidate:${at + 1} 1 udp ${PRIORITIES[TYPES.indexOf(type)] - at * 256} ${address} ${port} typ ${type}${from}`;
}
