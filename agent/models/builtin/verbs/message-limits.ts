import type { Template, TemplateKind } from "#tools/messages/settings-schema.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { timeIn } from "./finders.ts";
import { colleague } from "./finders-people.ts";
import { kindOf } from "./message-settings.ts";
import type { About, Ask, Finder, Input, Slots, Verb } from "./verb.ts";
import { numberIn } from "./words.ts";

/** By the first letter of the unit. */
const HOURS: Record<string, number> = { h: 1, d: 24, n: 24, e: 24, w: 168 };
const LEAD =
  /(?<![\w.])(?:(\d+)[ -]?|(half an?|an?|one|the) )?(hours?|hrs?|h|days?|d|weeks?|night|evening)?\b/g;

/** Hours of every stretch that was named: "2 days and 3 hours" are 48 and 3. */
export function leadHours(said: string): number[] {
  const all = [...plain(said).matchAll(LEAD)].flatMap(([, digits, word = "", unit]) => {
    const many = digits ? Number(digits) : word.startsWith("half") ? 1 / 2 : 1;
    return digits || unit ? [{ many, unit: unit && HOURS[unit.charAt(0)] }] : [];
  });
  // "48 and 24 hours": the unit is said once
  const last = all.findLast(({ unit }) => unit)?.unit || 1;
  return all.map(({ many, unit }) => many * (unit || last));
}

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

const done = () => "Changed.";
const DOES = "change how the salon writes to clients";
const WHICH: Ask = {
  ask: "Which message?",
  slot: "kind",
  options: ["Reminder", "Confirmation", "Cancellation", "No-show", "Waitlist offer", "Patch test"],
  takes: /remind|confirm|cancel|show|wait|patch|change/,
};

const which = ({ kind, channel = "" }: Slots): { kind: TemplateKind; channel: string } | Ask => {
  const named = kindOf(plain(kind ?? ""));
  return named ? { kind: named, channel: /mail/i.test(channel) ? "mail" : "sms" } : WHICH;
};

const worded = (slots: Slots): Input | Ask => {
  const meant = which(slots);
  if ("ask" in meant) return meant;
  return slots["body"]
    ? { ...meant, body: slots["body"].trim().replaceAll(/^["“]|["”]$/g, "") }
    : { ask: "In which words? Names go in double braces, such as {{clientName}}.", slot: "body" };
};

/** The words that a mail has now. */
const mail: Finder = {
  tool: "list_templates",
  slot: "kind",
  what: "message",
  among: (value, { kind = "" }) =>
    (value as { templates: Template[] }).templates
      .filter((each) => each.channel === "mail" && each.kind === kindOf(plain(kind)))
      .map((of) => ({ id: of.kind, name: kind, of })),
  empty: "There is no such mail.",
};

/** Lead times, quiet hours, caps and words of messages, plainly said. */
export const MESSAGE_LIMITS: readonly Verb[] = [
  {
    tool: "set_message_settings",
    does: DOES,
    hears: [
      "send ~reminders {lead} before ~visit",
      "send ~reminders at another time before ~visit",
    ],
    input: ({ lead }) => {
      const reminderHours = leadHours(lead ?? "").map(Math.ceil);
      return reminderHours.length > 0
        ? { reminderHours }
        : { ask: "How many hours before?", slot: "lead", takes: /\d|day|night|hour/ };
    },
    report: done,
  },
  {
    tool: "set_message_settings",
    does: DOES,
    hears: ["ask for ~patch tests {lead} before ~visit", "(?<off>stop asking for patch tests)"],
    input: ({ lead, off }) => ({ patchTestHours: off ? null : leadHours(lead ?? "")[0] }),
    report: done,
  },
  {
    tool: "set_message_settings",
    does: DOES,
    hears: [
      "keep texts quiet from {from} until {to}",
      "keep texts quiet from {from} on",
      "keep texts quiet until {to}",
      "keep texts quiet at certain hours",
    ],
    input: ({ from, to, span }, { here }) => {
      const [first, second] = (span ?? "").split(/\b(?:to|till|until|and)\b|-/);
      const quietFrom = half(from ?? first, here, "pm");
      const quietTo = half(to ?? second, here, "am");
      return quietFrom || quietTo
        ? { quietFrom, quietTo }
        : { ask: "From when to when is it quiet?", slot: "span", takes: /\d/ };
    },
    report: done,
  },
  {
    tool: "set_message_settings",
    does: DOES,
    hears: ["mail ~daily digest at {hour}"],
    input: ({ hour }, { here }) => ({
      dailyDigest: true,
      digestHour: Number(half(hour, here, "am")?.slice(0, 2) ?? numberIn(hour)),
    }),
    report: done,
  },
  {
    tool: "set_message_settings",
    does: DOES,
    hears: ["send at most {n:n} texts to one client a day"],
    input: ({ n }) => ({ perClientPerDay: numberIn(n) }),
    report: done,
  },
  {
    tool: "set_message_settings",
    does: DOES,
    hears: ["hold texts back for {n:n} seconds first"],
    input: ({ n }) => ({ holdSeconds: numberIn(n) }),
    report: done,
  },
  {
    tool: "set_message_settings",
    does: DOES,
    hears: ["let {stylist} answer ~texts of the salon"],
    finds: [colleague],
    input: (_slots, { found }) => ({ answeringStylistId: found["stylist"]?.id }),
    report: done,
  },
  {
    tool: "preview_template",
    hears: [
      "preview ~{kind} message by {channel:w} in these words: {body:all}",
      "preview ~{kind} message in these words: {body:all}",
      "preview ~{kind} message by {channel:w}",
      "preview a message in other words",
    ],
    input: worded,
    report: () => "It would read like this.",
  },
  {
    tool: "change_template",
    does: "word a message of the salon anew",
    hears: ["give ~{kind} mail this subject: {subject:all}"],
    finds: [mail],
    input: ({ subject = "" }, { found }: About) => {
      const of = found["kind"]?.of as Template | undefined;
      return { kind: of?.kind, channel: "mail", subject: subject.trim(), body: of?.body };
    },
    report: () => "This subject goes out from now on.",
  },
  {
    tool: "change_template",
    does: "word a message of the salon anew",
    hears: [
      "word ~{kind} message by {channel:w} anew: {body:all}",
      "word ~{kind} message anew: {body:all}",
      "word ~{kind} message by {channel:w} anew",
      "word ~{kind} message anew",
      "word a message of ours anew",
    ],
    input: worded,
    report: () => "These words go out from now on.",
  },
  {
    tool: "reset_template",
    does: "give a message its first words again",
    hears: [
      "give ~{kind} message by {channel:w} its first words again",
      "give ~{kind} message its first words again",
      "give a message its first words again",
    ],
    input: which,
    report: () => "It has its first words again.",
  },
];
