import { and, desc, eq, gt, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import { invitations } from "#db/schema/booking.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { sqlState, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fingerprint, isToken } from "#tools/core/tokens.ts";
import type { OpenInvitation } from "#tools/stylists/team-schema.ts";

/** Who joins, by which link. */
type Joining = { token: string; userId: string; name: string };

/** An invitation opens nothing once it was revoked, or when whom it is for signs in, has left or is shut out. */
const standing = and(
  isNull(invitations.revokedAt),
  isNull(stylists.userId),
  isNull(stylists.leftAt),
  notInArray(stylists.accountStatus, ["suspended", "rejected"]),
);

const byToken = (token: string, now: Date) =>
  and(standing, eq(invitations.tokenHash, fingerprint(token)), gt(invitations.expiresAt, now));

/**
 * What a link invites to. `everySalon` must see all salons, here and below: whoever holds the link belongs to none.
 * @throws not_found, the same for a link that is unknown, used, revoked or past its time.
 */
export async function readInvitation(
  everySalon: Db,
  { token, now }: { token: string; now: Date },
): Promise<OpenInvitation> {
  const [found] = isToken(token)
    ? await everySalon
        .select({
          salonName: salons.name,
          name: stylists.name,
          email: invitations.email,
          role: stylists.role,
        })
        .from(invitations)
        .innerJoin(stylists, eq(stylists.id, invitations.stylistId))
        .innerJoin(salons, eq(salons.id, invitations.salonId))
        .where(byToken(token, now))
    : [];
  if (!found) throw nothingOpens();
  return found;
}

/** Notes that an account is about to be made by a link, so that one that is cut off here finds its salon later. */
export async function beginJoining(
  everySalon: Db,
  { token, now }: { token: string; now: Date },
): Promise<void> {
  await everySalon
    .update(invitations)
    .set({ acceptedAt: now })
    .where(eq(invitations.tokenHash, fingerprint(token)));
}

/**
 * Gives a person the profile that a link invites to. Of two at once, one joins.
 * @throws not_found when the link opens nothing, conflict when the person belongs to a salon already.
 */
export async function joinSalon(everySalon: Db, joining: Joining, now: Date): Promise<void> {
  const joined = await everySalon.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: invitations.id, stylistId: invitations.stylistId })
      .from(invitations)
      .innerJoin(stylists, eq(stylists.id, invitations.stylistId))
      .where(byToken(joining.token, now))
      .for("update");
    return found ? take(tx, found, joining, now) : false;
  });
  if (!joined) throw nothingOpens();
}

/** Puts a person whose sign-up by a link was cut off into that salon. Says whether there was one. */
export async function finishJoining(
  everySalon: Db,
  { userId, email, name }: { userId: string; email: string; name: string },
  now: Date,
): Promise<boolean> {
  return everySalon.transaction(async (tx) => {
    const [begun] = await tx
      .select({ id: invitations.id, stylistId: invitations.stylistId })
      .from(invitations)
      .innerJoin(stylists, eq(stylists.id, invitations.stylistId))
      .where(
        and(
          standing,
          isNotNull(invitations.acceptedAt),
          eq(sql`lower(${invitations.email})`, email.toLowerCase()),
        ),
      )
      .orderBy(desc(invitations.acceptedAt))
      .limit(1)
      .for("update");
    return begun ? take(tx, begun, { userId, name }, now) : false;
  });
}

async function take(
  tx: Db,
  invitation: { id: string; stylistId: string },
  { userId, name }: { userId: string; name: string },
  now: Date,
): Promise<boolean> {
  try {
    const [taken] = await tx
      .update(stylists)
      .set({ userId, name })
      .where(and(eq(stylists.id, invitation.stylistId), isNull(stylists.userId)))
      .returning({ salonId: stylists.salonId, stylistId: stylists.id, role: stylists.role });
    if (!taken) return false;
    const words = `joined the team as ${taken.role}`;
    await writeAudit(
      { db: tx, now: () => now, actor: taken },
      { action: "team.joined", words, subjectId: taken.stylistId },
    );
  } catch (error) {
    if (sqlState(error) === "23505") {
      throw new DomainError(
        "conflict",
        "This email address already belongs to a salon, and a person belongs to one salon. Ask to be invited by another address.",
      );
    }
    throw error;
  }
  await tx.update(invitations).set({ acceptedAt: now }).where(eq(invitations.id, invitation.id));
  return true;
}

function nothingOpens(): DomainError {
  return new DomainError(
    "not_found",
    "This invitation does not open anything any more. Ask your salon for a new one.",
  );
}
