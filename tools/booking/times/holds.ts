import { and, count, eq, gt, sql } from "drizzle-orm";
import { occupancies } from "#db/schema/appointments.ts";
import { atomically, type GuestCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fingerprint } from "#tools/core/tokens.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { checkStart } from "./check-start.ts";
import { lockBook, occupy } from "./occupy.ts";
import type { Hold, HoldSlot } from "#tools/appointments/slot-schema.ts";
import { readSlotToken, signSlot, type SlotWords } from "./slot-token.ts";
import { bookableOf, nextSlots, type Bookable } from "./slots.ts";

/** As long as typing a name and an address takes. */
const HELD_FOR_MS = 10 * 60_000;
/** Of one network with a stylist: a household, or the salon's own. */
const MOST_OF_NETWORK = 3;
/** Clients who type at one moment; beyond it only those of whose network nobody holds anything, up to twice as many. */
const MOST_HOLDS = 12;

/**
 * Keeps a free slot for ten minutes. Its token books it; until then nobody else can. A holder has one time at once: the one
 * before is given back. `network` is where it is asked for from.
 * @throws conflict with `alternatives` when somebody was quicker, or with the reason why it cannot be booked any more; invalid for a token that was not handed out here
 */
export async function holdSlot(
  ctx: GuestCtx,
  { slotToken, holder: named }: HoldSlot,
  from: string,
): Promise<Hold> {
  const network = fingerprint(from);
  const holder = named && fingerprint(named);
  const slot = readSlotToken(ctx, slotToken);
  const { salonId, stylistId } = ctx.guest;
  if (slot.stylistId !== stylistId) throw new DomainError("not_found", "Stylist not found.");
  const service = await bookableOf(ctx, slot);
  const held = await atomically(ctx, async (ctx) => {
    await lockBook(ctx, [stylistId]);
    if (holder) await giveBackHeldBy(ctx, holder);
    await refuseCrowd(ctx, network);
    const { startsAt } = slot;
    const check = await checkStart(ctx, { stylistId, service, startsAt, channel: "online" });
    if (!check.ok && check.taken) return null;
    if (!check.ok) throw new DomainError("conflict", check.sentence, { reason: "not_bookable" });
    const expiresAt = new Date(ctx.now().getTime() + HELD_FOR_MS);
    const { segments, onlineInProcessing: onlineInGaps } = service;
    const time = { stylistId, startsAt, segments, onlineInGaps };
    const taken = await occupy(ctx, {
      ...time,
      salonId,
      kind: "hold",
      expiresAt,
      holder,
      network,
    });
    return taken && { ...taken, expiresAt };
  });
  if (!held) throw await takenMeanwhile(ctx, slot, service);
  return {
    token: signSlot(ctx, { ...slot, serviceType: service.name, holdId: held.id }),
    start: held.startsAt.toISOString(),
    end: held.endsAt.toISOString(),
    expiresAt: held.expiresAt.toISOString(),
  };
}

/** What a page has held under its name, given back. Within a transaction that has locked the book. `holder` is a fingerprint. */
export async function giveBackHeldBy({ db, guest }: GuestCtx, holder: string): Promise<void> {
  await db.delete(occupancies).where(isHeldBy(guest.stylistId, holder));
}

/** The hold that a page has under its name; null without one. */
export async function heldByPage({ db, guest }: GuestCtx, holder: string): Promise<string | null> {
  const [held] = await db
    .select({ id: occupancies.id })
    .from(occupancies)
    .where(isHeldBy(guest.stylistId, fingerprint(holder)));
  return held?.id ?? null;
}

const isHeldBy = (stylistId: string, holder: string) =>
  and(
    eq(occupancies.kind, "hold"),
    eq(occupancies.stylistId, stylistId),
    eq(occupancies.holder, holder),
  );

/** Lets a held slot go before its time; one that is over already is no error. */
export async function releaseHold(
  ctx: GuestCtx,
  { slotToken }: Pick<HoldSlot, "slotToken">,
): Promise<void> {
  const { holdId } = readSlotToken(ctx, slotToken);
  if (!holdId) return;
  await ctx.db
    .delete(occupancies)
    .where(
      and(
        eq(occupancies.id, holdId),
        eq(occupancies.kind, "hold"),
        eq(occupancies.stylistId, ctx.guest.stylistId),
      ),
    );
}

/** The refusal of a slot that somebody else has by now, with the next times that are free. */
export async function takenMeanwhile(
  ctx: GuestCtx,
  { startsAt }: Pick<SlotWords, "startsAt">,
  service: Bookable,
): Promise<DomainError> {
  const { timeZone } = await getBookingRules(ctx);
  const from = wallOf(timeZone, startsAt.getTime()).date;
  const today = wallOf(timeZone, ctx.now().getTime()).date;
  const alternatives = service.online
    ? await nextSlots(ctx, { service, from: from > today ? from : today, count: 3 })
    : [];
  return new DomainError("conflict", "That time has just been taken.", { alternatives });
}

async function refuseCrowd(ctx: GuestCtx, network: string): Promise<void> {
  const [standing] = await ctx.db
    .select({
      all: count(),
      own: sql<number>`count(*) filter (where ${occupancies.network} = ${network})`.mapWith(Number),
    })
    .from(occupancies)
    .where(
      and(
        eq(occupancies.kind, "hold"),
        eq(occupancies.stylistId, ctx.guest.stylistId),
        gt(occupancies.expiresAt, ctx.now()),
      ),
    );
  const { all = 0, own = 0 } = standing ?? {};
  if (own < MOST_OF_NETWORK && all < (own === 0 ? 2 * MOST_HOLDS : MOST_HOLDS)) return;
  throw new DomainError(
    "rate_limited",
    "Many people are booking right now. Try again in a minute.",
    {
      retryAfter: 60,
    },
  );
}
