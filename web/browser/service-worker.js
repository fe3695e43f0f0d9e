// Lets the page work offline: caches one whole build and serves it. It never mixes two builds and handles only the
// page's own files. The page also works without it, where a service worker is forbidden or has no room.
//
// Files that another app shares with the installed page (the manifest's `share_target`) are stored in a cache for the
// page, which is opened at `./#received`. The format: the cache `hofgarten <scope> received`, where <scope> is the
// address of the page's folder (such as `https://example.org/hofgarten/`), has under the request `<scope>received` the
// JSON
//
//     {"version": 1, "at": <milliseconds since 1970>, "gifts": [{"name": "match.json", "size": 1234, "text": "…"}, …]}
//
// with at most MOST_FILES entries. A shared text or address has the name "". `text` is null if a file is larger than
// MOST_BYTES. The reader deletes the request. The content is untrusted: any page may have posted it.

/** @type {any} inserted by the build: see web/build/service_worker.py */
const BUILT = "{{built}}";

/**
 * The files: address relative to this script, and SHA-256 in Base64. The page itself is "./". `lost` is the HTML that
 * is shown if the page can be loaded neither from the cache nor from the network.
 * @typedef {[string, string]} Built
 * @type {{version: string, files: Built[], lost: string}}
 */
const { version, files, lost } = BUILT;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
/** Prefix of the names of our caches: other pages of this origin may have caches, too. */
const BUILDS = `hofgarten ${scope} build `;
const OWN = BUILDS + version;
const RECEIVED = `hofgarten ${scope} received`;
const PAGE = full("./");
const HASHES = new Map(files.map(([address, hash]) => [full(address), hash]));
/** The version that the page uses itself: the folder of this build's scripts. */
const FOLDER = files.map(([address]) => address.split("/")).find(([first]) => first === "v")?.[1] ?? version;
/** Prefix of the addresses of the games' style sheets and pictures. */
const GAMES = full(`v/${FOLDER}/games/`);
/** The address to which the manifest's share target posts. */
const INBOX = full("received");
/** Prefix of the addresses of links with a preview: see web/build/link_pages.py. */
const LINKS = full("link/");
/** Key of the file list. Only a complete cache has it. */
const LIST = full("service-worker.files");
/** Key, in an older build's cache, of the ids of the tabs that may still run that build. */
const TABS = full("service-worker.tabs");
/** Limits for shared files: their number, and the size of each in bytes. */
const MOST_FILES = 20;
const MOST_BYTES = 8_000_000;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy().finally(() => worker.clients.claim())));
worker.addEventListener("message", (event) => {
    const { data, ports, source } = event;
    // Only after the user has agreed: see service_worker_client.js.
    if (data === "take-over") {
        worker.skipWaiting();
    } else if (data === "version") {
        ports[0]?.postMessage(FOLDER);
    } else if (data?.notify && source && "id" in source) {
        const shown = worker.registration.showNotification(data.notify, { ...data.options, data: source.id });
        event.waitUntil(shown.catch(console.info));
    }
});
worker.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(bringToFront(event.notification.data));
});
worker.addEventListener("fetch", (event) => {
    const { method, mode, url } = event.request;
    const address = url.split("#")[0];
    const place = address.split("?")[0];
    if (method === "POST" && address === INBOX) {
        event.respondWith(receive(event.request));
    } else if (method === "GET" && mode === "navigate" && [PAGE, full("index.html")].includes(place)) {
        event.respondWith(page(event.request));
        event.waitUntil(tidy());
    } else if (method === "GET" && mode === "navigate" && place.startsWith(LINKS)) {
        // The browser keeps what follows the #.
        event.respondWith(Response.redirect(scope));
    } else if (method === "GET" && address.startsWith(GAMES) && HASHES.has(address)) {
        event.respondWith(mended(address).catch(() => fetch(event.request)));
    } else if (method === "GET" && (HASHES.has(address) || address.startsWith(full("v/")))) {
        event.respondWith(stored(address, event.request));
    }
});

/**
 * Fetches all missing files of this build. Rejects if one cannot be had as it was built; then the previous version
 * stays active, and the fetched files are kept for the next attempt.
 */
async function install() {
    for (const name of await builds()) {
        if (name !== OWN && !(await caches.match(LIST, { cacheName: name }))) {
            await caches.delete(name);
        }
    }
    const older = await known();
    const cache = await caches.open(OWN);
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const missing = files.filter(([address]) => !there.has(full(address)));
    await Promise.all(missing.map(async ([address, hash]) => {
        const copied = await older.get(hash)?.();
        const sound = copied && (await isSound(copied, hash));
        await cache.put(full(address), sound ? copied : await fetched(full(address), hash));
    }));
    await cache.delete(TABS);
    await cache.put(LIST, new Response(JSON.stringify(files)));
}

/**
 * @param {string} url
 * @param {string} hash
 * @returns {Promise<Response>} rejected if the content is not the file that was built
 */
async function fetched(url, hash) {
    const response = await fetch(url, {
        cache: "no-cache",
        integrity: `sha256-${hash}`,
        redirect: "error",
        priority: "low",
    });
    if (!response.ok) {
        throw new Error(`${response.status} for ${url}`);
    }
    return response;
}

/** @returns {Promise<Map<string, () => Promise<Response | undefined>>>} readers of the files of older builds, by hash */
async function known() {
    const found = new Map();
    for (const name of await builds()) {
        const list = await caches.match(LIST, { cacheName: name });
        for (const [address, hash] of list ? await list.json() : []) {
            found.set(hash, () => copy(full(address), name));
        }
    }
    return found;
}

/**
 * @param {string} url
 * @param {string} cacheName
 * @returns {Promise<Response | undefined>} a copy without an address: a module would resolve imports against its old
 *     one
 */
async function copy(url, cacheName) {
    const old = await caches.match(url, { cacheName, ignoreVary: true });
    return old && new Response(await old.blob(), { headers: old.headers });
}

/**
 * Answers with the page only as it was built. Its inline script then reports any other damaged file (guard.js), except
 * those of a game, which are checked here as well. Checking these few alone keeps every start fast.
 * @param {Request} request
 * @returns {Promise<Response>} this build's page; the server's, perhaps of another build, where that cannot be had; `lost`
 *     without a server
 */
async function page(request) {
    try {
        return await mended(PAGE);
    } catch {
        const other = await fetch(request).catch(() => undefined);
        if (other?.ok) {
            // That page registers a service worker of its own.
            await worker.registration.unregister();
            return other;
        }
        return new Response(lost, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
    }
}

/**
 * @param {string} url of a file of this build
 * @returns {Promise<Response>} the file as it was built: fetched again where its cached copy is missing or damaged;
 *     rejected if the server does not have it
 */
async function mended(url) {
    const hash = String(HASHES.get(url));
    const found = await kept(url).catch(() => undefined);
    if (found && (await isSound(found, hash))) {
        return found;
    }
    const fresh = await fetched(url, hash);
    await (await caches.open(OWN)).put(url, fresh.clone());
    return fresh;
}

/**
 * @param {Response} response stays readable
 * @param {string} hash
 * @returns {Promise<boolean>} true if the content is the file that was built
 */
async function isSound(response, hash) {
    const bytes = await response.clone().arrayBuffer().catch(() => new ArrayBuffer(0));
    return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)))) === hash;
}

/**
 * @param {string} url
 * @param {Request} request
 * @returns {Promise<Response>} the file of this build, of an older build that a tab still runs, or from the network
 */
async function stored(url, request) {
    const found = await kept(url).catch(() => undefined);
    return found ?? fetch(request);
}

/**
 * @param {string} url
 * @returns {Promise<Response | undefined>}
 */
async function kept(url) {
    for (const cacheName of [OWN, ...(url === PAGE ? [] : await builds())]) {
        const found = await caches.match(url, { cacheName, ignoreVary: true });
        if (found) {
            return found;
        }
    }
    return undefined;
}

/**
 * Removes older builds that no tab runs any more; waits while a newer build installs, since it looks like an older one.
 */
async function tidy() {
    if (worker.registration.installing || worker.registration.waiting) {
        return;
    }
    const tabs = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
    const alive = tabs.filter(({ url }) => url.startsWith(scope)).map(({ id }) => id);
    for (const name of (await builds()).filter((one) => one !== OWN)) {
        const noted = await caches.match(TABS, { cacheName: name });
        const running = noted ? (await noted.json()).filter((/** @type {string} */ id) => alive.includes(id)) : alive;
        if (running.length === 0) {
            await caches.delete(name);
        } else if (!noted) {
            await (await caches.open(name)).put(TABS, new Response(JSON.stringify(running)));
        }
    }
}

/** @returns {Promise<string[]>} the names of the caches of builds, complete or not */
async function builds() {
    return (await caches.keys()).filter((name) => name.startsWith(BUILDS));
}

/**
 * Stores files that another app shares, and opens the page, which reads them.
 * @param {Request} request
 */
async function receive(request) {
    try {
        const gifts = (await filesIn(await request.formData())).slice(0, MOST_FILES);
        const answer = new Response(JSON.stringify({ version: 1, at: Date.now(), gifts }));
        await (await caches.open(RECEIVED)).put(INBOX, answer);
    } catch (error) {
        console.info(error);
    }
    return Response.redirect(`${scope}#received`, 303);
}

/**
 * @param {FormData} form
 * @returns {Promise<{name: string, size: number, text: string | null}[]>}
 */
async function filesIn(form) {
    const shared = [...form.getAll("records"), form.get("text"), form.get("url")];
    return Promise.all(shared.filter((one) => one !== null && one !== "").slice(0, MOST_FILES).map(async (one) => {
        const [name, content] = one instanceof File ? [one.name, one] : ["", new Blob([String(one)])];
        return { name, size: content.size, text: content.size > MOST_BYTES ? null : await content.text() };
    }));
}

/** @param {string} id of the tab to which a notification belongs; without it, the page is opened */
async function bringToFront(id) {
    const tab = /** @type {WindowClient | undefined} */ (await worker.clients.get(id));
    await (tab ? tab.focus() : worker.clients.openWindow(scope));
}

/** @param {string} address relative to this script */
function full(address) {
    return new URL(address, scope).href;
}
