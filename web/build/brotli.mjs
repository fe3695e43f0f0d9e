// Writes FILE.br beside each file: `node brotli.mjs CACHE FILE...`. CACHE is a folder that keeps the compressed copies,
// each under the hash of its content.

import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/**
 * Size in bytes above which a lower quality is used: the best one would save 8 % of Python's WebAssembly but take 25 s.
 */
const LARGE = 1_000_000;
const BEST = 11;
const GOOD = 9;
/** Length of a SHA-256 in bytes. */
const DIGEST = 32;

/** @param {Buffer} content */
const hashOf = (content) => createHash("sha256").update(content).digest();

/** @param {Buffer} content */
const compress = (content) => promisify(brotliCompress)(content, {
    params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? GOOD : BEST,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
});

const [cache, ...paths] = process.argv.slice(2);

await Promise.all(paths.map(async (path, at) => {
    const content = await readFile(path);
    const kept = `${cache}/${hashOf(content).toString("hex")}.br`;
    const known = await readFile(kept).catch(() => Buffer.alloc(0));
    // A kept copy follows its own hash: one that was damaged on the disk is made again.
    const copy = known.subarray(DIGEST);
    if (known.length > DIGEST && known.subarray(0, DIGEST).equals(hashOf(copy))) {
        await writeFile(`${path}.br`, copy);
        return;
    }
    const made = await compress(content);
    await writeFile(`${path}.br`, made);
    // Renamed, so that the cache never has a part of a file. Two files may have the same content.
    const part = `${kept}-${process.pid}-${at}`;
    await writeFile(part, Buffer.concat([hashOf(made), made]));
    await rename(part, kept);
}));
