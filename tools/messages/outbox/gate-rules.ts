import { addDays, dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import type { ConsentStanding } from "#tools/messages/inbox/consent-schema.ts";
import { quietAt } from "./quiet-rules.ts";
import type { MessageKind } from "#tools/messages/schema.ts";
import type { MessageSettings } from "#tools/messages/settings-schema.ts";

/** Whether a text may go out now: yes, not before a time and why, or not at all and why. */
export type Passage =
  | { go: true }
  | { go: false; until: Date; why: string }
  | { go: false; why: string };

/** What is asked of a text at the moment (ms) at which it is to go. */
export type Asked = {
  kind: MessageKind;
  transactional: boolean;
  now: number;
  /** After this (ms) it is not worth sending. */
  uselessAfter: number | null;
  timeZone: string;
  settings: Pick<
    MessageSettings,
    "smsOn" | "quietFrom" | "quietTo" | "perClientPerDay" | "perHour"
  >;
  standing: ConsentStanding;
  /** When (ms) the number wrote last; null when it never did. */
  heardAt: number | null;
  /** The number's country, where the salon does not write to it. */
  foreign: string | null;
  /** Texts that the number has had today, answers aside. */
  sentToday: number;
};

/** Whoever writes is answered for so long without having agreed to texts. */
const ANSWERED_FOR_MS = 24 * 3_600_000;

/** Answers belong to a conversation that the client leads: caps do not count them. */
export function isAnswer(kind: MessageKind): boolean {
  return kind === "reply" || kind === "staff";
}

/** Why a text may not go at all; null when nothing forbids it. */
export function refusalOf({
  kind,
  now,
  settings,
  standing,
  heardAt,
  foreign,
}: Asked): string | null {
  if (!settings.smsOn) return "The salon's texts are switched off in the settings.";
  if (standing === "revoked") return "Whoever has this number has asked for no texts.";
  if (standing === "unknown" && !isAnswer(kind))
    return "Nobody with this number has agreed to texts.";
  if (standing === "unknown" && (heardAt === null || now - heardAt > ANSWERED_FOR_MS))
    return "Nobody with this number has agreed to texts, or has written in the last 24 hours.";
  if (foreign) return `Texts to ${foreign} are not switched on in the settings.`;
  return null;
}

/** What quiet hours and the client's share of the day say. */
export function waitOf(asked: Asked): Passage {
  const { kind, transactional, now, sentToday, timeZone, settings } = asked;
  const { perClientPerDay: most } = settings;
  const quietUntil = transactional ? null : endOfQuiet(asked, now);
  if (quietUntil !== null) return notBefore(asked, quietUntil, "Nobody is texted in quiet hours");
  if (isAnswer(kind) || sentToday < most) return { go: true };
  const tomorrow = dayBounds(timeZone, addDays(wallOf(timeZone, now).date, 1)).startsAt;
  const had = most === 1 ? "a text" : `${most} texts`;
  return notBefore(
    asked,
    endOfQuiet(asked, tomorrow) ?? tomorrow,
    `This number has had ${had} today`,
  );
}

/** What a full hour says: the next one begins in `freeIn` seconds. */
export function waitForHour(asked: Asked, freeIn: number): Passage {
  const at = asked.now + freeIn * 1000;
  const until = asked.transactional ? at : (endOfQuiet(asked, at) ?? at);
  return notBefore(asked, until, `The salon has sent ${asked.settings.perHour} texts in an hour`);
}

function endOfQuiet({ timeZone, settings }: Asked, at: number): number | null {
  const { quietFrom: from, quietTo: to } = settings;
  return quietAt(timeZone, { from, to }, at)?.[1] ?? null;
}

function notBefore({ uselessAfter }: Asked, until: number, reason: string): Passage {
  return uselessAfter !== null && until >= uselessAfter
    ? { go: false, why: `${reason}, and later it would be of no use.` }
    : { go: false, until: new Date(until), why: `${reason}: it waits.` };
}
