import { and, count, eq, gt, inArray, isNull } from "drizzle-orm";
import { appointments, calendarFeeds, occupancies } from "#db/schema/appointments.ts";
import { invitations } from "#db/schema/booking.ts";
import { stylists } from "#db/schema/stylists.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { revokeTokensOf } from "#tools/tokens/revoke.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { dropPortrait } from "./portrait.ts";
import { releaseSlug } from "./slugs.ts";
import { memberForUpdate } from "./team.ts";

/**
 * Takes somebody off the team: their address is free (and frozen for others), their invitations, calendar feed and sign-in
 * end; what they did stays. `userId` is whose sessions are to be ended, null when they had no sign-in.
 * @throws not_found, forbidden, also for the owner and oneself; conflict while coming appointments stand.
 */
export function removeStylist(
  ctx: Ctx,
  { id }: { id: string },
): Promise<{ id: string; userId: string | null }> {
  requireMay(ctx, "manage_team");
  return atomically(ctx, async (ctx) => {
    const { role, name, userId, bookingSlug } = await memberForUpdate(ctx, id);
    if (role === "owner") throw new DomainError("forbidden", "The owner stays with the salon.");
    if (id === ctx.actor.stylistId) {
      throw new DomainError("forbidden", "You cannot take yourself off the team.");
    }
    await refuseWhileBooked(ctx, { id, name });
    const gone = { leftAt: ctx.now(), userId: null, bookingSlug: null };
    await ctx.db.update(stylists).set(gone).where(eq(stylists.id, id));
    if (bookingSlug) await releaseSlug(ctx, { slug: bookingSlug, stylistId: id });
    await ctx.db
      .update(invitations)
      .set({ revokedAt: ctx.now() })
      .where(and(eq(invitations.stylistId, id), isNull(invitations.revokedAt)));
    await dropPortrait(ctx, id);
    await ctx.db.delete(calendarFeeds).where(eq(calendarFeeds.stylistId, id));
    await ctx.db
      .delete(occupancies)
      .where(and(eq(occupancies.stylistId, id), eq(occupancies.kind, "hold")));
    await revokeTokensOf(ctx, { stylistId: id });
    await writeAudit(ctx, {
      action: "team.left",
      words: `took ${name} off the team`,
      subjectId: id,
    });
    return { id, userId };
  });
}

async function refuseWhileBooked(ctx: Ctx, { id, name }: { id: string; name: string }) {
  const [standing] = await ctx.db
    .select({ coming: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.stylistId, id),
        inArray(appointments.status, ["pending", "confirmed"]),
        gt(appointments.endsAt, ctx.now()),
      ),
    );
  const coming = standing?.coming ?? 0;
  if (coming === 0) return;
  const them = coming === 1 ? "an appointment" : `${coming} appointments`;
  throw new DomainError(
    "conflict",
    `${name} still has ${them} to come. Move or cancel ${coming === 1 ? "it" : "them"} first.`,
  );
}
