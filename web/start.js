// Starts the table's Python at once, while the browser still reads and paints the page; bridge.js awaits it.
// Embedded in another page it starts when somebody comes to see it.

import { trouble } from "./trouble.js";

export const table = new URL(location.href).searchParams.has("embed")
    ? import("./frame.js").then(({ inTurn }) => inTurn(start))
    : start();

// Whoever awaits it is told; till then nobody need be.
table.catch(() => {});

async function start() {
    const { startPython } = await import("./python.js");
    return startPython("app", trouble);
}
