// Sounds and vibrations: short synthesized sounds of wood, stone, water and metal. Loaded with the first sound; silent
// until the user has interacted with the page.

/**
 * @typedef {import("./messages.js").Effects} Effects
 *
 * @typedef {object} Strike one struck object: its partials fade out
 * @property {number} at the start in seconds
 * @property {number} pitch of the lowest partial, in hertz
 * @property {number} [to] the pitch that it glides to
 * @property {number[]} partials pitches as multiples of the lowest
 * @property {number} lasts duration in seconds; higher partials are shorter
 * @property {number} loud volume, at most 1
 * @property {number} [knock] volume of the noise of the stroke
 */

const WOOD = [1, 2.76, 5.4];
const STONE = [1, 1.58, 2.24, 3.46];
const WATER = [1];
const METAL = [1, 2.32, 4.25];
const STRING = [1, 2, 3, 4.02];
const BELL = [0.5, 1, 1.19, 1.56, 2, 2.66, 3.01];

/** @type {Record<string, Strike[]>} by name: moments of every game, then materials, which a game gives to moments of its own */
export const SOUNDS = {
    choose: [wood(0, 620, 0.09, 0.16)],
    place: [stone(0, 310, 0.22, 0.5), wood(0.012, 170, 0.16, 0.35)],
    undo: [wood(0, 420, 0.1, 0.18), wood(0.07, 330, 0.12, 0.16)],
    refused: [wood(0, 150, 0.12, 0.32), wood(0.1, 130, 0.14, 0.28)],
    metal: [metal(0.06, 1980, 0.2, 0.09), metal(0.14, 2360, 0.24, 0.08)],
    water: [water(0.08, 520, 980, 0.2, 0.24), water(0.2, 680, 1240, 0.22, 0.2)],
    string: [string(0.08, 440, 0.4, 0.2), string(0.17, 523.3, 0.4, 0.18)],
    chime: [string(0.04, 330, 0.45, 0.22), stone(0, 240, 0.2, 0.4)],
    turn: [bell(0.1, 523.3, 0.45, 0.1)],
    round: [water(0, 340, 560, 0.26, 0.22), water(0.13, 430, 760, 0.28, 0.2), wood(0.3, 240, 0.16, 0.2)],
    end: [bell(0, 262, 2.6, 0.3), string(0.5, 523.3, 0.9, 0.12), string(0.7, 659.3, 0.9, 0.1)],
};

/** @type {Record<string, number[]>} vibration patterns: vibrate, pause, vibrate ..., in milliseconds */
const TREMBLES = {
    choose: [6],
    place: [14],
    refused: [8, 50, 8],
    metal: [6, 30, 6],
    water: [10, 40, 16],
    string: [10, 40, 16],
    chime: [16],
    turn: [12, 60, 12],
    round: [10, 60, 10],
    end: [20, 80, 20, 80, 40],
};

/** The overall volume. */
const LOUD = 0.5;

/** @type {AudioContext | null} */
let context = null;
/** @type {GainNode} */
let out;
/** @type {AudioBuffer} */
let noise;

/**
 * @param {Effects} effects
 * @param {boolean} [unseen] true to play them on a hidden page, too
 */
export function play({ names, sounds, haptics }, unseen = false) {
    if ((document.hidden && !unseen) || !navigator.userActivation?.hasBeenActive) {
        return;
    }
    if (haptics) {
        navigator.vibrate?.(names.flatMap((name) => TREMBLES[name] ?? []));
    }
    const strikes = names.flatMap((name) => SOUNDS[name] ?? []);
    if (sounds && strikes.length > 0) {
        context ??= open();
        context.resume();
        strikes.forEach((one) => strike(/** @type {AudioContext} */ (context), one));
    }
}

/** @returns {AudioContext} a context that routes all sounds through one low-pass filter */
function open() {
    const opened = new AudioContext({ latencyHint: "interactive" });
    const soft = new BiquadFilterNode(opened, { type: "lowpass", frequency: 5200, Q: 0.3 });
    out = new GainNode(opened, { gain: LOUD });
    out.connect(soft).connect(opened.destination);
    noise = opened.createBuffer(1, opened.sampleRate / 20, opened.sampleRate);
    noise.getChannelData(0).forEach((_, at, data) => { data[at] = (Math.random() * 2 - 1) * (1 - at / data.length) ** 3; });
    return opened;
}

/**
 * @param {AudioContext} context
 * @param {Strike} one
 */
function strike(context, { at, pitch, to = pitch, partials, lasts, loud, knock = 0 }) {
    const begin = context.currentTime + at;
    partials.forEach((multiple, number) => {
        const tone = new OscillatorNode(context, { frequency: pitch * multiple });
        tone.frequency.exponentialRampToValueAtTime(to * multiple, begin + lasts / 2);
        const level = new GainNode(context, { gain: 0 });
        const end = begin + lasts / (1 + number / 2);
        level.gain.setValueAtTime(0, begin);
        level.gain.linearRampToValueAtTime(loud / (1 + number), begin + 0.004);
        level.gain.exponentialRampToValueAtTime(0.0001, end);
        tone.connect(level).connect(out);
        tone.start(begin);
        tone.stop(end);
    });
    if (knock) {
        const stroke = new AudioBufferSourceNode(context, { buffer: noise });
        const dull = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch * 3, Q: 0.8 });
        stroke.connect(dull).connect(new GainNode(context, { gain: knock })).connect(out);
        stroke.start(begin);
    }
}

/** @type {(at: number, pitch: number, lasts: number, loud: number) => Strike} */
function wood(at, pitch, lasts, loud) {
    return { at, pitch, to: pitch * 0.82, partials: WOOD, lasts, loud, knock: loud };
}

/** @type {(at: number, pitch: number, lasts: number, loud: number) => Strike} */
function stone(at, pitch, lasts, loud) {
    return { at, pitch, to: pitch * 0.96, partials: STONE, lasts, loud: loud / 2, knock: loud * 1.4 };
}

/** @type {(at: number, pitch: number, to: number, lasts: number, loud: number) => Strike} */
function water(at, pitch, to, lasts, loud) {
    return { at, pitch, to, partials: WATER, lasts, loud };
}

/** @type {(at: number, pitch: number, lasts: number, loud: number) => Strike} */
function metal(at, pitch, lasts, loud) {
    return { at, pitch, partials: METAL, lasts, loud };
}

/** @type {(at: number, pitch: number, lasts: number, loud: number) => Strike} */
function string(at, pitch, lasts, loud) {
    return { at, pitch, partials: STRING, lasts, loud, knock: loud / 3 };
}

/** @type {(at: number, pitch: number, lasts: number, loud: number) => Strike} */
function bell(at, pitch, lasts, loud) {
    return { at, pitch, partials: BELL, lasts, loud };
}
