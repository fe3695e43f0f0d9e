// Loads the style sheet and the pictures of a game, once for each game. A page is shown only when those of its games
// are there: a board is never without them.

/** @type {Map<string, Promise<void>>} the files that are in the document, or about to be */
const added = new Map();
/** Number of failures: Firefox keeps a damaged style sheet in memory, so the next try has another address. */
let failures = 0;

/**
 * @param {readonly string[]} games the names of games
 * @returns {Promise<unknown>} fulfilled once their style sheets apply and their pictures are in the document; rejected if
 *     a file cannot be loaded or is damaged: the next call tries again
 */
export function loadGames(games) {
    return Promise.all(games.flatMap((game) => [once(`${game}.css`, addStyle), once(`${game}.svg`, addSprite)]));
}

/** Fetches the files of all games, so that the browser has them when a match begins. */
export function prefetchGames() {
    const games = document.documentElement.dataset.games?.split(" ") ?? [];
    // No <link rel="prefetch">: Firefox refuses it under our Content-Security-Policy.
    games.flatMap((game) => [`${game}.css`, `${game}.svg`]).forEach(async (file) => {
        try {
            await (await fetch(addressOf(file), { headers: { purpose: "prefetch" }, priority: "low" })).arrayBuffer();
        } catch {
            // A match loads it again, and reports a failure.
        }
    });
}

/**
 * @param {string} file a file name
 * @param {(address: string) => Promise<void>} add
 * @returns {Promise<void>} the result of `add`, which is called again only after a failure
 */
function once(file, add) {
    const adding = added.get(file) ?? add(addressOf(file) + (failures ? `?${failures}` : ""));
    added.set(file, adding);
    adding.catch(() => {
        failures += 1;
        added.delete(file);
    });
    return adding;
}

/** @param {string} address of a style sheet */
async function addStyle(address) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    await new Promise((resolve) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", resolve);
        document.head.append(link);
    });
    // A damaged style sheet has no rules.
    if (!link.sheet?.cssRules.length) {
        link.remove();
        throw new Error(`${address} could not be loaded`);
    }
}

/** @param {string} address of an SVG with symbols, which the document can use only once they are part of it */
async function addSprite(address) {
    const response = await fetch(address);
    const text = response.ok ? await response.text() : "";
    const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    if (!sprite.matches(".sprite") || sprite.querySelector("parsererror")) {
        throw new Error(`${address} could not be loaded`);
    }
    document.body.prepend(sprite);
}

/**
 * @param {string} file the name of a game's file
 * @returns {string} its address
 */
function addressOf(file) {
    return new URL(`games/${file}`, import.meta.url).href;
}
