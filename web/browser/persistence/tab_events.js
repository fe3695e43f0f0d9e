// Reports writes of other tabs to the shared storage, also those made while this page was suspended.

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
            // The event's value may already be outdated, even by this tab: only the stored value counts.
            send({ do: "kept-elsewhere", key, text: present(key) });
        }
    });
    addEventListener("pageshow", ({ persisted }) => {
        if (persisted) {
            send({ do: "looked-up", storage: kept() });
        }
    });
}
