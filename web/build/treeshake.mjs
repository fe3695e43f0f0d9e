// Removes unused code from a script, in place: `node treeshake.mjs SCRIPT`.

import { readFile, writeFile } from "node:fs/promises";
import { minify } from "terser";

const [path] = process.argv.slice(2);
// Nothing else is changed. Shorter names would save 12 kB more, but make stack traces unreadable.
const { code } = await minify(await readFile(path, "utf8"), {
    module: true,
    mangle: false,
    compress: { defaults: false, unused: true, dead_code: true, side_effects: true, passes: 3 },
});
await writeFile(path, code);
