import type { Ctx } from "#tools/core/context.ts";
import { refused } from "#tools/core/field-error.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import type { AppointmentRow } from "./lock.ts";
import { spokenInstant } from "./visit.ts";

/** Lets pass what has begun: nobody has been to a visit that is to come. @throws invalid */
export async function requireBegun(
  ctx: Pick<Ctx, "db" | "now">,
  { startsAt, clientName }: Pick<AppointmentRow, "startsAt" | "clientName">,
): Promise<void> {
  if (startsAt <= ctx.now()) return;
  const { timeZone } = await getBookingRules(ctx);
  const when = spokenInstant(timeZone, startsAt.getTime());
  throw refused("status", `${clientName} has not been here yet: the visit is on ${when}.`);
}
