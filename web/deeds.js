// What only the browser can do, when Python asks for it.

/** @typedef {{kind: string, [field: string]: unknown}} Deed */

/**
 * Does what Python asks for.
 * @param {Deed | undefined} deed
 */
export function perform(deed) {
    console.warn("unknown deed", deed?.kind);
}
