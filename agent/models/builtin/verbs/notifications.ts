import type { Finder, Verb } from "./verb.ts";

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

const NOTICES = "(notifications?|notices|push|push notifications?|alerts)";
const WHAT =
  "timers?|alarms?|clocks?|(new )?bookings?|appointments?|(client )?texts?|(client )?messages?";
const byId = (
  _slots: unknown,
  { found }: { found: Readonly<Record<string, { id: string } | undefined>> },
) => ({
  id: found["device"]?.id,
});

/** Notifications of one's own devices. */
export const NOTIFICATIONS: readonly Verb[] = [
  {
    tool: "set_notifications",
    does: "change what a device is told of",
    hears: [
      `(turn|switch) (?<on>on|off) ~(?<what>${WHAT}) ${NOTICES}( (on|for) ~{device})?`,
      `(turn|switch) ~(?<what>${WHAT}) ${NOTICES} (?<on>on|off)( (on|for) ~{device})?`,
      `(?<off>(stop|no|no more) ~(?<what>${WHAT}) ${NOTICES}( (on|for) ~{device})?)`,
    ],
    finds: [device],
    input: ({ on, what = "" }, { found }) => ({
      id: found["device"]?.id,
      [/timer|alarm|clock/i.test(what) ? "timers" : "bookings"]: on?.toLowerCase() === "on",
    }),
    report: () => "Changed.",
  },
  {
    tool: "stop_notifications",
    does: "show no notifications on a device any more",
    hears: [
      `(turn|switch) off ~${NOTICES}( (on|for) ~{device})?`,
      `(turn|switch) ~${NOTICES} off( (on|for) ~{device})?`,
      `(stop|end|no more|disable|mute) ~${NOTICES}( (on|for) ~{device})?`,
    ],
    finds: [device],
    input: byId,
    report: () => "That device shows none any more.",
  },
  {
    tool: "test_notification",
    does: "send a notification to try it out",
    hears: [
      `(test|try|try out|send me a test|send a test) ~${NOTICES}( (on|for|to) ~{device})?`,
      "(test|try|send me a test|send a test) push( (on|for|to) ~{device})?",
    ],
    finds: [device],
    input: byId,
    report: () => "Sent. It shows within a moment.",
  },
  {
    tool: "list_notified_devices",
    hears: [
      `(which|what) (devices|phones|of my devices) (get|show|have|receive) ~${NOTICES}`,
      `(show|list|see)( me)? ~(devices with ${NOTICES}|notified devices|devices|notification settings)`,
      `(are|is) ~${NOTICES} (on|off|turned on|working)( .*)?`,
    ],
    report: (value) => {
      const { devices } = value as { devices: Device[] };
      return devices.length === 0
        ? "No device of yours shows notifications."
        : `${devices.map((each) => each.device).join(", ")}.`;
    },
  },
];
