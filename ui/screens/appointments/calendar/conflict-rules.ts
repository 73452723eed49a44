import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import { segmentSpans, type Span } from "./layout-rules.ts";

const meets = (one: Span, other: Span) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** When an appointment holds its stylist: all of it but what processes. */
const handsOf = (appointment: Pick<Appointment, "startsAt" | "segments">) =>
  segmentSpans(appointment).filter(({ kind }) => kind !== "process");

/**
 * What of these appointments cannot be as it stands, in words, by id: hands that are needed in two places, and clients who
 * are. What is over or called off stands in nobody's way.
 */
export function conflictsIn(appointments: readonly Appointment[]): ReadonlyMap<string, string> {
  const standing = appointments.filter(({ status }) => isStanding(status));
  const found = new Map<string, string>();
  for (const one of standing) {
    const other = standing.find((each) => each.id !== one.id && clash(one, each));
    if (!other) continue;
    const sameBook = other.stylistId === one.stylistId;
    found.set(
      one.id,
      sameBook ? `Overlaps ${other.clientName}` : `Also with ${other.stylistName} then`,
    );
  }
  return found;
}

/** Who would be in the way of something new in a stylist's book, in words. */
export function conflictWith(
  appointments: readonly Appointment[],
  { stylistId, ...asked }: Pick<Appointment, "stylistId" | "startsAt" | "segments">,
): string | undefined {
  const other = appointments.find(
    (each) => isStanding(each.status) && each.stylistId === stylistId && sameHands(asked, each),
  );
  return other && `Overlaps ${other.clientName}`;
}

type Hands = Parameters<typeof handsOf>[0];

const sameHands = (one: Hands, other: Hands) =>
  handsOf(one).some((hand) => handsOf(other).some((its) => meets(hand, its)));

function clash(one: Appointment, other: Appointment): boolean {
  if (one.stylistId === other.stylistId) return sameHands(one, other);
  return (
    one.clientId !== null && one.clientId === other.clientId && meets(whole(one), whole(other))
  );
}

const whole = ({ startsAt, endsAt }: Appointment): Span => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});
