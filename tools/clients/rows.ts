import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { appointments } from "#db/schema/appointments.ts";
import { clients, clientTests } from "#db/schema/clients.ts";
import { consultations } from "#db/schema/consultations.ts";
import { formulas } from "#db/schema/formulas.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import type { RuledBy } from "#tools/salons/booking.ts";
import { CLIENT_FIELD_NAMES, HIDDEN_FIELDS, type ClientFieldName } from "./fields.ts";
import { expiryOf, standingAt } from "./patch-rules.ts";
import type { Client, ClientRow, ClientTest } from "./schema.ts";

/** A client's row in the database. */
export type StoredClient = typeof clients.$inferSelect;

/** A record that is there: one that was erased or folded into another has no name to find it by. */
export const isThere = sql`${clients.words} not like ' %'`;

/** The salon's zone, by which its days and phone numbers are read. */
export async function zoneOf({ db, rulesRead }: RuledBy): Promise<string> {
  if (rulesRead) return rulesRead.timeZone;
  const [salon] = await db.select({ timeZone: salons.timeZone }).from(salons);
  return salon?.timeZone ?? "UTC";
}

/** A client's row; by the id of a record that was folded into another, that other one. @throws not_found, for foreign and erased ids alike */
export async function findClient({ db }: Pick<Ctx, "db">, id: string): Promise<StoredClient> {
  let [row] = await db.select().from(clients).where(eq(clients.id, id));
  if (row?.mergedIntoId)
    [row] = await db.select().from(clients).where(eq(clients.id, row.mergedIntoId));
  if (!row?.nameKey) throw new DomainError("not_found", "Client not found.");
  return row;
}

/** What a list shows of a row itself. */
export const OF_LIST = {
  id: clients.id,
  name: clients.name,
  email: clients.email,
  phone: clients.phone,
  mustKnow: clients.mustKnow,
  allergies: clients.allergies,
};

/** Rows as the list shows them, in their order. */
export async function clientRows(
  ctx: Ctx,
  rows: readonly Pick<StoredClient, keyof typeof OF_LIST>[],
): Promise<ClientRow[]> {
  if (rows.length === 0) return [];
  const now = ctx.now();
  const asked = { ids: `{${rows.map(({ id }) => id).join(",")}}`, now: now.toISOString() };
  const [testRows, visitRows, colorRows] = await Promise.all([
    testsOf(ctx.db, asked),
    visitsOf(ctx.db, asked),
    isHidden(ctx) ? [] : colorsOf(ctx.db, asked),
  ]);
  const tests = Map.groupBy(testRows, ({ clientId }) => clientId);
  const visits = new Map(visitRows.map((row) => [row.id, row]));
  const colors = new Map(colorRows.map(({ id, color }) => [id, color]));
  return rows.map((row) => {
    const { id, name, email, phone } = row;
    const seen = visits.get(id);
    const color = colors.get(id);
    return {
      id,
      name,
      email,
      phone,
      mustKnow: isHidden(ctx) ? null : row.mustKnow,
      hasAllergies: row.allergies !== null,
      patchTest: standingAt(tests.get(id) ?? [], now),
      lastVisitAt: instant(seen?.last),
      nextVisitAt: instant(seen?.next),
      ...(seen?.nextNeedsTest && { nextNeedsPatchTest: true }),
      visits: seen?.visits ?? 0,
      noShows: seen?.noShows ?? 0,
      ...(color && { color }),
    };
  });
}

/** The whole record, without what the actor's role may not see. */
export async function wholeClient(ctx: Ctx, row: StoredClient): Promise<Client> {
  const [line] = await clientRows(ctx, [row]);
  if (!line) throw new Error("A row has its line.");
  const hidden = isHidden(ctx) ? HIDDEN_FIELDS : [];
  const told = CLIENT_FIELD_NAMES.map((name) => [name, row[name]]);
  const blanked = hidden.map((name) => [name, null]);
  return {
    ...line,
    ...(Object.fromEntries([...told, ...blanked]) as Pick<StoredClient, ClientFieldName>),
    source: row.source,
    portfolioConsentAt: row.portfolioConsentAt?.toISOString() ?? null,
    tests: await clientTestsOf(ctx, row.id),
    hidden: hidden.filter((name) => row[name] !== null),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}

/** What concerns a client's health is for those who work on hair. */
export const isHidden = ({ actor }: Pick<Ctx, "actor">) => actor.role === "reception";

const { placeholder } = sql;
/** A client of a list. */
const those = sql`any(${placeholder("ids")}::uuid[])`;

/** The colour of the last formula of each; what tones at the end decides it. */
const colorsOf = builtOnce((db) =>
  db
    .select({
      id: consultations.clientId,
      color: sql<string>`(array_agg(${formulas.color} order by ${consultations.createdAt} desc, ${formulas.role} desc))[1]`,
    })
    .from(consultations)
    .innerJoin(formulas, eq(formulas.consultationId, consultations.id))
    .where(sql`${consultations.clientId} = ${those}`)
    .groupBy(consultations.clientId),
);

type TestRow = typeof clientTests.$inferSelect;

const testsOf = builtOnce((db) => {
  const { id, clientId, kind, brandId, result, doneAt } = getTableColumns(clientTests);
  return db
    .select({ id, clientId, kind, brandId, result, doneAt })
    .from(clientTests)
    .where(sql`${clientId} = ${those}`);
});

/** A client's tests, newest first; what was seen on the skin is not for the reception. */
async function clientTestsOf(ctx: Ctx, clientId: string): Promise<ClientTest[]> {
  const rows = await ctx.db
    .select({ test: clientTests, stylistName: stylists.name })
    .from(clientTests)
    .innerJoin(stylists, eq(stylists.id, clientTests.stylistId))
    .where(eq(clientTests.clientId, clientId))
    .orderBy(desc(clientTests.doneAt), asc(clientTests.id));
  return rows.map(({ test, stylistName }) =>
    asTest({ ...test, note: isHidden(ctx) ? "" : test.note }, stylistName),
  );
}

/** A test's row as the rest of the app knows it. */
export function asTest(row: TestRow, stylistName: string): ClientTest {
  const { id, kind, doneAt, brandId, result, note } = row;
  return {
    id,
    kind,
    doneAt: doneAt.toISOString(),
    brandId,
    result,
    expiresAt: expiryOf(row)?.toISOString() ?? null,
    note,
    stylistName,
  };
}

const present = sql`${placeholder("now")}::timestamptz`;

/** Days on which clients were here, by appointment or by a consultation that is not ahead of one that day; and what is booked. */
const visitsOf = builtOnce((db) =>
  db
    .select({
      id: sql<string>`client_id`,
      visits: sql<number>`count(distinct (at at time zone zone)::date) filter (where at <= ${present} and came)::int`,
      last: sql<string | null>`max(at) filter (where at <= ${present} and came)`,
      next: sql<string | null>`min(at) filter (where at > ${present} and stands)`,
      nextNeedsTest: sql<
        boolean | null
      >`(array_agg(tests order by at) filter (where at > ${present} and stands))[1]`,
      noShows: sql<number>`count(*) filter (where missed)::int`,
    })
    .from(sql`(
      select client_id, starts_at as at, status <> 'cancelled' as came,
        status in ('pending', 'confirmed') as stands, cancelled_by = 'no_show' as missed,
        needs_patch_test as tests
      from ${appointments} where client_id = ${those}
      union all
      select client_id, created_at, true, false, false, false from ${consultations} c where client_id = ${those}
        and not exists (select from ${appointments} a where a.client_id = c.client_id
          and a.status in ('pending', 'confirmed') and a.starts_at > ${present}
          and (a.starts_at at time zone (select time_zone from ${salons}))::date
            = (c.created_at at time zone (select time_zone from ${salons}))::date)
    ) seen cross join (select time_zone as zone from ${salons}) salon`)
    .groupBy(sql`client_id`),
);

const instant = (at: string | Date | null | undefined) => (at ? new Date(at).toISOString() : null);
