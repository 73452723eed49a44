import { and, desc, eq, inArray, sql, type Placeholder, type SQL } from "drizzle-orm";
import { builtOnce, insertedOnce } from "#db/built-once.ts";
import { appointments } from "#db/schema/appointments.ts";
import { clients } from "#db/schema/clients.ts";
import { consultations } from "#db/schema/consultations.ts";
import { stylists } from "#db/schema/stylists.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { keptOf } from "#tools/core/fields.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { DEFAULT_LIMIT, pageOf, readCursor, type Page } from "#tools/core/paging.ts";
import { dayBounds } from "#tools/values/zone-rules.ts";
import {
  CLIENT_FIELD_NAMES,
  CLIENT_FIELDS,
  HIDDEN_FIELDS,
  type ClientFieldName,
} from "./fields.ts";
import { emailKeyOf, nameKeyOf } from "#tools/values/name-rules.ts";
import { phoneKeyOf } from "#tools/values/phone.ts";
import {
  clientRows,
  findClient,
  isThere,
  OF_LIST,
  wholeClient,
  zoneOf,
  type StoredClient,
} from "./rows.ts";
import type {
  Client,
  ClientRow,
  ClientSource,
  CreateClient,
  FindClients,
  UpdateClient,
} from "./schema.ts";
import { soughtIn } from "./search.ts";

declare module "#tools/core/context.ts" {
  interface Events {
    /** A client's record says something else of their safety: their standing formulas are judged again by it. */
    safetyTold: { clientId: string };
    /** A client's pictures may be shown no more; told while they still hang on the record. */
    picturesWithdrawn: { clientId: string };
  }
}

/** The salon's clients, newest first, or by `order` who was here last first; `search` finds by name, e-mail address and phone number, `awaySince` who stayed away, `ids` those alone. */
export async function listClients(
  ctx: Ctx,
  { ids, search, awaySince, order, limit = DEFAULT_LIMIT, cursor }: FindClients,
): Promise<Page<ClientRow>> {
  const timeZone = search || awaySince ? await zoneOf(ctx) : "UTC";
  const found = and(
    ids && inArray(clients.id, ids),
    soughtIn(search, timeZone),
    awaySince ? stayedAway(new Date(dayBounds(timeZone, awaySince).startsAt)) : undefined,
  );
  const end = cursor && readCursor(cursor);
  const isPlain = !found && !end && order !== "seen";
  const at = order === "seen" ? seenAt(ctx.now()) : CREATED_AT;
  const asked = { limit: limit + 1 };
  const after =
    end && sql`(${at}, clients.id) < (${end.at.toISOString()}::timestamptz, ${end.id}::uuid)`;
  const [rows, total] = await Promise.all([
    isPlain ? newest(ctx.db, asked) : pageFrom(ctx.db, { ...asked, found, at, after }),
    countOf(ctx, found),
  ]);
  const page = pageOf(
    rows,
    limit,
    total,
    (row) => row,
    (row) => row,
  );
  return { ...page, items: await clientRows(ctx, page.items) };
}

const CREATED_AT = sql`clients.created_at`;

/** Records of a page, in the order of `at`, the latest first. */
function pageFrom(
  db: Db,
  asked: {
    found?: SQL | undefined;
    at: SQL;
    after?: SQL | "" | undefined;
    limit: number | Placeholder;
  },
) {
  const { found, at, after, limit } = asked;
  // found in an index that holds all it asks for, and in its order: the rows themselves are wide
  const places = db
    .select({ id: clients.id, at: at.mapWith(clients.createdAt).as("at") })
    .from(clients)
    .where(and(isThere, found, after || undefined))
    // as the index `clients_found` is ordered
    .orderBy(sql`${at} desc nulls last`, sql`clients.id desc nulls last`)
    .limit(limit)
    .as("places");
  return db
    .select({ ...OF_LIST, at: places.at })
    .from(clients)
    .innerJoin(places, eq(places.id, clients.id))
    .orderBy(desc(places.at), desc(places.id));
}

const newest = builtOnce((db) => pageFrom(db, { at: CREATED_AT, limit: sql.placeholder("limit") }));

/** Who was here, by appointment or consultation, and last before an instant; whoever is booked comes after it. */
const stayedAway = (since: Date) => sql`${clients.id} in (
  select client_id from (
    select client_id, starts_at as at from ${appointments} where status <> 'cancelled'
    union all
    select client_id, created_at from ${consultations}
  ) seen
  where client_id is not null group by client_id having max(at) < ${since.toISOString()}::timestamptz)`;

/** When somebody was here last, or was written down. */
const seenAt = (now: Date) => sql<Date>`coalesce(
  (select max(starts_at) from appointments
    where client_id = clients.id and status <> 'cancelled' and starts_at <= ${now.toISOString()}::timestamptz),
  clients.created_at)`;

/** A client's whole record. @throws not_found */
export async function getClient(ctx: Ctx, { id }: { id: string }): Promise<Client> {
  return wholeClient(ctx, await findClient(ctx, id));
}

/** A new record, whoever else has that name. @throws invalid for a stylist who is not the salon's */
export async function createClient(
  ctx: Ctx,
  given: CreateClient,
  source: ClientSource = "staff",
): Promise<Client> {
  const row = await insertClient(
    { ...ctx, salonId: ctx.actor.salonId },
    await columnsOf(ctx, given),
    { name: given.name, source },
  );
  return wholeClient(ctx, row);
}

/**
 * Changes a record. What the reception does not see it does not change either.
 * @throws not_found; conflict when somebody else changed it since `version`; forbidden; invalid
 */
export async function updateClient(
  ctx: Ctx,
  { id, version, portfolioConsent, ...given }: UpdateClient & { id: string },
): Promise<Client> {
  if (HIDDEN_FIELDS.some((name) => given[name] !== undefined)) requireMay(ctx, "keep_safety");
  const row = await atomically(ctx, async (ctx) => {
    const current = await findClient(ctx, id);
    const columns = await columnsOf(ctx, given);
    const consent = portfolioConsent && (current.portfolioConsentAt ?? ctx.now());
    const [changed] = await ctx.db
      .update(clients)
      .set({
        ...columns,
        ...(given.name !== undefined && { name: given.name, nameKey: nameKeyOf(given.name) }),
        ...(portfolioConsent !== undefined && { portfolioConsentAt: consent || null }),
        version: sql`${clients.version} + 1`,
        updatedAt: ctx.now(),
      })
      .where(
        and(
          eq(clients.id, current.id),
          version === undefined ? undefined : eq(clients.version, version),
        ),
      )
      .returning();
    if (!changed) throw new DomainError("conflict", CHANGED_MEANWHILE);
    if (portfolioConsent === false)
      await ctx.tell(ctx, "picturesWithdrawn", { clientId: current.id });
    if (JUDGING.some((name) => given[name] !== undefined))
      await ctx.tell(ctx, "safetyTold", { clientId: current.id });
    return changed;
  });
  return wholeClient(ctx, row);
}

const JUDGING = CLIENT_FIELD_NAMES.filter((name) => CLIENT_FIELDS[name].judgesFormulas);
const CHANGED_MEANWHILE =
  "Somebody changed this client meanwhile. Look at the record again, then save.";

type Columns = Partial<
  Pick<StoredClient, Exclude<ClientFieldName, "name"> | "emailKey" | "phoneKey">
>;

const TOLD = CLIENT_FIELD_NAMES.filter((name) => name !== "name");

/** What was said, as it is kept: blank is none, and what finds a client again goes along. @throws invalid */
async function columnsOf(ctx: Ctx, given: Omit<UpdateClient, "version">): Promise<Columns> {
  const { email, phone, birthDate, preferredStylistId } = given;
  await refuseStrangers(ctx, preferredStylistId);
  if (birthDate && birthDate > ctx.now().toISOString().slice(0, 10))
    throw fieldError("birthDate", "must not be in the future");
  return {
    ...keptOf(TOLD, given),
    ...(email !== undefined && { emailKey: emailKeyOf(email) }),
    ...(phone !== undefined && { phoneKey: phoneKeyOf(phone, await zoneOf(ctx)) }),
  };
}

async function refuseStrangers(ctx: Ctx, stylistId: string | null | undefined): Promise<void> {
  if (!stylistId) return;
  const [known] = await ctx.db
    .select({ id: stylists.id })
    .from(stylists)
    .where(eq(stylists.id, stylistId));
  if (!known) throw new DomainError("not_found", "Stylist not found.");
}

/** Writes a record of a salon, for whoever acts. */
export async function insertClient(
  { db, now, salonId }: Pick<Ctx, "db" | "now"> & { salonId: string },
  columns: Columns,
  { name, source }: { name: string; source: ClientSource },
): Promise<StoredClient> {
  const at = now();
  const [row] = await insertion(db, {
    ...columns,
    id: newId(),
    salonId,
    name,
    nameKey: nameKeyOf(name),
    source,
    createdAt: at,
    updatedAt: at,
  });
  if (!row) throw new Error("The client was not inserted.");
  return row;
}

const insertion = insertedOnce(clients, (db, row) => db.insert(clients).values(row).returning());

async function countOf(ctx: Ctx, found: SQL | undefined): Promise<number> {
  const [counted] = await (found ? countIn(ctx.db, found) : countAll(ctx.db));
  return counted?.total ?? 0;
}

const countIn = (db: Db, found?: SQL) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(clients)
    .where(and(isThere, found));
const countAll = builtOnce((db) => countIn(db));
