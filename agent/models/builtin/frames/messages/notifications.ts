import type { About, Finder } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

type Device = { id: string; device: string };

/** What people call a device, by the name that it gives itself. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/iphone|android|pixel|galaxy/i, "phone mobile cell"],
  [/ipad|tablet/i, "tablet pad"],
  [/mac|windows|linux|chrome ?os|laptop|desktop/i, "computer laptop desktop pc"],
];

const device: Finder = {
  tool: "list_notified_devices",
  slot: "device",
  what: "device",
  among: (value) =>
    (value as { devices: Device[] }).devices.map((of) => ({
      id: of.id,
      name: of.device,
      also: KINDS.find(([sign]) => sign.test(of.device))?.[1],
      of,
    })),
  bare: "only",
  empty: "No device of yours shows notifications. Turn them on in Settings, on the device itself.",
};

/** What a device is told of. */
const KINDS_TOLD = [
  [/timer|alarm|clock/i, "timers"],
  [/book|appointment|visit|cancel|^(?:all|everything|)$/i, "bookings"],
] as const;
const NOT_TOLD = {
  say: "A device is told of bookings and of timers, and of nothing else. What you want to hear of by yourself I can ask for you: “every weekday at 9 tell me what is low”.",
};

const byId = (_slots: unknown, { found }: About) => ({ id: found["device"]?.id });

const told = (way: "on" | "off"): Frame => ({
  id: `set_notifications.${way}`,
  slots: { what: "word", device: "name" },
  says: [`turn ${way} {what} notifications[ on {device}]`],
  does: "change what a device is told of",
  despite: ["negated"],
  finds: [device],
  input: ({ what = "" }, { found }) => {
    const kind = KINDS_TOLD.find(([sign]) => sign.test(what))?.[1];
    return kind ? { id: found["device"]?.id, [kind]: way === "on" } : NOT_TOLD;
  },
  report: () => "Changed.",
});

/** Notifications of one's own devices. */
export const NOTIFICATIONS: readonly Frame[] = [
  {
    id: "list_notified_devices",
    says: ["which devices get notifications"],
    report: (value) => {
      const { devices } = value as { devices: Device[] };
      return devices.length === 0
        ? "No device of yours shows notifications."
        : `${devices.map((each) => each.device).join(", ")}.`;
    },
  },
  told("on"),
  told("off"),
  {
    id: "stop_notifications",
    slots: { device: "name" },
    says: ["stop the notifications[ on {device}]"],
    does: "show no notifications on a device any more",
    despite: ["negated"],
    finds: [device],
    input: byId,
    report: () => "That device shows none any more.",
  },
  {
    id: "test_notification",
    slots: { device: "name" },
    says: ["send me a test notification[ on {device}]"],
    does: "send a notification to try it out",
    finds: [device],
    input: byId,
    report: () => "Sent. It shows within a moment.",
  },
];
