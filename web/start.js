// Starts the table's Python at once, while the browser still reads and paints the page; bridge.js awaits it.

import { startPython } from "./python.js";
import { trouble } from "./trouble.js";

export const table = startPython("app", trouble);

// Whoever awaits it is told; till then nobody need be.
table.catch(() => {});
