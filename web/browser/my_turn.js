// Tells, while the page is hidden, that a person at this device is to move: in the title, on the icon of the installed
// page, by a sound and by a notification. All is taken back once the page is seen, or the turn is over.

import { markTitle } from "./render.js";

/** The name of the notification: there is never more than one. */
const TAG = "hofgarten turn";

document.addEventListener("visibilitychange", () => document.hidden || takeBack());

/** @param {import("./messages.js").TurnNews | null} news null once the turn is over */
export function tell(news) {
    if (!news || !document.hidden) {
        takeBack();
        return;
    }
    markTitle(`\u25cf ${news.text} \u2013 `);
    navigator.setAppBadge?.().catch(() => {});
    if (news.sound) {
        import("./sound.js").then(({ play }) => play({ names: ["turn"], sounds: true, haptics: false }, true))
            .catch(console.info);
    }
    if (news.notify) {
        notify(news).catch(console.info);
    }
}

/** @param {import("./messages.js").TurnNews} news */
async function notify({ text, body }) {
    // The service worker shows it: it knows which tab it belongs to, and hears the click.
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ notify: text, options: { body, tag: TAG } });
}

function takeBack() {
    markTitle("");
    navigator.clearAppBadge?.().catch(() => {});
    clear().catch(console.info);
}

async function clear() {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications?.({ tag: TAG })) ?? [];
    shown.forEach((each) => each.close());
}

/** @returns {Promise<NotificationPermission | "unsupported">} the user's answer to the browser's question */
export async function ask() {
    if (!window.Notification || !navigator.serviceWorker) {
        return "unsupported";
    }
    return Notification.requestPermission();
}
