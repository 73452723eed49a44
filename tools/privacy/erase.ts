import { and, type Column, eq, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import { appointmentLinks, appointments, waitlistEntries } from "#db/schema/appointments.ts";
import { chats } from "#db/schema/chats.ts";
import { clients, clientTests } from "#db/schema/clients.ts";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { libraryFormulas } from "#db/schema/library.ts";
import { outcomes } from "#db/schema/outcomes.ts";
import { payments } from "#db/schema/payments.ts";
import { roadmapShares } from "#db/schema/roadmaps.ts";
import { mixedBowls } from "#db/schema/stock.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx, type SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { removePhotos } from "#tools/photos/photos.ts";
import { pullPhotosOf } from "#tools/social/pull.ts";
import { eraseBrought } from "./erase-brought.ts";
import { eraseMessages } from "./erase-messages.ts";
import { releasePhotosOf } from "./erase-photos.ts";
import { blotOut } from "./erase-words.ts";
import { EMPTY } from "#tools/clients/columns.ts";
import { ERASED_COLUMNS, leftOf, NOBODY } from "./erased-columns.ts";
import { findClient, type StoredClient } from "#tools/clients/rows.ts";
import type { ErasedClient } from "#tools/clients/schema.ts";

/**
 * Erases a person: the record, names and contact wherever they stand, free texts, tests, photos with their files, and the
 * chats about them. Visits and formulas stay as figures of nobody; so does the log of released safety checks, which knows no
 * client by name. Owner and manager only.
 * @throws not_found, forbidden
 */
export async function eraseClient(ctx: Ctx, { id }: { id: string }): Promise<ErasedClient> {
  requireMay(ctx, "delete_clients");
  return eraseRecord(ctx, { id });
}

/** The same for a salon in which nobody acts: what it keeps has an end. @throws not_found */
export async function eraseRecord(
  ctx: Ctx | SalonCtx,
  { id }: { id: string },
): Promise<ErasedClient> {
  const gone = await atomically(ctx, async (ctx) => {
    const row = await lockFound(ctx, id);
    await pullPhotosOf(ctx, row.id);
    const photoIds = await releasePhotosOf(ctx, row.id);
    const { coming, ...booked } = await eraseBookings(ctx, row);
    const consulted = await eraseConsultations(ctx, row);
    const tests = await ctx.db
      .delete(clientTests)
      .where(eq(clientTests.clientId, row.id))
      .returning({ id: clientTests.id });
    const talks = await ctx.db
      .delete(chats)
      .where(eq(chats.clientId, row.id))
      .returning({ id: chats.id });
    const messages = await eraseMessages(ctx, row);
    await eraseBrought(ctx, row);
    await blotOut(ctx, row, NOBODY);
    await ctx.db
      .update(clients)
      .set({ ...EMPTY, name: NOBODY, mergedIntoId: null, updatedAt: ctx.now() })
      .where(or(eq(clients.id, row.id), eq(clients.mergedIntoId, row.id)));
    await writeAudit(ctx, {
      action: "client.erased",
      words: "erased a client's record and their words, photos and contact",
      subjectId: row.id,
    });
    const counted = { tests: tests.length, chats: talks.length, photos: photoIds.length, messages };
    return { erased: { ...booked, ...consulted, ...counted }, photoIds, coming };
  });
  // what is left when this process dies here is swept like any upload that nobody kept
  await removePhotos(ctx, gone.photoIds);
  return { id, message: told(gone.erased, gone.coming), erased: gone.erased };
}

/**
 * The record behind an id as it stands once it is held: what is erased goes by its address and names.
 * @throws not_found; conflict for one that was merged or erased while it was waited for
 */
async function lockFound(ctx: Ctx | SalonCtx, id: string): Promise<StoredClient> {
  const found = await findClient(ctx, id);
  const [held] = await ctx.db
    .select()
    .from(clients)
    .where(eq(clients.id, found.id))
    .for("no key update");
  if (!held?.nameKey)
    throw new DomainError(
      "conflict",
      "This record was merged or erased just now. Please look at it again.",
    );
  return held;
}

async function eraseBookings(ctx: Ctx | SalonCtx, row: StoredClient) {
  const now = ctx.now();
  const waiting = await ctx.db
    .update(waitlistEntries)
    .set({ ...leftOf(ERASED_COLUMNS.waitlist), clientId: row.id, updatedAt: now })
    .where(theirs(waitlistEntries, row))
    .returning({ id: waitlistEntries.id });
  const visits = await ctx.db
    .update(appointments)
    .set({ ...leftOf(ERASED_COLUMNS.appointments), clientId: row.id, updatedAt: now })
    .where(theirs(appointments, row))
    .returning({ id: appointments.id, at: appointments.startsAt, status: appointments.status });
  const ids = visits.map(({ id }) => id);
  if (ids.length > 0)
    await ctx.db.delete(appointmentLinks).where(inArray(appointmentLinks.appointmentId, ids));
  // the money stays as figures of nobody; a card that was left is not charged any more
  await ctx.db
    .update(payments)
    .set({ clientId: null, customerId: null, methodId: null, cardBrand: null, cardLast4: null })
    .where(
      or(
        eq(payments.clientId, row.id),
        ids.length > 0 ? inArray(payments.appointmentId, ids) : undefined,
      ),
    );
  const stands = visits.filter(
    ({ at, status }) => at > now && (status === "pending" || status === "confirmed"),
  );
  return { appointments: visits.length, waitlist: waiting.length, coming: stands.length };
}

/** Those of the record, and those with their address that hang on none. */
function theirs(
  table: typeof appointments | typeof waitlistEntries,
  { id, emailKey }: StoredClient,
): SQL | undefined {
  const unlinked = emailKey
    ? and(isNull(table.clientId), sql`lower(${table.clientEmail}) = ${emailKey}`)
    : undefined;
  return or(eq(table.clientId, id), unlinked);
}

/** What findings quote of a client's health goes, the finding stays: it says why a bowl was held back. */
const QUOTE = "“[^”]*”";
const withoutQuotes = (column: Column) =>
  sql`regexp_replace(${column}::text, ${QUOTE}, '“…”', 'g')::jsonb`;

async function eraseConsultations(ctx: Ctx | SalonCtx, { id }: StoredClient) {
  const consulted = await ctx.db
    .update(consultations)
    .set({
      ...leftOf(ERASED_COLUMNS.consultations),
      request: sql`(${consultations.request} - 'issueDescription') #- '{extra,goal}' #- '{extra,safety}'`,
      answer: withoutQuotes(consultations.answer),
      aiAnalysis: sql`regexp_replace(${consultations.aiAnalysis}, ${QUOTE}, '“…”', 'g')`,
    })
    .where(eq(consultations.clientId, id))
    .returning({ id: consultations.id });
  const ids = consulted.map((each) => each.id);
  if (ids.length > 0) {
    await ctx.db.delete(roadmapShares).where(inArray(roadmapShares.consultationId, ids));
    await ctx.db
      .update(formulas)
      .set({ findings: withoutQuotes(formulas.findings) })
      .where(inArray(formulas.consultationId, ids));
    await ctx.db
      .update(outcomes)
      .set(leftOf(ERASED_COLUMNS.outcomes))
      .where(inArray(outcomes.consultationId, ids));
  }
  await ctx.db.update(mixedBowls).set({ clientId: null }).where(eq(mixedBowls.clientId, id));
  const library = await ctx.db
    .update(libraryFormulas)
    .set({ ...leftOf(ERASED_COLUMNS.library), updatedAt: ctx.now() })
    .where(eq(libraryFormulas.clientId, id))
    .returning({ id: libraryFormulas.id });
  return { consultations: ids.length, library: library.length };
}

function told(erased: ErasedClient["erased"], coming: number): string {
  const parts = Object.entries(erased).flatMap(([what, count]) =>
    count > 0
      ? [`${count} ${count === 1 ? ONE[what as keyof typeof ONE] : (MANY[what] ?? what)}`]
      : [],
  );
  const from =
    parts.length > 0 ? ` Name, contact and words are gone from ${parts.join(", ")}.` : "";
  const still =
    coming > 0
      ? ` ${coming === 1 ? "A coming appointment still stands" : `${coming} coming appointments still stand`} without a name.`
      : "";
  return `The client is erased.${from}${still}`;
}

const ONE: Record<keyof ErasedClient["erased"], string> = {
  appointments: "appointment",
  waitlist: "waiting list entry",
  consultations: "consultation",
  library: "formula",
  chats: "chat",
  tests: "test",
  photos: "photo",
  messages: "message",
};
const MANY: Partial<Record<string, string>> = {
  waitlist: "waiting list entries",
  library: "formulas",
};
