// Takes from a script, in its place, what nothing in it uses: `node shake.mjs SCRIPT`.

import { readFile, writeFile } from "node:fs/promises";
import { minify } from "terser";

const [path] = process.argv.slice(2);
// Nothing else is changed. Shorter names would save 12 kB more, and a fault's traceback would not tell where it was.
const { code } = await minify(await readFile(path, "utf8"), {
    module: true,
    mangle: false,
    compress: { defaults: false, unused: true, dead_code: true, side_effects: true, passes: 3 },
});
await writeFile(path, code);
