import { eq, sql } from "drizzle-orm";
import { insertedOnce } from "#db/built-once.ts";
import { appointmentLinks, appointments } from "#db/schema/appointments.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { newLink } from "#tools/appointments/links.ts";
import { asVisit, OF_PLACE, type Visit } from "#tools/appointments/visit.ts";
import type { GuestCtx } from "#tools/core/context.ts";
import type { OwnTemplates } from "#tools/messages/texts/templates.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { openAsked, openOfClient } from "./book-limits.ts";

/** A visit as it was just written, with all that its client is told by, and how many bookings they had before it. */
export type Written = { visit: Visit; templates: OwnTemplates; manageUrl: string; open: number };

type Row = typeof appointments.$inferInsert & { id: string };

/** Writes a client's own booking and the link by which they manage it, by one statement that reads what is told of it too. */
export async function writeVisit(
  ctx: Pick<GuestCtx, "db" | "now" | "publicUrl">,
  row: Row,
): Promise<Written> {
  const { salonId, id: appointmentId, clientId = null } = row;
  const contact = { email: row.clientEmail ?? null, phone: row.clientPhone ?? null };
  const link = newLink(ctx, { salonId, appointmentId });
  const rules = await getBookingRules(ctx);
  const [written] = await insertion(ctx.db, row, {
    ...openAsked(ctx, clientId, contact),
    link: link.row.id,
    token: link.row.tokenHash,
    linked: link.row.createdAt.toISOString(),
    ends: link.row.expiresAt.toISOString(),
  });
  if (!written) throw new Error("The visit was not inserted.");
  const { templates, open, ...read } = written;
  return { visit: asVisit(ctx, read, rules), templates, manageUrl: link.url, open };
}

const { placeholder } = sql;
const insertion = insertedOnce(appointments, (db, row) => {
  const made = db.$with("made").as(db.insert(appointments).values(row).returning());
  const linked = db.$with("linked").as(
    db
      .insert(appointmentLinks)
      .values({
        id: sql`${placeholder("link")}`,
        salonId: row.salonId,
        appointmentId: row.id,
        tokenHash: sql`${placeholder("token")}`,
        createdAt: sql`${placeholder("linked")}`,
        expiresAt: sql`${placeholder("ends")}`,
      })
      .returning(),
  );
  return db
    .with(made, linked)
    .select({
      appointment: made._.selectedFields,
      ...OF_PLACE,
      templates: sql<OwnTemplates>`(select coalesce(json_agg(t), '[]') from
        (select kind, channel, subject, body from message_templates) t)`,
      open: openOfClient,
    })
    .from(made)
    .innerJoin(salons, eq(salons.id, made.salonId))
    .innerJoin(stylists, eq(stylists.id, made.stylistId));
});
