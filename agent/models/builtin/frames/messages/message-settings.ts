import type { MessageSettingsView } from "#tools/messages/settings-schema.ts";
import { timeIn } from "#agent/models/builtin/verbs/finders.ts";
import { colleague } from "#agent/models/builtin/verbs/finders-people.ts";
import type { Finder } from "#agent/models/builtin/verbs/verb.ts";
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

/** How it is now. */
const settingsNow: Finder = {
  tool: "get_message_settings",
  slot: "now",
  what: "setting",
  bare: "first",
  among: (of) => [{ id: "now", name: "now", of }],
};

const INSTEAD = /\b(?:not|instead of|rather than|from|was) (\d{1,3})\b/;
const PLACES = [/\b(?:first|1st|earlier|longer)\b/, /\b(?:second|2nd|last|later|shorter)\b/];

/** Which of the reminders is meant: by what it is now, or by its place. */
function placeOf(text: string, now: readonly number[]): number | undefined {
  const at = now.indexOf(Number(INSTEAD.exec(text)?.[1]));
  if (at >= 0) return at;
  const place = PLACES.findIndex((sign) => sign.test(text));
  return place >= 0 && place < now.length ? place : undefined;
}

/** The reminders with one of them changed; undefined where all of them are meant. */
function oneOf(text: string, now: readonly number[], hours: readonly number[]) {
  const at = placeOf(text, now);
  const [to] = hours;
  if (at === undefined || to === undefined) return undefined;
  return now.map((each, place) => (place === at ? to : each)).toSorted((a, b) => b - a);
}

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
  {
    ...set(
      "lead",
      "send reminders {lead} before the visit",
      ({ lead = "" }, { text, found }) => {
        const hours = leadHours(lead).map(Math.ceil);
        const { reminderHours: now = [] } = (found["now"]?.of ??
          {}) as Partial<MessageSettingsView>;
        return hours.length > 0
          ? { reminderHours: oneOf(text, now, hours) ?? hours }
          : { ask: "How many hours before?", slot: "lead", takes: /\d|day|night|hour/ };
      },
      { lead: "period" },
    ),
    finds: [settingsNow],
    warns: (_slots, { text, found }) => {
      const { reminderHours: now = [] } = (found["now"]?.of ?? {}) as Partial<MessageSettingsView>;
      return now.length > 1 && placeOf(text, now) !== undefined
        ? `Reminders go ${now.join(" and ")} hours before; the other stays. `
        : undefined;
    },
  },
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
