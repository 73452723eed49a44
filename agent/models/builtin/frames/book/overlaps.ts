import type { Appointment } from "#tools/appointments/schema.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { anyone } from "./book-finders.ts";
import { daysIn, NO_BOOK, whenIn } from "./when.ts";

/** Visits of one stylist that lie in each other's time, each with the one that began before it. */
export function overlapsIn(all: readonly Appointment[]): [Appointment, Appointment][] {
  const open = all
    .filter(({ status }) => status !== "cancelled")
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  return open.flatMap((one, at) =>
    open
      .slice(at + 1)
      .filter(({ stylistId, startsAt }) => stylistId === one.stylistId && startsAt < one.endsAt)
      .map((other): [Appointment, Appointment] => [one, other]),
  );
}

function told(all: readonly Appointment[], here: Here | undefined): string {
  const pairs = overlapsIn(all);
  if (pairs.length === 0) return "No: no two visits overlap then.";
  const until = ({ endsAt }: Appointment) =>
    spokenTime(wallOf(here?.timeZone ?? "UTC", Date.parse(endsAt)).time);
  const lines = pairs.map(
    ([one, other]) =>
      `${one.clientName}, ${one.serviceType} (${spokenTime(one.appointmentTime)} to ${until(one)}) and ${other.clientName}, ${other.serviceType} (${spokenTime(other.appointmentTime)} to ${until(other)}) with ${one.stylistName} on ${spokenDate(one.appointmentDate)}`,
  );
  return `Yes: ${lines.join("; ")}. The book takes a second visit only where the first one processes.`;
}

const DAYS_AHEAD = 14;

/** Whether two visits stand in each other's way. */
export const OVERLAPS: Frame = {
  id: "list_appointments.overlaps",
  slots: { date: "date", stylist: "stylist" },
  says: ["do two appointments overlap[ of {stylist}][ on {date}]"],
  finds: [anyone],
  input: (slots, { here, found }) =>
    here
      ? {
          ...daysIn(whenIn(slots, here), here, slots["date"] ? 0 : DAYS_AHEAD),
          stylistId: found["stylist"]?.id || undefined,
        }
      : NO_BOOK,
  report: (value, _slots, { here }) =>
    told((value as { appointments: Appointment[] }).appointments, here),
};
