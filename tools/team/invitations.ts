import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { invitations } from "#db/schema/booking.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { requirePerson } from "#tools/access/roles.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { limit } from "#tools/core/rate-limit.ts";
import { fingerprint, newToken } from "#tools/core/tokens.ts";
import { queueMail } from "#tools/messages/outbox/queue.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import { invitationMail } from "./mail.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { isPublic } from "#tools/stylists/rules.ts";
import { memberForUpdate } from "#tools/stylists/team.ts";
import type { Invitation, InvitedStylist, InviteStylist } from "#tools/stylists/team-schema.ts";

const DAYS = 7;
/** Mails to strangers a salon may cause. */
const INVITED = { max: 40, windowMs: 60 * 60_000 };

/**
 * Invites somebody of the team to sign in, by the address of their profile and in its role. An invitation before it ends.
 * The link is told here and mailed, and only what it is recognised by is kept.
 * @throws not_found, forbidden, tier_required, rate_limited; conflict for who signs in already.
 */
export async function inviteStylist(
  ctx: Ctx,
  { stylistId }: InviteStylist,
): Promise<InvitedStylist> {
  requirePerson(ctx);
  requireMay(ctx, "manage_team");
  await requireTier(ctx, "pro", "AI Scheduling");
  await limit(ctx, `invitations ${ctx.actor.salonId}`, INVITED);
  const token = newToken();
  const link = `${ctx.publicUrl}/join/${token}`;
  return atomically(ctx, async (ctx) => {
    const member = await memberForUpdate(ctx, stylistId);
    if (member.userId !== null || member.role === "owner") {
      throw new DomainError("conflict", `${member.name} signs in already.`);
    }
    if (!isPublic(member.accountStatus)) {
      throw new DomainError("forbidden", `${member.name}'s account is ${member.accountStatus}.`);
    }
    await ctx.db
      .update(invitations)
      .set({ revokedAt: ctx.now() })
      .where(and(eq(invitations.stylistId, stylistId), isNull(invitations.revokedAt)));
    const createdAt = ctx.now();
    const row = {
      id: newId(),
      stylistId,
      email: member.email,
      role: member.role,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + DAYS * 24 * 60 * 60_000),
    };
    const kept = { tokenHash: fingerprint(token), invitedBy: ctx.actor.stylistId };
    await ctx.db.insert(invitations).values({ ...row, ...kept, salonId: ctx.actor.salonId });
    const [salon] = await ctx.db.select({ name: salons.name }).from(salons);
    const { publicUrl } = ctx;
    const written = {
      to: row.email,
      name: member.name,
      salon: salon?.name ?? "Your salon",
      link,
      days: DAYS,
      publicUrl,
    };
    await writeAudit(ctx, {
      action: "team.invited",
      words: `invited ${member.name} to sign in as ${member.role}`,
      subjectId: stylistId,
    });
    const mail = await queueMail(ctx, invitationMail(written));
    return {
      invitation: shown(row),
      link,
      mail: mail?.status === "not_sent" ? "not_sent" : "queued",
    };
  });
}

/** The invitations that still open, newest first. @throws forbidden */
export async function listInvitations(ctx: Ctx): Promise<Invitation[]> {
  requireMay(ctx, "manage_team");
  const rows = await ctx.db
    .select({
      id: invitations.id,
      stylistId: invitations.stylistId,
      email: invitations.email,
      role: stylists.role,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(stylists, eq(stylists.id, invitations.stylistId))
    .where(
      and(
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, ctx.now()),
        isNull(stylists.userId),
        isNull(stylists.leftAt),
      ),
    )
    .orderBy(desc(invitations.createdAt));
  return rows.map(shown);
}

/** Ends an invitation: its link opens nothing from now on. Ending it again changes nothing. @throws not_found, forbidden */
export async function revokeInvitation(ctx: Ctx, { id }: { id: string }): Promise<{ id: string }> {
  requireMay(ctx, "manage_team");
  const [known] = await ctx.db
    .select({ revokedAt: invitations.revokedAt })
    .from(invitations)
    .where(eq(invitations.id, id));
  if (!known) throw new DomainError("not_found", "There is no such invitation.");
  if (known.revokedAt === null) {
    await ctx.db.update(invitations).set({ revokedAt: ctx.now() }).where(eq(invitations.id, id));
  }
  return { id };
}

type Row = Omit<Invitation, "createdAt" | "expiresAt"> & { createdAt: Date; expiresAt: Date };

const shown = ({ createdAt, expiresAt, ...row }: Row): Invitation => ({
  ...row,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});
