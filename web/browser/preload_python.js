// Starts Python while the browser still parses and paints the page; main.js awaits the result.
// An embedded page starts Python once the frame is visible.

import { showBanner } from "./error_banner.js";

export const python = new URL(location.href).searchParams.has("embed")
    ? import("./embed/host_frame.js").then(({ whenVisible }) => whenVisible(start))
    : start();

// main.js handles a failure when it awaits the promise; until then it must not count as unhandled.
python.catch(() => {});

async function start() {
    const { startPython } = await import("./workers/python_worker.js");
    return startPython("app_worker", showBanner);
}
