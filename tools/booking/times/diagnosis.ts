import type { GuestCtx } from "#tools/core/context.ts";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { diagnose } from "./diagnosis-rules.ts";
import { openQuestion } from "./open-question.ts";
import type { Diagnosis, FindSlots } from "#tools/appointments/slot-schema.ts";
import { bookableOf, nextSlots } from "./slots.ts";
import { getBookingRules } from "#tools/salons/booking.ts";

const MOST_DAYS = 31;

/**
 * Why there is nothing on the days asked about, and the next time that is free. Says nothing of whose time it is.
 * @throws not_found for a service that is not of this stylist
 */
export async function diagnoseSlots(ctx: GuestCtx, asked: FindSlots): Promise<Diagnosis> {
  const { stylistId } = ctx.guest;
  const service = await bookableOf(ctx, { ...asked, stylistId });
  const { timeZone } = await getBookingRules(ctx);
  const today = wallOf(timeZone, ctx.now().getTime()).date;
  const from = asked.from ?? today;
  const most = addDays(from, MOST_DAYS - 1);
  const to = asked.to === undefined || asked.to > most || asked.to < from ? from : asked.to;
  if (!service.online) {
    const sentence = "This service is booked with the salon itself.";
    return {
      timeZone,
      days: [{ date: from, free: 0, reason: "not_online", sentence }],
      next: null,
    };
  }
  const { segments, onlineInProcessing } = service;
  const question = await openQuestion(ctx, {
    stylistId,
    segments,
    onlineInProcessing,
    channel: "online",
    from,
    to,
  });
  const days = diagnose(question);
  const [next] = await nextSlots(ctx, { service, from: from > today ? from : today, count: 1 });
  return { timeZone, days, next: next ?? null };
}
