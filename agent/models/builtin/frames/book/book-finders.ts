import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { Menu } from "#tools/pricing/services/service-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { hearService } from "#agent/models/builtin/booking/service.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import { clientIn, colleague, lastPerson } from "#agent/models/builtin/verbs/finders-people.ts";
import { foundOf, service, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { meant, pointsBack } from "#agent/models/builtin/verbs/match.ts";
import type { About, Finder, Found, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { named } from "#agent/models/builtin/verbs/words.ts";
import { visitWords } from "./visit-words.ts";
import { clockIn, daysIn, whenIn } from "./when.ts";

/** How far ahead a client's visits are looked for, and how far back those that are over. */
export const AHEAD_DAYS = 90;
const BACK_DAYS = 7;

/** All that were found, or the very name that was said where it is none of theirs. */
const orSaid = (all: Found[], said: string | undefined): Found[] => {
  if (!said || pointsBack(said)) return all;
  const match = meant(said, all);
  const name = named(said) ?? said;
  return "near" in match && match.near.length === 0 ? [{ id: "", name, of: { name } }] : all;
};

/** Who comes: a client, or somebody new by the name that was said. */
export const anybody: Finder = {
  ...clientIn("client"),
  nobody: "Whom shall I book?",
  among: (value, slots, about) =>
    orSaid(clientIn("client").among(value, slots, about), slots["client"]),
};

/** A service of the menu, by its name or as clients call it. */
export const onMenu: Finder = {
  ...service,
  with: (_slots, { found }) => ({ stylist: found["stylist"]?.name }),
  among: (value, slots, about) => {
    const all = service.among(value, slots, about);
    const said = slots["service"];
    if (!said || pointsBack(said) || !("near" in meant(said, all))) return all;
    const menu = (value as Menu).services.map((of) => ({ ...of, minutes: of.duration }));
    const heard = hearService(said, menu);
    if (!heard) return all;
    const meantBy = new Set("service" in heard ? [heard.service] : heard.among);
    return all.flatMap((one, at) => {
      const of = menu[at];
      return of && meantBy.has(of) ? [{ ...one, also: said }] : [];
    });
  },
};

const MYSELF = /^(?:me|myself|i)$/i;

/** Whose book, where somebody else than the speaker was named. */
export const somebody: Finder = {
  ...colleague,
  only: ({ stylist }) => stylist !== undefined && !MYSELF.test(stylist),
};

/** The same, where the name may be a client's as well. */
export const anyone: Finder = {
  ...somebody,
  among: (value, slots, about) =>
    orSaid(colleague.among(value, slots, about), slots["stylist"]?.replace(/(?<=.{3})['’]?s$/, "")),
};

/** Which visits are looked for: the slots of its day and of its time, and whether it lies behind. */
type Which = {
  day?: string;
  time?: string;
  over?: true;
  soonest?: true;
  /** The slots that it goes to: what gets another hour of a day is the visit that stands on that day. */
  to?: { day: string; time: string };
};

/** A visit that stands in the book: by who comes, by its time, by its place in the day. */
export const visitBy = ({
  day = "date",
  time = "time",
  over,
  soonest,
  to,
}: Which = {}): Finder => ({
  tool: "list_appointments",
  slot: "client",
  what: "visit",
  bare: "only",
  // of several the one that a day was just told with
  lastMeant: true,
  with: (slots, about) => {
    const { here } = about;
    if (!here) return {};
    const who = whoIn(slots, about, [day, time]);
    const when = whenIn({ date: slots[day] }, here);
    const days = over && !when ? lately(here) : daysIn(when, here, who ? AHEAD_DAYS : 0);
    const isPast = over && days.from > todayOf(here);
    return {
      ...(isPast ? { from: addDays(days.from, -7), to: addDays(days.to, -7) } : days),
      // "mei ling" is Mei-Ling, who is found by the first of it; "iness" is whose it is
      ...(who
        ? { clientName: named(who.split(/[\s-]/)[0]?.replace(/(?<=.{3})s$/, "")) }
        : { stylistId: here.stylistId }),
    };
  },
  among: (value, slots, about) => {
    const { here, text } = about;
    const all = (value as { appointments: Appointment[] }).appointments;
    const who = whoIn(slots, about, [day, time]);
    const open = all.filter(isOpen);
    const own = who ? called(who, open, ({ clientName }) => clientName) : open;
    // of a day that was named, what is over or called off is told of
    const closed = who && (slots[day] || over) && own.length === 0;
    const theirs = closed ? called(who, all, ({ clientName }) => clientName) : own;
    const at = clockIn(slots[time], here);
    const then = !at
      ? theirs
      : theirs.filter(({ appointmentTime }) =>
          !who && EVERYONE.test(text) ? appointmentTime >= at : appointmentTime === at,
        );
    const sorted = then.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    const placed = inPlace(sorted, slots[time] ?? "", about);
    const done = who && placed.length > 1 ? ofService(placed, text) : placed;
    const meantBy = to && !slots[day] ? ofItsDay(done, slots[to.day], slots[to.time], here) : done;
    return (soonest && who ? done.slice(0, 1) : meantBy).map((of) => ({
      id: of.id,
      name: `${of.clientName}, ${of.serviceType}, ${spokenDate(of.appointmentDate)} at ${spokenTime(of.appointmentTime)}`,
      whose: of.clientId,
      also: slots["client"],
      of,
    }));
  },
  empty: ({ client, [day]: then }) => {
    const around = client ? "in the coming weeks" : "today";
    const on = then ? onDay(then) : over ? "in the last week" : around;
    return client && !pointsBack(client)
      ? `I find no visit of ${named(client)}'s ${on}.`
      : `You have no visit ${on}.`;
  },
});

const EVERYONE = /\b(?:everyone|everybody|all|the rest|whoever)\b/;

/** A day as it was said, behind what there is or is not on it. */
export const onDay = (said: string): string => {
  const day = plain(said);
  if (/^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?$/.test(day))
    return `on ${named(day)}`;
  return /^(?:today|tomorrow|tonight|yesterday|(?:this|next|last) )/.test(day) ? day : `for ${day}`;
};

const isOpen = ({ status }: Appointment) => status === "pending" || status === "confirmed";

/** Why a visit that was found is not changed any more; undefined of one that is still to come. */
export function closedWords(of: Appointment): Say | undefined {
  if (isOpen(of)) return undefined;
  const how =
    of.status === "completed"
      ? "marked as done"
      : of.cancelledBy === "no_show"
        ? "noted as a no-show"
        : `cancelled${of.cancelledBy === "client" ? " by the client" : ""}`;
  return { say: `${visitWords(of)}, is ${how} already, so I left it.` };
}

/** The visit that was found. */
export const visitOf = (about: About): Appointment => foundOf(about, "client") as Appointment;

const lately = (here: NonNullable<About["here"]>) => ({
  from: addDays(todayOf(here), -BACK_DAYS),
  to: todayOf(here),
});

/** Whose visit it is: by name, by a pronoun, or of whoever was spoken of where nothing else tells which it is. */
function whoIn(
  slots: Slots,
  { earlier, spoken, here }: About,
  tells: readonly string[],
): string | undefined {
  const said = slots["client"];
  if (said && !pointsBack(said)) return said.split(",")[0];
  // "drop the 5 o'clock" is the one that was just listed
  const at = clockIn(slots[tells[1] ?? ""], here);
  const [one, another] = at ? spoken.listed.filter(({ time }) => time === at) : [];
  if (one?.client && !another && !slots[tells[0] ?? ""]) return one.client;
  return said || tells.every((slot) => !slots[slot]) ? lastPerson(earlier) : undefined;
}

/** The one visit that stands on the day on which another hour was named; all of them where none or several do. */
function ofItsDay(
  all: Appointment[],
  day: string | undefined,
  time: string | undefined,
  here: About["here"],
): Appointment[] {
  const when = time === undefined ? undefined : whenIn({ date: day }, here);
  const date = when?.date ?? when?.days?.[0];
  const then = all.filter(({ appointmentDate }) => appointmentDate === date);
  return then.length === 1 ? then : all;
}

/** The first, the last or the next of a day, where one of these was said. */
function inPlace(sorted: Appointment[], said: string, { here }: About): Appointment[] {
  if (/\bfirst\b/i.test(said)) return sorted.slice(0, 1);
  if (/\blast\b/i.test(said)) return sorted.slice(-1);
  if (!/\bnext\b/i.test(said)) return sorted;
  const now = here?.now.toISOString() ?? "";
  return sorted.filter(({ startsAt }) => startsAt >= now).slice(0, 1);
}

/** What stays as it is: "but keep the blow dry", "not the gloss". */
const STAYS = /\b(?:keep|keeps|leave|not|except|but) .*/;

/** Those whose work was named, where some of them are; work that is named to stay is none. */
function ofService(all: Appointment[], said: string): Appointment[] {
  const worked = (words: string) =>
    all.filter(({ serviceType }) =>
      serviceType
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => word.length > 2 && words.includes(word)),
    );
  const first = worked(said.replace(STAYS, ""));
  const theirs = first.length > 0 ? first : worked(said);
  return theirs.length > 0 ? theirs : all;
}
