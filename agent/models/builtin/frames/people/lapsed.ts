import type { FoundClients } from "#tools/clients/assistant-schema.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { MONTH } from "#agent/models/builtin/hear/calendar-names.ts";
import { hearPeriod } from "#agent/models/builtin/hear/period.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { dayOf, listed, saidDay } from "#agent/models/builtin/wording.ts";
import { todayOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Ask, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { summed } from "#agent/models/builtin/verbs/words.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

/** The first days of the seasons, in the north. */
const SEASONS: Readonly<Record<string, string>> = {
  spring: "march",
  summer: "june",
  autumn: "september",
  fall: "september",
  winter: "december",
  christmas: "december",
};

const A_MONTH = new RegExp(String.raw`\b(?:${MONTH})\b`, "i");

/** The day before which somebody was here last: months back, or the end of what was named. */
function dayAway(said: string | undefined, here: Here): string | undefined {
  const today = todayOf(here);
  const text = summed(plain(said ?? "3 months"))
    .replace(/\bhalf (?:a )?year\b/, "6 months")
    .replace(/^(?:(?:a|an|one) )?(?=(?:day|week|month|quarter|year)s?$)/, "1 ")
    .replace(/\b(?:a|an|one)(?= (?:day|week|month|quarter|year))/, "1")
    .replace(/\ba couple of\b|\bcouple\b/, "2")
    .replace(/\b(spring|summer|autumn|fall|winter|christmas)\b/, (name) => SEASONS[name] ?? name);
  const count = /\b(\d{1,3}) ?(day|week|month|quarter|year)s?\b/.exec(text);
  if (count) return hearPeriod(`last ${count[1]} ${count[2]}s`, today)?.from;
  const named = hearPeriod(text, today);
  // whoever was last here in a month has not been since it
  return (
    named &&
    (/\bsince\b/.test(text) && !A_MONTH.test(said ?? "") ? named.from : addDays(named.to, 1))
  );
}

/** Asks who left without another visit, however long ago they were here. */
const NOT_AGAIN =
  /\bre-?book\w*\b|\bbook(?:ed|ing)? (?:again|back|in again|back in)\b|\b(?:another|next|no|nothing|any|new|further) (?:\w+ )?(?:appointments?|visits?|bookings?|booked|in the book)\b|\bnothing (?:booked|in the book)\b/;
const isOfBook = ({ since }: Slots, text: string) => since === undefined && NOT_AGAIN.test(text);

function away(slots: Slots, { here, text }: About): Input | Ask | Say {
  if (!here) return { say: "I can't see the calendar here." };
  if (isOfBook(slots, text)) return { awaySince: addDays(todayOf(here), 1) };
  const { since } = slots;
  const [named] = /\bsince .*/.exec(text) ?? [];
  const awaySince = dayAway(since && (named ?? since), here);
  return awaySince && awaySince <= todayOf(here)
    ? { awaySince }
    : { ask: "For how long?", slot: "since", takes: /\d|month|year|week/, options: HOW_LONG };
}

const HOW_LONG = ["6 weeks", "3 months", "6 months", "A year"];
const MOST_SAID = 5;

function told(value: unknown, slots: Slots, about: About): string {
  const { items, total } = value as FoundClients;
  const { here, text } = about;
  if (isOfBook(slots, text)) return unbooked(items, total, here);
  const { awaySince } = away(slots, about) as { awaySince?: string };
  const day = awaySince ? saidDay(awaySince, here) : "then";
  if (total === 0) return `Everybody who was here before ${day} has been here since, or is booked.`;
  const names = items
    .slice(0, MOST_SAID)
    .map(({ name, lastVisitAt }) => (lastVisitAt ? `${name} (${dayOf(lastVisitAt, here)})` : name));
  const more = total > names.length ? `, and ${total - names.length} more` : "";
  const who = total === 1 ? "1 client was" : `${total} clients were`;
  const hint = slots["since"] ? "" : " For another time say “who hasn't been in for 6 months”.";
  return `${who} last here before ${day}, and not booked: ${more ? names.join(", ") + more : listed(names)}.${hint}`;
}

/** Who was here and has no visit to come. */
function unbooked(all: FoundClients["items"], found: number, here: About["here"]): string {
  // whoever comes later today is not away
  const items = all.filter(({ nextVisitAt }) => nextVisitAt === null);
  const total = found - (all.length - items.length);
  if (total === 0) return "Everybody who was here is booked again.";
  const names = items
    .slice(0, MOST_UNBOOKED)
    .map(({ name, lastVisitAt }) =>
      lastVisitAt ? `${name} (here last on ${dayOf(lastVisitAt, here)})` : name,
    );
  const more = total > names.length ? ` and ${total - names.length} more` : "";
  return `Not booked again: ${more ? names.join(", ") + more : listed(names)}.`;
}
const MOST_UNBOOKED = 8;

/** Clients who stayed away. */
export const LAPSED: Frame = {
  id: "find_clients.lapsed",
  tells: /^(?:many|who|total|which)$/,
  slots: { since: "period" },
  says: ["who hasn't been in[ for {since}]"],
  input: away,
  report: told,
};
