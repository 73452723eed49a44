import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { called } from "#agent/models/builtin/calendar/called.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import { minutesIn } from "#agent/models/builtin/verbs/amounts.ts";
import type { About, Slots } from "#agent/models/builtin/verbs/verb.ts";
import { named, numberIn } from "#agent/models/builtin/verbs/words.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import { plain } from "#agent/models/builtin/hear/text.ts";
import { daysIn, NO_BOOK, whenIn } from "./when.ts";

const MINUTE = 60_000;

/** Whom a delay of one visit pushes back on its own column, and by how much; a gap between two takes it up. */
export function pushedBy(column: readonly Appointment[], from: Appointment, minutes: number) {
  const after = column
    .filter(({ startsAt, id }) => id !== from.id && startsAt >= from.startsAt)
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const hit: { of: Appointment; by: number }[] = [];
  let [end, delay] = [Date.parse(from.endsAt), minutes];
  for (const of of after) {
    const gap = Math.max(0, (Date.parse(of.startsAt) - end) / MINUTE);
    delay -= gap;
    if (delay <= 0) break;
    hit.push({ of, by: delay });
    end = Date.parse(of.endsAt);
  }
  return hit;
}

/** The visit that is late: of the client who was named, else the first of the colleague's day, or of one's own. */
function lateOf(all: readonly Appointment[], { who }: Slots, { here }: About) {
  const open = all
    .filter(({ status }) => status === "pending" || status === "confirmed")
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const [theirs] = who ? called(who, open, ({ clientName }) => clientName) : [];
  if (theirs) return { open, first: theirs };
  const [colleagues] = who ? called(who, open, ({ stylistName }) => stylistName) : [];
  // who is late now is so from whoever sits there, or comes next
  const now = here?.now.toISOString() ?? "";
  const own = open.filter(({ stylistId }) => stylistId === here?.stylistId);
  const first = who ? colleagues : (own.find(({ endsAt }) => endsAt > now) ?? own[0]);
  return { open, first };
}

function hitWords(value: unknown, slots: Slots, about: About): string {
  const { appointments } = value as { appointments: Appointment[] };
  const { open, first } = lateOf(appointments, slots, about);
  if (!first) return `I find no visit of ${named(slots["who"]) ?? "yours"} then.`;
  const said = slots["minutes"] ?? "";
  const minutes = minutesIn(said) ?? numberIn(plain(said)) ?? 0;
  const column = open.filter(
    ({ stylistId, appointmentDate }) =>
      stylistId === first.stylistId && appointmentDate === first.appointmentDate,
  );
  const hit = pushedBy(column, first, minutes);
  const clock = (at: string) =>
    spokenTime(wallOf(about.here?.timeZone ?? "UTC", Date.parse(at) + minutes * MINUTE).time);
  const told = hit.map(
    ({ of, by }) => `${of.clientName} (${spokenTime(of.appointmentTime)}) by ${by} min`,
  );
  if (!slots["who"]) {
    const begun = first.startsAt <= (about.here?.now.toISOString() ?? "");
    const seen = begun
      ? `${first.clientName} is done at ${clock(first.endsAt)}`
      : `${first.clientName} begins at ${clock(first.startsAt)} in place of ${spokenTime(first.appointmentTime)}`;
    return `${seen}. ${hit.length > 0 ? `It holds up ${listed(told)}` : "Nobody after that is held up"}. Nothing is changed.`;
  }
  const late = `${first.clientName} on ${spokenDate(first.appointmentDate)}, ${minutes} min late, is ${clock(first.startsAt)} to ${clock(first.endsAt)} with ${first.stylistName}`;
  const next = column.find(({ startsAt, id }) => id !== first.id && startsAt >= first.endsAt);
  if (hit.length === 0)
    return `No, nobody is hit: ${late}${next ? `, and ${next.clientName} is at ${spokenTime(next.appointmentTime)}` : ", and nobody comes after that"}. Nothing is changed.`;
  return `Yes: ${late}, which holds up ${listed(told)}. Nothing is changed.`;
}

/** What a delay does to those who come after it. */
export const RUNNING_LATE: readonly Frame[] = [
  {
    id: "list_appointments.late",
    slots: { who: "client", minutes: "minutes", date: "date" },
    says: ["whom does it hold up if {who} is {minutes} late[ on {date}]"],
    input: (slots, { here }) => {
      if (!here) return NO_BOOK;
      return slots["minutes"]
        ? daysIn(whenIn({ date: slots["date"] }, here), here)
        : { ask: "How many minutes late?", slot: "minutes", takes: /\d|quarter|half|hour/ };
    },
    report: hitWords,
  },
];
