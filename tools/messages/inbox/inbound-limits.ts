import { and, desc, eq } from "drizzle-orm";
import { smsConsents } from "#db/schema/messages.ts";
import type { Ctx } from "#tools/core/context.ts";
import { consume, consumeShared, type Rate, type SharedRate } from "#tools/core/rate-limit.ts";
import { fingerprint } from "#tools/core/tokens.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * What the answers of one salon may cost in a day. Nobody writes so much to a salon as one number may; a machine that answers
 * the answers does.
 */
const OF_SALON: SharedRate = {
  each: { max: 40, windowMs: DAY_MS },
  all: { max: 500, windowMs: DAY_MS },
  kept: 150,
};
/** Opt-outs and calls for help are heard always, and answered so often. */
const OF_LAW: Rate = { max: 5, windowMs: HOUR_MS };

type Everywhere = Pick<Ctx, "db" | "now">;

/** Whether one more text of a number is answered, whose cost the salon bears; counts it. `always` is one that the law wants heard. */
export async function isWithinLimits(
  ctx: Everywhere,
  { salonId, phone, always }: { salonId: string; phone: string; always: boolean },
): Promise<boolean> {
  const who = `${fingerprint(phone)} to ${salonId}`;
  if (always) return (await consume(ctx, `opt-outs and help of ${who}`, OF_LAW)).allowed;
  const counted = { key: `texts to ${salonId}`, source: fingerprint(phone) };
  return (await consumeShared(ctx, counted, OF_SALON)).allowed;
}

/** Whether a number has asked this salon, of all that `db` sees, for no texts. */
export async function wantsNoTexts(
  { db }: Everywhere,
  { salonId, phone }: { salonId: string; phone: string },
): Promise<boolean> {
  const [newest] = await db
    .select({ granted: smsConsents.granted })
    .from(smsConsents)
    .where(and(eq(smsConsents.salonId, salonId), eq(smsConsents.phone, phone)))
    .orderBy(desc(smsConsents.line))
    .limit(1);
  return newest?.granted === false;
}
