import type { Appointment } from "#tools/appointments/schema.ts";
import { segmentSpans, type Span } from "./layout-rules.ts";

const meets = (one: Span, other: Span) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** When an appointment holds its stylist: all of it but what processes. */
const handsOf = (appointment: Appointment) =>
  segmentSpans(appointment).filter(({ kind }) => kind !== "process");

/**
 * What of these appointments cannot be as it stands, in words, by id: hands that are needed in two places, and clients who
 * are. What is over or called off stands in nobody's way.
 */
export function conflictsIn(appointments: readonly Appointment[]): ReadonlyMap<string, string> {
  const standing = appointments.filter(
    ({ status }) => status === "pending" || status === "confirmed",
  );
  const found = new Map<string, string>();
  for (const one of standing) {
    const other = standing.find((each) => each.id !== one.id && clash(one, each));
    if (!other) continue;
    const sameHands = other.stylistId === one.stylistId;
    found.set(
      one.id,
      sameHands ? `Overlaps ${other.clientName}` : `Also with ${other.stylistName} then`,
    );
  }
  return found;
}

function clash(one: Appointment, other: Appointment): boolean {
  if (one.stylistId === other.stylistId)
    return handsOf(one).some((hand) => handsOf(other).some((its) => meets(hand, its)));
  return (
    one.clientId !== null && one.clientId === other.clientId && meets(whole(one), whole(other))
  );
}

const whole = ({ startsAt, endsAt }: Appointment): Span => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});
