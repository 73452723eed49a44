import { create } from "zustand";
import { ownPath } from "#ui/lib/own-path.ts";

/** The worker of a newer version, which waits until nobody uses the one before. */
export const useNewVersion = create<{ waiting: ServiceWorker | null }>(() => ({ waiting: null }));

/** How often a page that stays open looks for a new version, in milliseconds. */
const LOOK_EVERY = 30 * 60_000;
/** When a device that could not get all of the app tries again, in milliseconds. */
const TRY_AFTER = 10_000;

/**
 * Has this device keep the app once it is `quiet`, so that it opens without a network. A newer version waits to be asked for; `open` is called with
 * the path that a notification leads to.
 */
export async function startAppWorker(
  open: (path: string) => void,
  quiet: Promise<void> = Promise.resolve(),
): Promise<void> {
  const container = workers();
  if (!container) return;
  container.addEventListener("message", ({ data }: MessageEvent<{ open?: string }>) => {
    if (data?.open) open(ownPath(data.open));
  });
  await quiet;
  await keepApp(container);
}

async function keepApp(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.register("/sw.js", { updateViaCache: "none" });
  const look = () => {
    // without one in charge it is the first, and nothing is replaced
    if (registration.waiting && container.controller)
      useNewVersion.setState({ waiting: registration.waiting });
  };
  look();
  const looking = setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY);
  registration.addEventListener("updatefound", () => {
    const found = registration.installing;
    found?.addEventListener("statechange", () => {
      look();
      // the first one did not get all of the app, and the browser has dropped it
      if (found.state !== "redundant" || registration.active) return;
      clearInterval(looking);
      setTimeout(() => void keepApp(container).catch(() => undefined), TRY_AFTER);
    });
  });
}

/** Leaves a device without the worker of a version that was built: while the app is worked on nothing is kept. */
export async function stopAppWorker(): Promise<void> {
  const registrations = await workers()?.getRegistrations();
  for (const registration of registrations ?? []) await registration.unregister();
}

/** Lets the newer version take over, and loads the page anew by it. */
export function takeNewVersion(): void {
  const { waiting } = useNewVersion.getState();
  if (!waiting) return;
  workers()?.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  waiting.postMessage("take over");
}

/** Absent in browsers that have none, and on pages that did not come safely. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;
