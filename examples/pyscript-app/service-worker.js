// Keeps the files of one build, so that the page starts without a network. build.py writes the list.

const FILES = "{{files}}";
const CACHE = "{{version}}";

addEventListener("install", (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES))));
addEventListener("activate", (event) => event.waitUntil(removeOthers()));
addEventListener("fetch", (event) => event.respondWith(answer(event.request)));

/** Deletes the files of other builds. */
async function removeOthers() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** @param {Request} request */
async function answer(request) {
    return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}
