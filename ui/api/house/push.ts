import { mutationOptions } from "@tanstack/react-query";
import { ApiError, sentenceOf } from "#ui/lib/http/api-error.ts";
import { api } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";
import { rememberDevice, subscribeHere, thisDevice, unsubscribeHere } from "#ui/lib/device/push.ts";
import { deviceName } from "#ui/lib/device/this-device.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** One's own devices that are told, and the key by which another is added. */
export const getNotifications = reading(["push"], () => api.push.$get(), { staleTime: 0 });

/** Has this browser told. Call it from a press. */
export const addThisDevice = mutationOptions({
  mutationFn: async (publicKey: string) => {
    const add = async () => {
      const json = { ...(await subscribeHere(publicKey)), device: deviceName() };
      return (await api.push.devices.$post({ json })).json();
    };
    const device = await add().catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      // somebody of another salon was told here: under another address nobody is
      rememberDevice("");
      await unsubscribeHere();
      return add();
    });
    rememberDevice(device.id);
    return device;
  },
  meta: {
    refreshes: "push",
    done: "This device is told from now on.",
    failed: (error) => ({ title: "Not turned on", description: sentenceOf(error) }),
  },
});

export const changeDevice = sending(api.push.devices[":id"], "$patch", {
  act: "set_notifications",
});

export const removeDevice = mutationOptions({
  mutationFn: async (id: string) => {
    if (id === thisDevice()) await unsubscribeHere();
    return (await api.push.devices[":id"].$delete({ param: { id } })).json();
  },
  meta: {
    act: "stop_notifications",
    done: ({ device }: { device: string }) => `${device} is told of nothing any more.`,
  },
});

/** Sends a word to a device, and says truthfully whether it went. */
export const tryDevice = sending(api.push.devices[":id"].test, "$post", {
  act: "test_notification",
  done: ({ sent, words }: { sent: boolean; words: string }) =>
    sent
      ? { title: "Test sent", description: words }
      : { title: "Not sent", description: words, tone: "destructive" as const },
});

/** Whoever signs out here is told nothing here any more. What fails does not keep them from it. */
export async function leaveThisDevice(): Promise<void> {
  const id = thisDevice();
  if (!id) return;
  await unsubscribeHere();
  await api.push.devices[":id"].$delete({ param: { id } }).catch(() => undefined);
}

/** Whoever signs all other devices out is told on this one alone. */
export async function leaveOtherDevices(): Promise<void> {
  const told = await api.push.$get().then((answer) => answer.json());
  const others = told.devices.filter(({ id }) => id !== thisDevice());
  await Promise.all(others.map(({ id }) => api.push.devices[":id"].$delete({ param: { id } })));
}

/** Whoever signs out everywhere is told nothing anywhere. */
export async function leaveAllDevices(): Promise<void> {
  await unsubscribeHere();
  await api.push.devices.$delete().catch(() => undefined);
}
