import { asc, desc, eq, inArray, sql } from "drizzle-orm";
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

/** Rows as the list shows them, in their order. */
export async function clientRows(ctx: Ctx, rows: readonly StoredClient[]): Promise<ClientRow[]> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [tests, visits] = [await testsOf(ctx, ids), await visitsOf(ctx, ids)];
  const colors = isHidden(ctx) ? undefined : await colorsOf(ctx, ids);
  const now = ctx.now();
  return rows.map((row) => {
    const { id, name, email, phone } = row;
    const seen = visits.get(id);
    const color = colors?.get(id);
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

/** The colour of the last formula of each; what tones at the end decides it. */
async function colorsOf({ db }: Pick<Ctx, "db">, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({
      id: consultations.clientId,
      color: sql<string>`(array_agg(${formulas.color} order by ${consultations.createdAt} desc, ${formulas.role} desc))[1]`,
    })
    .from(consultations)
    .innerJoin(formulas, eq(formulas.consultationId, consultations.id))
    .where(inArray(consultations.clientId, ids))
    .groupBy(consultations.clientId);
  return new Map(rows.flatMap(({ id, color }) => (id ? [[id, color] as const] : [])));
}

type TestRow = typeof clientTests.$inferSelect;

async function testsOf(ctx: Pick<Ctx, "db">, ids: string[]): Promise<Map<string, TestRow[]>> {
  const rows = await ctx.db.select().from(clientTests).where(inArray(clientTests.clientId, ids));
  return Map.groupBy(rows, ({ clientId }) => clientId);
}

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

type Visits = {
  id: string;
  visits: number;
  last: string | Date | null;
  next: string | Date | null;
  nextNeedsTest: boolean | null;
  noShows: number;
};

/** Days on which clients were here, by appointment or by a consultation that is not ahead of one that day; and what is booked. */
async function visitsOf(ctx: Pick<Ctx, "db" | "now">, ids: string[]): Promise<Map<string, Visits>> {
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const wanted = sql`(${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )})`;
  const rows = await ctx.db.execute<Visits>(sql`
    select client_id as id,
      count(distinct (at at time zone zone)::date) filter (where at <= ${now} and came)::int as visits,
      max(at) filter (where at <= ${now} and came) as last,
      min(at) filter (where at > ${now} and stands) as next,
      (array_agg(tests order by at) filter (where at > ${now} and stands))[1] as "nextNeedsTest",
      count(*) filter (where missed)::int as "noShows"
    from (
      select client_id, starts_at as at, status <> 'cancelled' as came,
        status in ('pending', 'confirmed') as stands, cancelled_by = 'no_show' as missed,
        needs_patch_test as tests
      from ${appointments} where client_id in ${wanted}
      union all
      select client_id, created_at, true, false, false, false from ${consultations} c where client_id in ${wanted}
        and not exists (select from ${appointments} a where a.client_id = c.client_id
          and a.status in ('pending', 'confirmed') and a.starts_at > ${now}
          and (a.starts_at at time zone (select time_zone from ${salons}))::date
            = (c.created_at at time zone (select time_zone from ${salons}))::date)
    ) seen cross join (select time_zone as zone from ${salons}) salon
    group by client_id`);
  return new Map(rows.map((row) => [row.id, row]));
}

const instant = (at: string | Date | null | undefined) => (at ? new Date(at).toISOString() : null);
