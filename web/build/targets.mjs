// The oldest supported browsers, by the names that esbuild gives them, from `browserslist` in package.json.

import { readFileSync } from "node:fs";

const { browserslist } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf-8"));

/** @type {string[]} such as "chrome109" */
export const targets = browserslist.map((/** @type {string} */ query) => query.replace("_saf", "").replace(" >= ", ""));
