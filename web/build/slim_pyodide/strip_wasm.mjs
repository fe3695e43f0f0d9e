// Removes from a WebAssembly program the exports that no script names, and all code that is then unreachable:
//
//   node strip_wasm.mjs PROGRAM TARGET SCRIPT...
//
// Prints, as JSON, the names of the functions that the program still imports from the scripts.

import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";

/** The features that Pyodide's program uses. With more, Binaryen would emit code that not all browsers support. */
const FEATURES = [
    "BulkMemory",
    "BulkMemoryOpt",
    "ExceptionHandling",
    "ExtendedConst",
    "Multivalue",
    "MutableGlobals",
    "NontrappingFPToInt",
    "ReferenceTypes",
    "SignExt",
    "TailCall",
].reduce((all, name) => all | binaryen.Features[name], 0);

const [source, target, ...scripts] = process.argv.slice(2);
const named = new Set(scripts.flatMap((path) => readFileSync(path, "utf8").match(/[\w$]+/g) ?? []));
const program = binaryen.readBinary(readFileSync(source));
program.setFeatures(FEATURES);
for (const name of exported()) {
    if (!named.has(name)) {
        program.removeExport(name);
    }
}
program.runPasses(["remove-unused-module-elements"]);
writeFileSync(target, program.emitBinary());
console.log(JSON.stringify(imported()));

/** @returns {string[]} */
function exported() {
    const indices = Array.from({ length: program.getNumExports() }, (_, index) => index);
    return indices.map((index) => binaryen.getExportInfo(program.getExportByIndex(index)).name);
}

/** @returns {string[]} */
function imported() {
    const indices = Array.from({ length: program.getNumFunctions() }, (_, index) => index);
    const functions = indices.map((index) => binaryen.getFunctionInfo(program.getFunctionByIndex(index)));
    return functions.filter(({ module }) => module !== "").map(({ base }) => base);
}
