// Decompresses an old Chromium: `node extract.mjs PACKAGE FILE`.

import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const [name, file] = process.argv.slice(2);
const packed = createReadStream(new URL(`node_modules/${name}/bin/chromium.br`, import.meta.url));
await pipeline(packed, createBrotliDecompress(), createWriteStream(file, { mode: 0o755 }));
