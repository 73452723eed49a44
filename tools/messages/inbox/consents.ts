import { and, count, desc, eq, inArray, lt, max, sql, type SQL } from "drizzle-orm";
import { clients } from "#db/schema/clients.ts";
import { smsConsents } from "#db/schema/messages.ts";
import { isThere } from "#tools/clients/rows.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, readCursor, type Page } from "#tools/core/paging.ts";
import type { Consent, ConsentMethod, ConsentStanding, RecordConsent } from "./consent-schema.ts";
import { numberFor } from "#tools/messages/numbers.ts";
import { OPT_IN_WORDS } from "#tools/messages/opt-in-data.ts";

type ConsentRow = typeof smsConsents.$inferSelect;
type Db = Pick<Ctx, "db">;
type Salon = Pick<Ctx, "db" | "now"> & { salonId: string };

/** How a number, E.164, stands: the newest line of the ledger counts. */
export async function consentOf(ctx: Db, phone: string): Promise<ConsentStanding> {
  return (await consentsOf(ctx, [phone])).get(phone) ?? "unknown";
}

/** How many numbers stand, by one query; every number that was asked for has its entry. */
export async function consentsOf(
  { db }: Db,
  phones: readonly string[],
): Promise<Map<string, ConsentStanding>> {
  const standings = new Map<string, ConsentStanding>(phones.map((phone) => [phone, "unknown"]));
  if (standings.size === 0) return standings;
  const newest = db
    .select({ line: max(smsConsents.line) })
    .from(smsConsents)
    .where(inArray(smsConsents.phone, [...standings.keys()]))
    .groupBy(smsConsents.phone);
  const lines = await db
    .select({ phone: smsConsents.phone, granted: smsConsents.granted })
    .from(smsConsents)
    .where(
      and(inArray(smsConsents.phone, [...standings.keys()]), inArray(smsConsents.line, newest)),
    );
  for (const { phone, granted } of lines) standings.set(phone, granted ? "granted" : "revoked");
  return standings;
}

/** What goes into the ledger about a number, E.164. */
export type ConsentLine = {
  salonId: string;
  phone: string;
  clientId?: string | null | undefined;
  granted: boolean;
  method: ConsentMethod;
  wording: string;
  stylistId?: string | null | undefined;
};

/** Adds a line to the ledger. */
export async function writeConsent(
  ctx: Pick<Ctx, "db" | "now">,
  { clientId = null, stylistId = null, ...line }: ConsentLine,
): Promise<Consent> {
  return atomically(ctx, async (ctx) => {
    await holdNumber(ctx, line);
    const [row] = await ctx.db
      .insert(smsConsents)
      .values({ id: newId(), ...line, clientId, stylistId, createdAt: ctx.now() })
      .returning();
    if (!row) throw new Error("The ledger took no line.");
    return shownConsent(row);
  });
}

/**
 * Writes down that a form was sent with its box ticked; call it within the transaction of what the form is for. What is no
 * number is passed over, and so is one that has said no: whoever fills in a form need not be whose number it is, so that only
 * the phone itself or somebody of the salon takes a no back.
 */
export async function consentByForm(
  ctx: Salon,
  said: {
    phone: string | null | undefined;
    clientId: string | null;
    method: "booking_form" | "waitlist_form";
  },
): Promise<void> {
  const { method, clientId } = said;
  const { salonId } = ctx;
  const phone = await numberFor(ctx, said.phone);
  if (!phone) return;
  await atomically(ctx, async (ctx) => {
    await holdNumber(ctx, { salonId, phone });
    if ((await consentOf(ctx, phone)) === "revoked") return;
    const wording = OPT_IN_WORDS;
    await writeConsent(ctx, { salonId, phone, clientId, granted: true, method, wording });
  });
}

/** Writes a no once: a number that has said no already gets no second line. */
export async function revokeOnce(
  ctx: Salon,
  line: Omit<ConsentLine, "salonId" | "granted">,
): Promise<void> {
  const { salonId } = ctx;
  await atomically(ctx, async (ctx) => {
    await holdNumber(ctx, { salonId, phone: line.phone });
    if ((await consentOf(ctx, line.phone)) === "revoked") return;
    await writeConsent(ctx, { salonId, ...line, granted: false });
  });
}

/** Somebody of the salon writes down what a client said. @throws invalid for what is no phone number */
export async function recordConsent(
  ctx: Ctx,
  { phone: spelling, granted, wording }: RecordConsent,
): Promise<Consent> {
  const { salonId, stylistId } = ctx.actor;
  const phone = await numberFor(ctx, spelling);
  if (!phone) throw noNumber(spelling);
  const clientId = await clientWith(ctx, phone);
  return writeConsent(ctx, {
    salonId,
    phone,
    clientId,
    granted,
    method: "staff",
    wording,
    stylistId,
  });
}

/** The ledger, newest first: of one number in any spelling, or all of it. @throws invalid for what is no phone number */
export async function listConsents(
  ctx: Ctx,
  {
    phone: spelling,
    limit = DEFAULT_LIMIT,
    cursor,
  }: { phone?: string | undefined; limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<Consent>> {
  const phone = spelling === undefined ? undefined : await numberFor(ctx, spelling);
  if (phone === null) throw noNumber(spelling ?? "");
  const wanted = phone === undefined ? undefined : eq(smsConsents.phone, phone);
  const rows = await ctx.db
    .select()
    .from(smsConsents)
    .where(and(wanted, cursor === undefined ? undefined : writtenBefore(ctx, cursor)))
    .orderBy(desc(smsConsents.line))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(smsConsents).where(wanted);
  return pageOf(rows, limit, all?.total ?? 0, placeOf, shownConsent);
}

/** Lines before the one that a page ended with. @throws invalid for a cursor that no page of ours ended with */
function writtenBefore({ db }: Db, cursor: string): SQL {
  const end = db
    .select({ line: smsConsents.line })
    .from(smsConsents)
    .where(eq(smsConsents.id, readCursor(cursor).id));
  return lt(smsConsents.line, sql`(${end})`);
}

/** Nobody else writes about this number until the transaction ends. */
async function holdNumber(
  { db }: Db,
  { salonId, phone }: { salonId: string; phone: string },
): Promise<void> {
  const key = `sms consent ${salonId} ${phone}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The one client who has this number; null when none or several have it. */
async function clientWith({ db }: Db, phone: string): Promise<string | null> {
  const rows = await db
    .select({ id: clients.id })
    .from(clients)
    .where(and(inArray(clients.phoneKey, [phone, phone.slice(1)]), isThere))
    .limit(2);
  return rows.length === 1 ? (rows[0]?.id ?? null) : null;
}

function noNumber(spelling: string): DomainError {
  const message = "must be a phone number";
  return new DomainError("invalid", `${spelling} is not a phone number that can be texted.`, {
    issues: [{ path: "phone", message }],
  });
}

function shownConsent({ salonId: _salon, line: _line, ...row }: ConsentRow): Consent {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
