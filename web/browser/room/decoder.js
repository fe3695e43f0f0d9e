// Reads QR codes in pictures, for browsers that cannot do so themselves. The build bundles it with the package `qr`.

import decodeQR from "qr/decode.js";

/**
 * @param {ImageData} picture
 * @returns {string} the text of the code in a picture; empty if there is none
 */
export function decode(picture) {
    try {
        return decodeQR(picture);
    } catch {
        return "";
    }
}
