import { and, asc, count, eq, inArray } from "drizzle-orm";
import { pushSubscriptions } from "#db/schema/assistant.ts";
import { stylists } from "#db/schema/stylists.ts";
import { requirePerson } from "#tools/access/roles.ts";
import { atomically, type Ctx, type Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { NotSent } from "#tools/core/not-sent.ts";
import { limit } from "#tools/core/rate-limit.ts";
import type { AddDevice, ChangeDevice, Notifications, PushDevice, PushTrial } from "./schema.ts";

type Row = typeof pushSubscriptions.$inferSelect;

/** Devices of one stylist. */
const MOST = 20;
const TRIALS = { max: 10, windowMs: 10 * 60_000 };
const TRIAL = { ttl: 60, urgent: true };

/** One's own devices that are told, oldest first, and the key by which another is added. */
export async function getNotifications(ctx: Ctx): Promise<Notifications> {
  const rows = await ctx.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.stylistId, ctx.actor.stylistId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));
  return { publicKey: ctx.push.publicKey, devices: rows.map(shown) };
}

/**
 * Has the browser told from which this is asked. Asked again it changes what it was; somebody else of the salon who is signed in
 * there now takes it over. Under another address than before it stays one's own device that it was.
 * @throws forbidden for a token; invalid for what is no push service; conflict for too many devices, and for a browser that another
 * salon has told
 */
export function addDevice(ctx: Ctx, { replaces, ...given }: AddDevice): Promise<PushDevice> {
  requirePerson(ctx);
  const refusal = ctx.push.refusal(given.endpoint);
  if (refusal !== null)
    throw new DomainError("invalid", refusal, { issues: [{ path: "endpoint", message: refusal }] });
  const { salonId, stylistId } = ctx.actor;
  return atomically(ctx, async (ctx) => {
    // two at once count each other
    await ctx.db.select({}).from(stylists).where(eq(stylists.id, stylistId)).for("no key update");
    const before = replaces ? await takeOut(ctx, replaces) : undefined;
    const [known] = await ctx.db
      .update(pushSubscriptions)
      .set({ ...given, stylistId, failures: 0 })
      .where(eq(pushSubscriptions.endpoint, given.endpoint))
      .returning();
    if (known) return shown(known);
    await refuseTooMany(ctx);
    const fresh = { id: newId(), salonId, stylistId, ...given, createdAt: ctx.now() };
    const row = before ? { ...fresh, ...before } : fresh;
    const [added] = await ctx.db
      .insert(pushSubscriptions)
      .values(row)
      .onConflictDoNothing()
      .returning();
    if (!added)
      throw new DomainError("conflict", "This browser is told by another account at present.");
    return shown(added);
  });
}

/** Changes what one of one's own devices is told of. @throws not_found */
export async function changeDevice(
  ctx: Ctx,
  { id, timers, bookings }: ChangeDevice & { id: string },
): Promise<PushDevice> {
  const known = await ownDevice(ctx, id);
  const [row] = await ctx.db
    .update(pushSubscriptions)
    .set({ timers: timers ?? known.timers, bookings: bookings ?? known.bookings })
    .where(own(ctx, id))
    .returning();
  if (!row) throw unknownDevice();
  return shown(row);
}

/** Has one of one's own devices told of nothing any more. @throws not_found */
export async function removeDevice(ctx: Ctx, { id }: { id: string }): Promise<PushDevice> {
  const [row] = await ctx.db.delete(pushSubscriptions).where(own(ctx, id)).returning();
  if (!row) throw unknownDevice();
  return shown(row);
}

/** Has none of one's own devices told any more, as when one signs out everywhere. @returns how many there were */
export async function removeDevices(ctx: Ctx): Promise<{ removed: number }> {
  const gone = await ctx.db
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.stylistId, ctx.actor.stylistId))
    .returning({ id: pushSubscriptions.id });
  return { removed: gone.length };
}

/** The same for a person whose password was replaced. `everySalon` must see all salons: nobody is signed in. */
export async function forgetDevicesOf(everySalon: Db, userId: string): Promise<void> {
  const theirs = everySalon
    .select({ id: stylists.id })
    .from(stylists)
    .where(eq(stylists.userId, userId));
  await everySalon.delete(pushSubscriptions).where(inArray(pushSubscriptions.stylistId, theirs));
}

/** Sends a word to one of one's own devices now. One that is gone is forgotten. @throws not_found, rate_limited */
export async function tryDevice(ctx: Ctx, { id }: { id: string }): Promise<PushTrial> {
  const row = await ownDevice(ctx, id);
  await limit(ctx, `push trial ${ctx.actor.stylistId}`, TRIALS);
  const words = {
    title: "Notifications work",
    body: "This is how Undertone tells you.",
    tag: "trial",
    path: "/settings#notifications",
  };
  try {
    await ctx.push.send(row, words, TRIAL);
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    if (isGone(error)) await ctx.db.delete(pushSubscriptions).where(own(ctx, id));
    return { sent: false, words: error.message };
  }
  await ctx.db
    .update(pushSubscriptions)
    .set({ lastUsedAt: ctx.now(), failures: 0 })
    .where(own(ctx, id));
  return { sent: true, words: `Sent to ${row.device}. It appears there within moments.` };
}

/** Whether a push service says that there is no such device any more. */
export const isGone = ({ code }: NotSent): boolean => code === 404 || code === 410;

/** Has one of one's own devices told no more at an address. @returns what stays of it at another */
async function takeOut(ctx: Ctx, endpoint: string) {
  const [row] = await ctx.db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, endpoint),
        eq(pushSubscriptions.stylistId, ctx.actor.stylistId),
      ),
    )
    .returning();
  if (!row) return undefined;
  const { id, device, timers, bookings, createdAt, lastUsedAt } = row;
  return { id, device, timers, bookings, createdAt, lastUsedAt };
}

const own = ({ actor }: Ctx, id: string) =>
  and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.stylistId, actor.stylistId));

async function ownDevice(ctx: Ctx, id: string): Promise<Row> {
  const [row] = await ctx.db.select().from(pushSubscriptions).where(own(ctx, id));
  if (!row) throw unknownDevice();
  return row;
}

async function refuseTooMany({ db, actor }: Ctx): Promise<void> {
  const [had] = await db
    .select({ devices: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.stylistId, actor.stylistId));
  if ((had?.devices ?? 0) >= MOST)
    throw new DomainError(
      "conflict",
      `You have ${MOST} devices that are told. Take one that is no longer used off first.`,
    );
}

const shown = ({ id, device, timers, bookings, createdAt, lastUsedAt }: Row): PushDevice => ({
  id,
  device,
  timers,
  bookings,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const unknownDevice = () => new DomainError("not_found", "There is no such device.");
