import { asc, eq } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { queueMail, type Sender } from "#tools/messages/outbox/queue.ts";
import { writeLetter } from "#tools/messages/letters/letter.ts";

/** Whoever tells the owner something: a sender who knows where people reach the app. */
export type OwnerTeller = Sender & Pick<Ctx, "publicUrl">;

/**
 * Writes to the salon's owner about its posts, once for a cause. Call it within the transaction of that cause.
 * @returns whether a mail was queued
 */
export async function tellOwner(
  ctx: OwnerTeller,
  { subject, paragraphs, cause }: { subject: string; paragraphs: string[]; cause: string },
): Promise<boolean> {
  const [owner] = await ctx.db
    .select({ name: stylists.name, email: stylists.email, salon: salons.name })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(eq(stylists.role, "owner"))
    .orderBy(asc(stylists.createdAt))
    .limit(1);
  if (!owner?.email) return false;
  const { publicUrl } = ctx;
  const letter = {
    greeting: `Hello ${owner.name},`,
    paragraphs,
    button: { label: "Open Social Media", href: `${publicUrl}/social-media` },
    sender: owner.salon,
  };
  const mail = await queueMail(ctx, {
    kind: "notice",
    to: owner.email,
    subject,
    ...writeLetter(letter, { publicUrl, subject }),
    dedupeKey: cause,
  });
  return mail !== null;
}
