import { deviceName } from "#ui/lib/device/this-device.ts";
import type { Ended, WorkerScope } from "./scope.ts";

const json = { "content-type": "application/json" };

/**
 * Subscribes anew where the browser has not, and has the server tell this device under its new address in place of the one
 * before. Where nobody is signed in any more, nothing is told here from now on.
 */
export async function resubscribe(
  registration: WorkerScope["registration"],
  { oldSubscription, newSubscription }: Ended,
): Promise<void> {
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: oldSubscription?.options.applicationServerKey ?? (await publicKey()),
    }));
  const { endpoint, keys } = subscription.toJSON();
  const told = await fetch("/api/push/devices", {
    method: "POST",
    headers: json,
    body: JSON.stringify({
      endpoint,
      ...keys,
      device: deviceName(),
      ...(oldSubscription && { replaces: oldSubscription.endpoint }),
    }),
  });
  if (!told.ok) await subscription.unsubscribe();
}

/** The key of the server, from which it may send. @throws where nobody is signed in */
async function publicKey(): Promise<string> {
  const answer = await fetch("/api/push");
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return ((await answer.json()) as { publicKey: string }).publicKey;
}
