import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { ownPath } from "#ui/lib/own-path.ts";
import { resubscribe } from "./resubscribe.ts";
import type { WorkerScope } from "./scope.ts";
import { SERVER_PAGES } from "./server-pages.ts";

declare const self: WorkerScope;
/** The files of the app, as the build names them (agent/app-shell.ts). */
declare const APP_SHELL: PrecacheEntry[];

/** A network that is there in name only is waited for no longer than this, in milliseconds. */
const PATIENCE = 5_000;
const PAGE = "/index.html";

// the files of the app alone: no answer of the server is ever kept here
precacheAndRoute(APP_SHELL, { directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();

// the network first, so that a new version is seen at once
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const patience = AbortSignal.timeout(PATIENCE);
      const late = new Promise<never>((_, reject) =>
        patience.addEventListener("abort", () => reject(patience.reason)),
      );
      try {
        return await Promise.race([fetch(request), late]);
      } catch {
        return (await matchPrecache(PAGE)) ?? Response.error();
      }
    },
    { denylist: SERVER_PAGES },
  ),
);

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

self.addEventListener("push", (event) => {
  const words = event.data?.json() as { title: string; body: string; tag: string; path: string };
  const look = { icon: "/icons/mark-192.png", badge: "/icons/mark-192.png" };
  const { title, body, tag, path } = words;
  // of one tag the newest stays, and is heard
  const shown = { ...look, body, tag, renotify: true, data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(resubscribe(self.registration, event)),
);

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = (event.notification.data ?? {}) as { path?: string };
  event.waitUntil(open(path && ownPath(path)));
});

/** In the window of the app that is open, which goes there by itself; in one of its own where there is none. */
async function open(path: string | undefined): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const ours = windows.filter(({ url }) => !SERVER_PAGES.some((each) => each.test(placeOf(url))));
  const window = ours.find(({ url }) => placeOf(url) === path) ?? ours[0];
  if (!window) {
    await self.clients.openWindow(path ?? "/");
    return;
  }
  if (path) window.postMessage({ open: path });
  await window.focus();
}

const placeOf = (url: string) => new URL(url).pathname;
