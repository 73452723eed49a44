import type { Ctx } from "#tools/core/context.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { includes } from "#tools/subscription/rules.ts";
import { getSubscription } from "#tools/subscription/subscription.ts";
import { missingPatchTests, unconfirmedVisits, waitingTexts } from "./attention-book.ts";
import { closingSalon, licences, quotaLeft, roomLeft } from "./attention-house.ts";
import { AttentionKind, type Attention } from "./attention-schema.ts";
import { expiringStock, lateOrders } from "./attention-shelf.ts";
import { failedMessages, failedPosts, untoldOutcomes, unpaidBalances } from "./attention-work.ts";

/** What waits for whoever asks, the gravest first: only what their role may see and settle, and what the plan includes. */
export async function attentionList(ctx: Ctx): Promise<Attention[]> {
  const { timeZone } = await getBookingRules(ctx);
  const plan = await getSubscription(ctx);
  const clock = { timeZone, today: wallOf(timeZone, ctx.now().getTime()).date };
  const sources = [
    closingSalon(ctx, clock),
    untoldOutcomes(ctx),
    failedMessages(ctx),
    failedPosts(ctx),
    unpaidBalances(ctx),
    lateOrders(ctx, clock),
    expiringStock(ctx, clock),
    licences(ctx, clock),
    quotaLeft(ctx, plan, clock),
    roomLeft(ctx, plan),
    ...(includes(plan.tier, "pro")
      ? [missingPatchTests(ctx, clock), waitingTexts(ctx), unconfirmedVisits(ctx, clock)]
      : []),
  ];
  const found = (await Promise.all(sources)).filter((each) => each !== null);
  const order = AttentionKind.options;
  return found.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
