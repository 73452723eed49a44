import { and, eq, like, or, sql, type SQL } from "drizzle-orm";
import { clients } from "#db/schema/clients.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
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
  return atomically(ctx, async (ctx) => {
    await holdKeys(ctx, keys);
    const match = await matching(ctx, keys);
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
  for (const key of held.toSorted())
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`client ${salonId} ${key}`}, 0))`,
    );
}

async function matching(ctx: SalonCtx, keys: Keys): Promise<StoredClient | "several" | undefined> {
  const { name, isFull, email, phone } = keys;
  const byContact = [
    ...(email ? [eq(clients.emailKey, email)] : []),
    ...(phone ? [eq(clients.phoneKey, phone)] : []),
  ];
  for (const by of byContact) {
    const same = await found(ctx, by);
    // a family shares an address: the name decides
    const own = same.find(({ nameKey }) => nameKey === name) ?? same[0];
    if (own) return own;
  }
  const plain = name.replaceAll(/[\\%_]/g, String.raw`\$&`);
  const named = isFull
    ? eq(clients.nameKey, name)
    : or(eq(clients.nameKey, name), like(clients.nameKey, `${plain} %`));
  const candidates = (await found(ctx, named)).filter((each) => !contradicts(each, keys));
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

function found({ db }: SalonCtx, which: SQL | undefined): Promise<StoredClient[]> {
  return db
    .select()
    .from(clients)
    .where(and(which, isThere))
    .orderBy(clients.createdAt, clients.id)
    .limit(5);
}

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
