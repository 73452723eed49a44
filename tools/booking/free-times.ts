import { eq } from "drizzle-orm";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { durationOf } from "#tools/pricing/service-rules.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { requireScheduling } from "#tools/appointments/appointments.ts";
import { bestOffers, freeStarts } from "./availability-rules.ts";
import { diagnose } from "./diagnosis-rules.ts";
import type { FindFreeTimes, FreeTimes } from "./free-times-schema.ts";
import { openQuestion } from "./open-question.ts";
import { bookableOf } from "./slots.ts";
import { spokenDate } from "#tools/values/spoken-rules.ts";

const MOST_TIMES = 6;

/** Room in a stylist's book, as the salon itself may fill it: also while another client processes. @throws not_found, tier_required */
export async function findFreeTimes(ctx: Ctx, asked: FindFreeTimes): Promise<FreeTimes> {
  await requireScheduling(ctx);
  const { stylistId = ctx.actor.stylistId, serviceName, minutes, from, to = from } = asked;
  const [stylist] = await ctx.db
    .select({ name: stylists.name })
    .from(stylists)
    .where(eq(stylists.id, stylistId));
  if (!stylist) throw new DomainError("not_found", "Stylist not found.");
  const named = await bookableOf(ctx, { stylistId, serviceType: serviceName ?? null });
  const service =
    minutes && named.id === null
      ? { ...named, segments: [{ kind: "apply" as const, minutes }] }
      : named;
  const { segments, onlineInProcessing } = service;
  const question = await openQuestion(ctx, {
    stylistId,
    segments,
    onlineInProcessing,
    channel: "staff",
    from,
    to,
  });
  const { timeZone } = question;
  const wall = (at: number) => wallOf(timeZone, at);
  const fitting = freeStarts(question).filter(
    ({ start, end }) =>
      (!asked.after || wall(start).time >= asked.after) &&
      (!asked.before || (wall(end).time <= asked.before && wall(end).date === wall(start).date)),
  );
  const best = bestOffers(fitting, MOST_TIMES, (start) => wall(start).date);
  return {
    stylistId,
    stylistName: stylist.name,
    service: service.name,
    minutes: durationOf(segments),
    timeZone,
    fitting: fitting.length,
    times: best.map(({ start }) => {
      const { date, time } = wall(start);
      return { date, time, start: new Date(start).toISOString() };
    }),
    why:
      fitting.length > 0
        ? []
        : diagnose(question)
            .filter(({ reason }) => reason !== null)
            .slice(0, 7)
            .map(({ date, sentence }) => `${spokenDate(date)}: ${sentence}`),
  };
}
