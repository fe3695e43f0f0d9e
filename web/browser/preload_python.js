// Starts the table's Python at once, while the browser still reads and paints the page; main.js awaits it.
// Embedded in another page it starts when somebody comes to see it.

import { trouble } from "./error_banner.js";

export const table = new URL(location.href).searchParams.has("embed")
    ? import("./embed/host_frame.js").then(({ inTurn }) => inTurn(start))
    : start();

// Whoever awaits it is told; till then nobody need be.
table.catch(() => {});

async function start() {
    const { startPython } = await import("./workers/python_worker.js");
    return startPython("app_worker", trouble);
}
