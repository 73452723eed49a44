import { notifying } from "./notify.ts";

/** Where the id is kept by which the server knows this browser. */
const KEPT = "push-device";

/**
 * Whether this browser can be told while the app is closed. absent: it cannot. install: an iPhone or iPad that can once the app is
 * on its home screen. insecure: the page did not come by TLS. denied: its owner has said no.
 */
export type PushAbility = "absent" | "install" | "insecure" | "denied" | "able";

/** How this browser stands to notifications now. */
export function pushAbility(): PushAbility {
  if (!globalThis.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || notifying() === "absent")
    return /iPhone|iPad/.test(navigator.userAgent) ? "install" : "absent";
  return notifying() === "denied" ? "denied" : "able";
}

/** By what the server knows this browser; null where it does not. */
export const thisDevice = (): string | null => globalThis.localStorage?.getItem(KEPT) ?? null;

/** Remembers by what the server knows this browser. */
export const rememberDevice = (id: string): void => localStorage.setItem(KEPT, id);

/** What a push service gives to be reached by. */
export type Reached = { endpoint: string; p256dh: string; auth: string };

/** Why this browser could not be subscribed, in a sentence for people. */
export class NotSubscribed extends Error {}

/**
 * Asks its owner, then subscribes this browser at its push service, anew where it was subscribed by another key. Call it from a press.
 * @throws NotSubscribed
 */
export async function subscribeHere(publicKey: string): Promise<Reached> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted")
    throw new NotSubscribed(
      permission === "denied"
        ? "This browser blocks notifications of Undertone. Allow them in its settings for this page."
        : "The browser was not allowed to show notifications.",
    );
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new NotSubscribed("Load this page once more, then turn them on.");
  const before = await worker.pushManager.getSubscription();
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  const subscription = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .catch((cause: unknown) => {
      const words = "The push service of this browser cannot be reached. Try again later.";
      throw new NotSubscribed(words, { cause });
    });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

/** Ends what this browser was subscribed to: nothing is shown on it any more, whoever sends. */
export async function unsubscribeHere(): Promise<void> {
  if (thisDevice() === null) return;
  localStorage.removeItem(KEPT);
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const subscription = await worker?.pushManager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}
