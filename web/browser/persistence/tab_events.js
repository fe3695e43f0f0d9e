// What other tabs write to the storage that all of them share, and what happened there while the page slept.

import { isOurs, kept, present } from "./storage.js";

/** @param {import("../events.js").Send} send */
export function listenToTabs(send) {
    addEventListener("storage", ({ key, storageArea }) => {
        if (storageArea !== localStorage) {
            return;
        }
        if (key === null) {
            send({ do: "looked-up", storage: kept() });
        } else if (isOurs(key)) {
            // What the event brings may have been overtaken, even by this tab: only what is there now counts.
            send({ do: "kept-elsewhere", key, text: present(key) });
        }
    });
    addEventListener("pageshow", ({ persisted }) => {
        if (persisted) {
            send({ do: "looked-up", storage: kept() });
        }
    });
}
