import type { MessageSettingsView } from "#tools/messages/settings-schema.ts";
import { timeIn } from "#agent/models/builtin/verbs/finders.ts";
import { colleague } from "#agent/models/builtin/verbs/finders-people.ts";
import { numberIn } from "#agent/models/builtin/verbs/words.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { leadHours } from "#agent/models/builtin/frames/lead.ts";

/** A time of the evening, or of the morning, where it was not said of which. */
const half = (said: string | undefined, here: Here | undefined, of: "am" | "pm") => {
  // "8 at night" and "9 in the morning" are hours with their half of the day
  const time = timeIn(
    said?.replace(/ (?:at|in|of)(?: the)? (?:night|nite|evening|morning)s?$/i, ""),
    here,
  );
  if (!time || /\d\s*[ap]\.?m\b|:|noon|midnight|morning/i.test(said ?? "")) return time;
  const hour = Number(time.slice(0, 2));
  const wanted = of === "pm" && hour < 12 ? hour + 12 : of === "am" && hour > 12 ? hour - 12 : hour;
  return `${String(wanted).padStart(2, "0")}${time.slice(2)}`;
};

const set = (
  way: string,
  says: string,
  input: NonNullable<Frame["input"]>,
  slots: Frame["slots"] = {},
): Frame => ({
  id: `set_message_settings.${way}`,
  slots,
  says: [says],
  does: "change how the salon writes to clients",
  // "don't text anyone after 8" is an order
  despite: ["negated"],
  input,
  report: () => "Changed.",
});

/** The same turned on, and turned off. */
const onOff = (way: string, what: string, of: (on: boolean, channel: string) => object): Frame[] =>
  [true, false].map((on) =>
    set(
      `${way}_${on ? "on" : "off"}`,
      `turn ${on ? "on" : "off"} ${what}`,
      ({ channel = "" }) => ({ ...of(on, channel) }),
      what.includes("{channel}") ? { channel: "word" } : {},
    ),
  );

/** When and what the salon writes to clients. */
export const MESSAGE_SETTINGS: readonly Frame[] = [
  {
    id: "get_message_settings",
    says: ["show the message settings"],
    report: (value) => {
      const { quietFrom, quietTo, smsOn, reminderHours } = value as MessageSettingsView;
      return `Texts are ${smsOn ? "on" : "off"}; nothing goes out from ${quietFrom} to ${quietTo}, and reminders go ${reminderHours.join(" and ")} hours before.`;
    },
  },
  ...onOff("texts", "texts", (smsOn) => ({ smsOn })),
  ...onOff("reminders", "reminders[ by {channel}]", (on, channel) =>
    /mail/i.test(channel) ? { reminderByMail: on } : { reminderBySms: on },
  ),
  ...onOff("no_show", "no-show messages", (noShowFollowUp) => ({ noShowFollowUp })),
  set(
    "lead",
    "send reminders {lead} before the visit",
    ({ lead = "" }) => {
      const reminderHours = leadHours(lead).map(Math.ceil);
      return reminderHours.length > 0
        ? { reminderHours }
        : { ask: "How many hours before?", slot: "lead", takes: /\d|day|night|hour/ };
    },
    { lead: "period" },
  ),
  set(
    "patch",
    "ask for patch tests {lead} before the visit",
    ({ lead = "" }) => {
      const [patchTestHours] = leadHours(lead);
      return patchTestHours
        ? { patchTestHours }
        : { ask: "How long before?", slot: "lead", takes: /\d|day|night|hour/ };
    },
    { lead: "period" },
  ),
  set("patch_off", "stop asking for patch tests", () => ({ patchTestHours: null })),
  set(
    "quiet",
    "keep texts quiet[ from {from}][ until {to}]",
    ({ from, to, span = "" }, { here }) => {
      const [first, second] = span.split(/\b(?:to|till|until|and)\b|-/);
      const quietFrom = half(from ?? first, here, "pm");
      const quietTo = half(to ?? second, here, "am");
      return quietFrom || quietTo
        ? { quietFrom, quietTo }
        : { ask: "From when to when is it quiet?", slot: "span", takes: /\d/ };
    },
    { from: "time", to: "time" },
  ),
  set(
    "digest_on",
    "turn on the daily digest[ at {time}]",
    ({ time }, { here }) => {
      const hour = half(time, here, "am")?.slice(0, 2) ?? numberIn(time);
      return { dailyDigest: true, ...(hour !== undefined && { digestHour: Number(hour) }) };
    },
    { time: "time" },
  ),
  set("digest_off", "turn off the daily digest", () => ({ dailyDigest: false })),
  set(
    "cap",
    "send at most {n} texts to one client a day",
    ({ n }) =>
      numberIn(n) === undefined
        ? { ask: "How many a day, at most?", slot: "n", takes: /\d/ }
        : { perClientPerDay: numberIn(n) },
    { n: "number" },
  ),
  set(
    "hold",
    "hold texts back for {n} seconds first",
    ({ n }) =>
      numberIn(n) === undefined
        ? { ask: "For how many seconds?", slot: "n", takes: /\d/ }
        : { holdSeconds: numberIn(n) },
    { n: "number" },
  ),
  {
    ...set("answering", "let {stylist} answer the texts of the salon", (_slots, { found }) => ({
      answeringStylistId: found["stylist"]?.id,
    })),
    slots: { stylist: "stylist" },
    finds: [colleague],
  },
];
