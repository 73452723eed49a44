import type { Appointment } from "#tools/appointments/schema.ts";
import type { Report } from "#agent/models/builtin/report.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { spokenDate, spokenTime } from "#tools/values/spoken-rules.ts";

/** A visit in words: who, what for, and when. */
export const visitWords = ({
  clientName,
  serviceType,
  appointmentDate,
  appointmentTime,
}: Appointment): string =>
  `${clientName}, ${serviceType}, ${spokenDate(appointmentDate)} at ${spokenTime(appointmentTime)}`;

/** How long a visit is, in minutes. */
export const lengthOf = ({ startsAt, endsAt }: Appointment): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

/** How a visit stands: whether it is confirmed, and whether the client has said that they come. */
export function standingOf({ status, clientConfirmedAt }: Appointment): string {
  if (status === "pending") return "It waits for you to confirm it.";
  return clientConfirmedAt
    ? "It is confirmed, and the client has said that they come."
    : "It is confirmed; the client has not said yet that they come.";
}

const MOST_SAID = 8;

/** The visits of some days in words. */
export function dayWords(all: Appointment[]): string {
  const open = all.filter(({ status }) => status !== "cancelled");
  if (open.length === 0) return "Nobody is booked then.";
  const dates = new Set(open.map(({ appointmentDate }) => appointmentDate));
  const count = `${open.length} ${open.length === 1 ? "appointment" : "appointments"}`;
  const lines = open
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, MOST_SAID)
    .map(({ clientName, appointmentDate, appointmentTime, serviceType }) => {
      const date = dates.size > 1 ? `${spokenDate(appointmentDate)}, ` : "";
      return `${date}${spokenTime(appointmentTime)} ${clientName}, ${serviceType}`;
    });
  const [first] = dates;
  const when = dates.size === 1 && first ? ` on ${spokenDate(first)}` : "";
  const more = open.length > MOST_SAID ? " The card shows the rest." : "";
  return `${count}${when}: ${lines.join("; ")}.${more}`;
}

const byTime = (all: readonly Appointment[]) =>
  all
    .filter(({ status }) => status !== "cancelled")
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));

/** Of which visits it is not known yet that the client comes. */
export function unsure(all: readonly Appointment[]): string {
  const open = byTime(all);
  const waits = open.filter(
    ({ status, clientConfirmedAt }) => status === "pending" || !clientConfirmedAt,
  );
  if (open.length === 0) return "Nobody is booked then.";
  if (waits.length === 0) return `All ${open.length} have said that they come.`;
  const more = waits.length > MOST_SAID ? " The card shows the rest." : "";
  return `${waits.length} of ${open.length} have not said yet that they come: ${waits.slice(0, MOST_SAID).map(visitWords).join("; ")}.${more}`;
}

/** The visits of some days in words, by whom they are with. */
export function teamWords(all: readonly Appointment[]): string {
  const open = byTime(all);
  const [first] = open;
  if (!first) return "Nobody is booked with anybody then.";
  const isOneDay = open.every(({ appointmentDate }) => appointmentDate === first.appointmentDate);
  const said = [...Map.groupBy(open, ({ stylistName }) => stylistName)].map(([name, own]) => {
    const shown = own.slice(0, MOST_SAID).map((of) => {
      const at = spokenTime(of.appointmentTime);
      const day = isOneDay ? "" : `${spokenDate(of.appointmentDate)}, `;
      return `${day}${at} ${of.clientName}, ${of.serviceType}`;
    });
    return `${name}, ${own.length}: ${shown.join("; ")}${own.length > shown.length ? " and more" : ""}`;
  });
  const when = isOneDay ? ` on ${spokenDate(first.appointmentDate)}` : "";
  return `${open.length} ${open.length === 1 ? "appointment" : "appointments"}${when}. ${said.join(". ")}.`;
}

/** How many visits of a kind are still to come, of those of some days. */
export function countWords(
  said: string,
  all: readonly Appointment[],
  here: Here | undefined,
): string {
  const stem = squeezed(said).replace(/s$/, "");
  const own = byTime(all).filter(({ serviceType }) => squeezed(serviceType).includes(stem));
  const now = here?.now.toISOString() ?? "";
  const ahead = own.filter(({ startsAt }) => startsAt > now);
  if (own.length === 0) return `There is no ${said} in the book then.`;
  const passed = own.length > ahead.length ? ` (${own.length} with those that have begun)` : "";
  const lines = ahead.map(
    (of) =>
      `${spokenDate(of.appointmentDate)} at ${spokenTime(of.appointmentTime)} ${of.clientName} with ${of.stylistName}`,
  );
  return `${ahead.length} still to come${passed}${lines.length > 0 ? `: ${lines.join("; ")}` : ""}.`;
}

const squeezed = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");

/** Who of some days is not confirmed yet. */
export function unconfirmed(all: readonly Appointment[]): Report {
  const open = byTime(all);
  const waits = open.filter(({ status }) => status === "pending");
  if (open.length === 0) return { text: "Nobody is booked then." };
  if (waits.length === 0)
    return {
      text: `Nothing to confirm: ${open.length === 1 ? `${open[0]?.clientName} is` : `all ${open.length} are`} confirmed already.`,
    };
  return {
    text: `${waits.length} of ${open.length} wait for it: ${waits.map(visitWords).join("; ")}. Each is confirmed by itself.`,
    next: waits.slice(0, 4).map(({ clientName }) => ({
      label: `Confirm ${clientName}`,
      says: `Confirm the appointment of ${clientName}`,
    })),
  };
}
