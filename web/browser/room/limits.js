// The limits of messages in a room (docs/threat-model.md). Python checks their content.

/** Characters of a message. */
const LONGEST = 16_000;
/** Messages of a device within the time. */
const MOST = 100;
const WITHIN_MS = 10_000;

/**
 * @param {unknown} text
 * @returns {boolean} true if a message is longer than any that the page sends, or no text at all
 */
export function tooLong(text) {
    return typeof text !== "string" || text.length > LONGEST;
}

/**
 * Takes in the time of a message.
 * @param {number[]} times those of the device's latest messages
 * @param {number} now in milliseconds
 * @returns {boolean} true if there were too many
 */
export function tooMany(times, now) {
    times.splice(0, times.filter((time) => now - time > WITHIN_MS).length);
    return times.length >= MOST || times.push(now) > MOST;
}
