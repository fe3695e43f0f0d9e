// Reads the code that another device shows, with the camera. The picture stays in the page.

/** Milliseconds between two looks at the picture. */
const LOOK_MS = 150;
/** The size of the picture, in pixels: enough for a code of 49 by 49 modules. */
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };

/**
 * Shows the camera's picture in a video element until it has a code, or is gone.
 * @param {string} id of the video element
 * @returns {Promise<string>} the text of the code; empty if the element is gone
 * @throws {DOMException} the camera cannot be used
 */
export async function scan(id) {
    const video = /** @type {HTMLVideoElement | null} */ (document.getElementById(id));
    if (!video) {
        return "";
    }
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", ...SIZE } });
    try {
        video.srcObject = stream;
        await video.play();
        const read = await reader();
        while (video.isConnected) {
            const text = await read(video);
            if (text) {
                return text;
            }
            await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        }
        return "";
    } finally {
        stream.getTracks().forEach((track) => track.stop());
    }
}

/** @returns {Promise<(video: HTMLVideoElement) => Promise<string>>} finds a code in the present picture */
async function reader() {
    // Some browsers have a detector that knows no format.
    if ("BarcodeDetector" in window && (await BarcodeDetector.getSupportedFormats()).includes("qr_code")) {
        const detector = new BarcodeDetector({ formats: ["qr_code"] });
        return async (video) => (await detector.detect(video))[0]?.rawValue ?? "";
    }
    const { decode } = await import("./decoder.js");
    const canvas = document.createElement("canvas");
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
    return async (video) => {
        [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
        if (!canvas.width) {
            return "";
        }
        context.drawImage(video, 0, 0);
        return decode(context.getImageData(0, 0, canvas.width, canvas.height));
    };
}
