import { and, asc, eq } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Letter } from "#tools/messages/letters/letter-schema.ts";
import { writeLetter } from "#tools/messages/letters/letter.ts";
import { queueMail, salonOf } from "#tools/messages/outbox/queue.ts";
import type { MoneyCtx } from "#tools/payments/rows.ts";

/** Tells whoever owns the salon what a person has to look at. Within the transaction that notes it; each cause once. */
export async function tellOwner(
  ctx: MoneyCtx,
  {
    cause,
    subject,
    paragraphs,
    button = { label: "Open payments", path: "/payments" },
  }: {
    cause: string;
    subject: string;
    paragraphs: string[];
    button?: { label: string; path: string };
  },
): Promise<void> {
  const salonId = salonOf(ctx);
  const [owner] = await ctx.db
    .select({ name: stylists.name, email: stylists.email, salon: salons.name })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(and(eq(stylists.salonId, salonId), eq(stylists.role, "owner")))
    .orderBy(asc(stylists.createdAt))
    .limit(1);
  if (!owner?.email) return;
  const { publicUrl } = ctx;
  const letter: Letter = {
    greeting: `Hello ${owner.name},`,
    paragraphs,
    button: { label: button.label, href: `${publicUrl}${button.path}` },
    sender: owner.salon,
  };
  await queueMail(ctx, {
    kind: "payment",
    dedupeKey: `${cause} owner`,
    to: owner.email,
    subject,
    ...writeLetter(letter, { publicUrl, subject }),
  });
}
