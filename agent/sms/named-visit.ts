import { guestOfVisit, visitByCode } from "#tools/booking/own/by-code.ts";
import { readOwnAppointment } from "#tools/booking/own/own.ts";
import { isStanding } from "#tools/appointments/rules.ts";
import type { NumbersVisit } from "#tools/booking/own/visits-of-number.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { Answer, Asked } from "./asked.ts";

const WRONG =
  "I find no upcoming visit of this number with that code. Please check the code in your confirmation.";
const TOO_MANY = "Those were too many wrong codes. Please call the salon.";
/** What is said of a visit that is over. */
export const OVER = "That visit does not stand any more.";

/** The visit that a code names, or the refusal of a code that names none of this number's. */
export async function visitOf({ ctx, turn }: Asked, code: string): Promise<NumbersVisit | Answer> {
  const { phone } = turn.conversation;
  const visit = await visitByCode(ctx, { phone, code });
  if (visit === "wrong") return { reply: WRONG };
  return visit === "too_many" ? { reply: TOO_MANY, needsYou: true } : visit;
}

/** A refusal by the salon's rules, as the client is told it. */
export function refused(error: unknown): Answer {
  if (!(error instanceof DomainError)) throw error;
  return { reply: `Your visit stays as it is. ${error.message}`, needsYou: true };
}

/** Why a client may not change a visit themselves any more; null while they may. */
export async function closedFor(asked: Asked, visit: NumbersVisit): Promise<Answer | null> {
  const guest = guestOfVisit(asked.ctx, visit);
  const { changeableUntil } = await readOwnAppointment(guest, { appointmentId: visit.id });
  if (changeableUntil !== null) return null;
  return isStanding(visit.status)
    ? {
        reply: "It is too late to change this visit by text. Please call the salon.",
        needsYou: true,
      }
    : { reply: OVER };
}
