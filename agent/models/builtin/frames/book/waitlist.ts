import type { WaitlistEntry } from "#tools/booking/waitlist/schema.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";
import { addDays } from "#tools/values/zone-rules.ts";
import { foundOf, todayOf } from "#agent/models/builtin/verbs/finders.ts";
import { client, waiting } from "#agent/models/builtin/verbs/finders-people.ts";
import type { About, Ask, Input, Say, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { bareName } from "#agent/models/builtin/verbs/words.ts";
import { onDay, onMenu, somebody } from "./book-finders.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { daysIn, NO_BOOK, onClock, whenIn } from "./when.ts";
import { hearWhen } from "#agent/models/builtin/hear/when.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { SOME_VISITS } from "./visits-asked.ts";
import { WAITING_WHY } from "./waiting-why.ts";

type Person = { id: string; name: string; email: string | null; phone: string | null };

function join(slots: Slots, { found, here, text }: About): Input | Ask | Say {
  if (!here) return NO_BOOK;
  const who = found["client"]?.of as Person;
  const when = whenIn(slots, here);
  if (!when)
    return {
      ask: `From when to when can ${who.name} come?`,
      slot: "date",
      takes: /\w/,
      options: ["This week", "Next week", "Any day this month"],
    };
  if (!who.email) {
    const [first] = who.name.split(" ");
    return {
      say: `${who.name} has no e-mail address, and the offer goes there. Say “${first}'s email is …” and then this again, or ask me where there is room${who.phone ? ` and text ${first}` : ""}.`,
    };
  }
  const today = todayOf(here);
  const part = when.after || when.before ? when : hearWhen(onClock(text), here);
  const { from, to } = daysIn(when, here);
  return {
    stylistId: found["stylist"]?.id ?? here.stylistId,
    clientId: who.id,
    clientName: who.name,
    clientEmail: who.email,
    clientPhone: who.phone ?? undefined,
    serviceId: found["service"]?.id,
    from: from < today ? today : from,
    to: to < today ? addDays(today, 1) : to,
    earliest: part?.after,
    latest: part?.before,
  };
}

const MOST_SAID = 6;

/** Who waits, of all or for some days or some work. */
function waitingWords(
  value: unknown,
  { date, service }: Slots,
  { here }: Pick<About, "here">,
): string {
  const days = date && here ? daysIn(whenIn({ date }, here), here) : undefined;
  const all = (value as { entries: WaitlistEntry[] }).entries.filter(
    ({ status }) => status === "waiting" || status === "offered",
  );
  const open = all.filter(
    ({ from, to, serviceType }) =>
      (!days || (from <= days.to && to >= days.from)) &&
      (!service || plain(serviceType).includes(plain(bareName(service) ?? ""))),
  );
  if (open.length === 0) {
    const what = [service && `for ${service}`, date && onDay(date)].filter(Boolean).join(" ");
    return `Nobody is waiting${what ? ` ${what}` : ""}.${all.length > 0 ? ` ${all.length} wait for something else.` : ""}`;
  }
  const lines = open
    .slice(0, MOST_SAID)
    .map(
      ({ clientName, serviceType, from, to, status }) =>
        `${clientName}, ${serviceType}, ${from === to ? spokenDate(from) : `${spokenDate(from)} to ${spokenDate(to)}`}${status === "offered" ? " (has an offer)" : ""}`,
    );
  return `${open.length} waiting: ${lines.join("; ")}.`;
}

/** Who waits for a time, and the book on a phone. */
export const WAITLIST: readonly Frame[] = [
  {
    id: "list_waitlist",
    tells: SOME_VISITS,
    slots: { date: "date", service: "service" },
    says: ["who is on the waitlist[ on {date}][ for {service}]"],
    report: waitingWords,
  },
  {
    id: "join_waitlist",
    slots: { client: "client", service: "service", date: "period", stylist: "stylist" },
    says: ["add {client} to the waitlist[ for a {service}][ with {stylist}][, any time {date}]"],
    does: "put somebody on the waitlist",
    despite: ["hearsay"],
    finds: [client, somebody, { ...onMenu, unsaid: () => "For which service?" }],
    input: join,
    report: (value) => `${(value as WaitlistEntry).clientName} is on the waitlist.`,
  },
  {
    id: "offer_waitlist",
    slots: { client: "client" },
    says: ["offer {client} the next free slot"],
    does: "offer somebody who waits a time",
    finds: [waiting],
    input: (_slots, about) => {
      const { id, status, clientName } = foundOf(about, "client") as WaitlistEntry;
      return status === "offered"
        ? {
            say: `${clientName} has an offer already; it is held until they answer or it runs out.`,
          }
        : { id };
    },
    report: () => "The time is offered. It is held until they answer.",
  },
  WAITING_WHY,
  {
    id: "leave_waitlist",
    slots: { client: "client" },
    says: ["drop {client} from the waitlist"],
    does: "take somebody off the waitlist",
    despite: ["negated", "hearsay"],
    finds: [waiting],
    input: (_slots, { found }) => ({ id: found["client"]?.id }),
    report: (value) => `${(value as WaitlistEntry).clientName} waits no longer.`,
  },
  {
    id: "close_calendar_feed",
    says: ["close the calendar address of my phone"],
    does: "close the calendar address of your phone",
    report: () => "The address opens nothing any more.",
  },
];
