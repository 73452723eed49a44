import type { Ctx } from "#tools/core/context.ts";
import { nameOfStylist } from "#tools/core/name-of-stylist.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { obstacleTo, type Channel } from "./availability-rules.ts";
import { whyNot } from "./diagnosis-rules.ts";
import { openQuestion } from "./open-question.ts";
import type { Bookable } from "./slots.ts";

/** Whether a start may be booked; if not, why, without a word of anybody else. `taken`: others were quicker. */
export type StartCheck = { ok: true } | { ok: false; taken: boolean; sentence: string };

/**
 * Looks at one start by hours, notice, horizon, cap, buffer and what is taken; off the step it is allowed. Call it with the
 * stylist's row locked: the answer holds until the transaction ends.
 */
export async function checkStart(
  ctx: Pick<Ctx, "db" | "now">,
  asked: {
    stylistId: string;
    service: Pick<Bookable, "segments" | "onlineInProcessing">;
    startsAt: Date;
    channel: Channel;
    /** The salon works outside its hours. */
    outsideHours?: boolean;
    ignoreOccupancyId?: string | undefined;
  },
): Promise<StartCheck> {
  const { stylistId, service, startsAt, channel, outsideHours = false, ignoreOccupancyId } = asked;
  const start = startsAt.getTime();
  const { timeZone } = await getBookingRules(ctx);
  const { date } = wallOf(timeZone, start);
  const { segments, onlineInProcessing } = service;
  const question = await openQuestion(ctx, {
    stylistId,
    segments,
    onlineInProcessing,
    channel,
    from: date,
    to: date,
    ignoreOccupancyId,
  });
  const obstacle = obstacleTo(question, start, outsideHours);
  if (obstacle === null) return { ok: true };
  const name = await nameOfStylist(ctx, stylistId);
  const sentence = whyNot(question, { start, obstacle, name });
  return { ok: false, taken: obstacle === "taken" || obstacle === "chairs", sentence };
}
