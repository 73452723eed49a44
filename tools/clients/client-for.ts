import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { builtOnce } from "#db/built-once.ts";
import { clients } from "#db/schema/clients.ts";
import { atomically, isOpen, type Ctx } from "#tools/core/context.ts";
import { insertClient } from "./clients.ts";
import { emailKeyOf, foldName, isFullName, namesSomebody } from "#tools/values/name-rules.ts";
import { phoneKeyOf } from "#tools/values/phone.ts";
import { findClient, isThere, zoneOf, type StoredClient } from "./rows.ts";
import type { ClientSource } from "./schema.ts";

/** A salon's rows, whoever acts: somebody of it, or a guest of its booking page. */
export type SalonCtx = Pick<Ctx, "db" | "now"> & { salonId: string };

/** Whom something is about, as far as it was said. */
export type Mentioned = {
  clientId?: string | null | undefined;
  name: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
};

/**
 * The client that is meant: by id, else e-mail address, phone number, then name; a new record where nobody fits. Null where
 * the name is nobody's, or several have it and no contact tells them apart. Two calls at once make one record. What a record
 * lacks of the contact is filled in, but never from a guest: anybody can type a name.
 * @throws not_found for a `clientId` that is not the salon's
 */
export async function clientFor(
  ctx: SalonCtx,
  { clientId, source, ...mentioned }: Mentioned & { source: ClientSource },
): Promise<string | null> {
  if (clientId) return (await findClient(ctx, clientId)).id;
  const keys = await keysOf(ctx, mentioned);
  if (!keys) return null;
  // what fails here ends the whole, so that within a transaction it needs no part of its own
  const whole: typeof atomically = isOpen(ctx.db) ? (open, work) => work(open) : atomically;
  return whole(ctx, async (ctx) => {
    const [, match] = await Promise.all([holdKeys(ctx, keys), matching(ctx, keys)]);
    if (match === "several") return null;
    if (match) {
      await fillIn(ctx, match, mentioned, keys, source);
      return match.id;
    }
    const contact = {
      email: mentioned.email?.trim() || null,
      emailKey: keys.email,
      phone: mentioned.phone?.trim() || null,
      phoneKey: keys.phone,
    };
    return (await insertClient(ctx, contact, { name: mentioned.name.trim(), source })).id;
  });
}

/** The record that is meant, where there is one already; makes none. @throws not_found for a `clientId` that is not the salon's */
export async function knownClient(
  ctx: SalonCtx,
  { clientId, ...mentioned }: Mentioned,
): Promise<StoredClient | null> {
  if (clientId) return findClient(ctx, clientId);
  const keys = await keysOf(ctx, mentioned);
  const match = keys && (await matching(ctx, keys));
  return match && match !== "several" ? match : null;
}

type Keys = { name: string; isFull: boolean; email: string | null; phone: string | null };

async function keysOf(
  ctx: SalonCtx,
  { name, email, phone }: Omit<Mentioned, "clientId">,
): Promise<Keys | null> {
  if (!namesSomebody(name)) return null;
  return {
    name: foldName(name),
    isFull: isFullName(name),
    email: emailKeyOf(email),
    phone: phone ? phoneKeyOf(phone, await zoneOf(ctx)) : null,
  };
}

/** Nobody else finds or makes a client of these keys until the transaction ends. */
async function holdKeys({ db, salonId }: SalonCtx, { name, email, phone }: Keys): Promise<void> {
  const first = name.split(" ")[0] ?? name;
  const held = [`n ${first}`, ...(email ? [`e ${email}`] : []), ...(phone ? [`p ${phone}`] : [])];
  // in one order, so that two who want the same never wait for each other
  const keys = held.toSorted().map((key) => `client ${salonId} ${key}`);
  await lock(db, { keys: JSON.stringify(keys) });
}

const { placeholder } = sql;
const lock = builtOnce((db) =>
  db
    .select({ locked: sql`pg_advisory_xact_lock(hashtextextended(key, 0))` })
    .from(
      sql`(select key from jsonb_array_elements_text(${placeholder("keys")}::jsonb) with ordinality k(key, place) order by place offset 0) k`,
    ),
);

async function matching(ctx: SalonCtx, keys: Keys): Promise<StoredClient | "several" | undefined> {
  const { name, isFull, email, phone } = keys;
  const longer = isFull ? null : `${name.replaceAll(/[\\%_]/g, String.raw`\$&`)} %`;
  const found = await alike(ctx.db, { name, longer, email, phone });
  for (const by of ["email", "phone"]) {
    const same = found.flatMap((each) => (each.by === by ? [each.client] : []));
    // a family shares an address: the name decides
    const own = same.find(({ nameKey }) => nameKey === name) ?? same[0];
    if (own) return own;
  }
  const candidates = found.flatMap(({ by, client }) =>
    by === "name" && !contradicts(client, keys) ? [client] : [],
  );
  if (candidates.length <= 1) return candidates[0];
  // a contact that none of them has makes somebody new
  return email || phone ? undefined : "several";
}

/** Whether a record of that name has another address or number: then it is somebody else's. */
function contradicts({ emailKey, phoneKey }: StoredClient, { email, phone }: Keys): boolean {
  return (
    (email !== null && emailKey !== null && email !== emailKey) ||
    (phone !== null && phoneKey !== null && phone !== phoneKey)
  );
}

const longer = sql`${placeholder("longer")}::text`;

/** Records with that address, that number or that name, of each the five that were there first. */
const alike = builtOnce((db) => {
  const those = (by: "email" | "phone" | "name", which: SQL | undefined) =>
    db
      .select({ by: sql<string>`${sql.raw(`'${by}'`)}`.as("by"), client: getTableColumns(clients) })
      .from(clients)
      .where(and(which, isThere))
      .orderBy(clients.createdAt, clients.id)
      .limit(5);
  return unionAll(
    those("email", eq(clients.emailKey, placeholder("email"))),
    those("phone", eq(clients.phoneKey, placeholder("phone"))),
    those("name", eq(clients.nameKey, placeholder("name"))),
    // by itself: without one it is not looked for at all
    those("name", sql`${longer} is not null and ${clients.nameKey} like ${longer}`),
  );
});

async function fillIn(
  { db, now }: SalonCtx,
  match: StoredClient,
  { email, phone }: Omit<Mentioned, "clientId">,
  keys: Keys,
  source: ClientSource,
): Promise<void> {
  if (source === "booking") return;
  if (source === "chat" && (match.emailKey ?? match.phoneKey)) return;
  const missing = {
    ...(keys.email && !match.emailKey && { email: email?.trim(), emailKey: keys.email }),
    ...(keys.phone && !match.phoneKey && { phone: phone?.trim(), phoneKey: keys.phone }),
  };
  if (Object.keys(missing).length === 0) return;
  await db
    .update(clients)
    .set({ ...missing, version: sql`${clients.version} + 1`, updatedAt: now() })
    .where(eq(clients.id, match.id));
}
