import { eq } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx, SalonCtx } from "#tools/core/context.ts";
import { writeLetter } from "#tools/messages/letters/letter.ts";
import { queueMail } from "#tools/messages/outbox/queue.ts";

/** Why the owner is written to: the salon's end was asked for, or it is near. */
type Told = { dueAt: Date; occasion: "asked" | "near" };

/** Writes to the owner that the salon is to be deleted, and how that is called back. Call it within the transaction of its cause. */
export async function tellLeaving(ctx: Ctx | SalonCtx, { dueAt, occasion }: Told): Promise<void> {
  const [owner] = await ctx.db
    .select({
      name: stylists.name,
      email: stylists.email,
      salon: salons.name,
      timeZone: salons.timeZone,
    })
    .from(stylists)
    .innerJoin(salons, eq(salons.id, stylists.salonId))
    .where(eq(stylists.role, "owner"));
  if (!owner?.email) return;
  const day = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeZone: owner.timeZone,
  }).format(dueAt);
  const subject =
    occasion === "asked"
      ? `${owner.salon} will be deleted on ${day}`
      : `${owner.salon} is about to be deleted: ${day}`;
  const letter = {
    greeting: `Hello ${owner.name},`,
    paragraphs: [
      occasion === "asked"
        ? `You asked to delete ${owner.salon} and everything in it. That happens on ${day}.`
        : `On ${day} ${owner.salon} and everything in it will be deleted, as you asked.`,
      "Until then nobody can book, and no reminders or answers go out. Clients, visits, formulas and photos are all still there: take an export with you, or keep the salon after all.",
      "After that day nothing can be brought back.",
    ],
    button: {
      label: "Take an export, or keep the salon",
      href: `${ctx.publicUrl}/settings#data`,
    },
    smallPrint: ["If it was not you, sign in, keep the salon and change your password."],
    sender: "Undertone",
  };
  await queueMail(ctx, {
    kind: "notice",
    to: owner.email,
    subject,
    ...writeLetter(letter, { publicUrl: ctx.publicUrl, subject }),
    dedupeKey: `leaving ${occasion} ${dueAt.getTime()}`,
  });
}
