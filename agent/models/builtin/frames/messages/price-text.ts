import type { Appointment } from "#tools/appointments/schema.ts";
import type { LastTexts } from "#tools/messages/inbox/last-texts.ts";
import type { Menu } from "#tools/pricing/services/service-schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { foundOf, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { hearService } from "#agent/models/builtin/booking/service.ts";
import { onMenu } from "#agent/models/builtin/frames/book/book-finders.ts";
import type { About, Finder, Slots } from "#agent/models/builtin/verbs/verb.ts";

const OF =
  /^(?:(?:and|to say|that|with|about|on|of) )*(?:(?:his|her|their|the|your) (?:price|cost|total)|(?:prices?|costs?) (?:of|for) (?:an? |the |his |her )?(?<of>.+)|what (?:an? |the |his |her )?(?<what>.+?) (?:costs?|is|comes to)|how much (?:an? |the |his |her )?(?<much>.+?) (?:costs?|is|comes to)|what (?:he|she|they) (?:pays?|owes?))[.! ]*$/i;

const AHEAD_DAYS = 120;

/** What is written of is no service, but the visit of whoever reads it. */
/** When they come next, where that is all that there is to write. */
const NEXT =
  /^(?:(?:and|to say|that|with|about|when) )*(?:(?:her|his|their|the) next (?:time|visit|appointment|appt|one|date)(?: in| is)?|when (?:she|he|they)(?:'s|'re| is| are)? (?:in |due |coming )?next(?: in| due)?|(?:she|he) is next in)[.! ]*$/i;
const isNext = ({ body }: Slots): boolean => NEXT.test(body?.trim() ?? "");

const ANY = /^(?:it|that|this|visit|appointment|appt|cut and colou?r)$/i;

/** The service whose price is all that there is to write; "" for that of their next visit. */
function serviceIn({ body }: Slots): string | undefined {
  const found = OF.exec(body?.trim() ?? "");
  if (!found) return undefined;
  const said = found.groups?.["of"] ?? found.groups?.["what"] ?? found.groups?.["much"] ?? "";
  return ANY.test(said) ? "" : said;
}

const PRICED = /\b(?:how much|prices?|costs?|what do you charge)\b/i;

/** What they asked last by text: whose price they want stands there, if they wanted one. */
export const theirAsk: Finder = {
  tool: "read_texts",
  slot: "asked",
  what: "text",
  bare: "first",
  only: (slots) => serviceIn(slots) === "",
  with: (_slots, { found }) => ({ clientId: found["client"]?.id }),
  among: (value) => {
    const last = (value as LastTexts).texts.findLast(({ direction }) => direction === "in");
    const body = last && PRICED.test(last.body) ? last.body : undefined;
    return [{ id: "asked", name: "asked", of: body }];
  },
};

const askedIn = (about: About) => foundOf(about, "asked") as string | undefined;

/** The next visit of whoever is written to, where its price is what they are to know. */
export const theirNext: Finder = {
  tool: "list_appointments",
  slot: "visit",
  what: "visit",
  bare: "first",
  only: (slots, about) => isNext(slots) || (serviceIn(slots) === "" && !askedIn(about)),
  with: (_slots, { found, here }) => ({
    clientId: found["client"]?.id,
    ...(here && { from: todayOf(here), to: addDays(todayOf(here), AHEAD_DAYS) }),
  }),
  among: (value) => {
    const all = (value as { appointments: Appointment[] }).appointments.filter(
      ({ status }) => status === "pending" || status === "confirmed",
    );
    const sorted = all.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
    return [...sorted, undefined].map((of) => ({
      id: of?.id ?? "",
      name: of?.serviceType ?? "",
      of,
    }));
  },
};

const nextOf = (about: About) => foundOf(about, "visit") as Appointment | undefined;

/** With whom, where the text that is answered or the next visit says so. */
const withWhom = (about: About): string | undefined =>
  /\bwith ([A-Z][\p{L}-]+)/u.exec(askedIn(about) ?? "")?.[1] ?? nextOf(about)?.stylistName;

/** What a service costs that is written of. */
export const onTheMenu: Finder = {
  ...onMenu,
  slot: "priced",
  bare: "first",
  only: (slots, about) =>
    !isNext(slots) && [serviceIn(slots), askedIn(about), nextOf(about)].some(Boolean),
  with: (_slots, about) => ({ stylist: withWhom(about) }),
  among: (value, slots, about) => {
    const menu = (value as Menu).services.map((of) => ({ ...of, minutes: of.duration }));
    const said = serviceIn(slots) || (askedIn(about) ?? nextOf(about)?.serviceType ?? "");
    const heard = hearService(said, menu);
    const all = heard ? ("service" in heard ? [heard.service] : heard.among) : [];
    return [...all, undefined].map((of) => ({ id: of?.id ?? "", name: of?.name ?? "", of }));
  },
};

/** The price in a sentence to whom it is for; undefined where something else is to be written. */
export function priceWords(slots: Slots, about: About): string | undefined {
  const [name = ""] = about.found["client"]?.name.split(" ") ?? [];
  const visit = nextOf(about);
  if (isNext(slots) && visit)
    return `Hi ${name}, your next visit is on ${spokenDate(visit.appointmentDate)} at ${spokenTime(visit.appointmentTime)}: ${visit.serviceType}.`;
  const of = foundOf(about, "priced") as Menu["services"][number] | undefined;
  if (serviceIn(slots) === undefined || !of) return undefined;
  const [first] = withWhom(about)?.split(" ") ?? [];
  const what = of.name.toLowerCase();
  return `Hi ${name}, ${/^[aeiou]/.test(what) ? "an" : "a"} ${what}${first ? ` with ${first}` : ""} is ${of.priceRange ?? of.basePrice}.`;
}
