import { and, eq, gt } from "drizzle-orm";
import { appointmentLinks, appointments } from "#db/schema/appointments.ts";
import type { Ctx, Db, Guest } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { fingerprint, isToken, newToken } from "#tools/core/tokens.ts";

/** A link opens its booking for so long, well past the visit: whoever comes again finds where they were. */
const KEPT_MS = 400 * 86_400_000;

type Issuing = Pick<Ctx, "db" | "now" | "publicUrl">;

/** Makes a link by which a client manages a booking; of it only what it is recognised by is kept. Earlier links stay good. */
export async function issueLink(
  ctx: Issuing,
  { salonId, appointmentId }: { salonId: string; appointmentId: string },
): Promise<string> {
  const links = await issueLinks(ctx, { salonId, appointmentIds: [appointmentId] });
  return links.get(appointmentId) ?? "";
}

/** One for each of several bookings, by their ids. */
export async function issueLinks(
  ctx: Issuing,
  { salonId, appointmentIds }: { salonId: string; appointmentIds: readonly string[] },
): Promise<Map<string, string>> {
  const made = appointmentIds.map((appointmentId) => newLink(ctx, { salonId, appointmentId }));
  const rows = made.map(({ row }) => row);
  if (rows.length > 0) await ctx.db.insert(appointmentLinks).values(rows);
  return new Map(made.map(({ row, url }) => [row.appointmentId, url]));
}

/** A link that is still to be kept: its row and where it leads. */
export function newLink(
  { now, publicUrl }: Pick<Issuing, "now" | "publicUrl">,
  { salonId, appointmentId }: { salonId: string; appointmentId: string },
) {
  const token = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + KEPT_MS);
  const tokenHash = fingerprint(token);
  return {
    row: { id: newId(), salonId, appointmentId, tokenHash, createdAt, expiresAt },
    url: `${publicUrl}/manage/${token}`,
  };
}

/**
 * Whose booking a link opens. `everySalon` must see all salons: whoever holds the link belongs to none.
 * @throws not_found for a token that is unknown or past its time, which look the same from outside
 */
export async function findLink(
  { db: everySalon, now }: Pick<Ctx, "db" | "now">,
  { token }: { token: string },
): Promise<{ guest: Guest; appointmentId: string }> {
  const [found] = isToken(token) ? await holderOf(everySalon, token, now()) : [];
  if (!found) throw new DomainError("not_found", "This link opens no booking.");
  const { appointmentId, ...guest } = found;
  return { guest, appointmentId };
}

function holderOf(everySalon: Db, token: string, now: Date) {
  return everySalon
    .select({
      salonId: appointmentLinks.salonId,
      appointmentId: appointments.id,
      stylistId: appointments.stylistId,
    })
    .from(appointmentLinks)
    .innerJoin(appointments, eq(appointments.id, appointmentLinks.appointmentId))
    .where(
      and(eq(appointmentLinks.tokenHash, fingerprint(token)), gt(appointmentLinks.expiresAt, now)),
    );
}
