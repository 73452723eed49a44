import { and, count, desc, eq, gte, inArray, lt, lte, notExists, sql } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { bills } from "#db/schema/bills.ts";
import { dayCloses, ledgerEntries, payments } from "#db/schema/payments.ts";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { refused } from "#tools/core/field-error.ts";
import { newId } from "#tools/core/id.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import type { CountCash, DayClose, DayMoney, DayNamed } from "./day-schema.ts";

/** What a day of the salon's calendar brought, and its count where it is closed. @throws forbidden */
export async function getDay(ctx: Ctx, { day }: DayNamed): Promise<DayMoney> {
  requireMay(ctx, "close_days");
  const { currency, timeZone } = await house(ctx);
  const within = boundsOf(timeZone, day);
  const { amount, kind, createdAt } = ledgerEntries;
  const sum = (what: ReturnType<typeof sql>, which: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${what}) filter (where ${kind}::text in ${which}), 0)::float8`;
  const rows = await ctx.db
    .select({
      method: payments.method,
      taken: sum(sql`${amount}`, sql`('charge', 'void')`),
      back: sum(sql`-${amount}`, sql`('refund', 'refund_failed', 'dispute', 'dispute_won')`),
      tips: sum(sql`sign(${amount}) * ${payments.tip}`, sql`('charge', 'void')`),
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(
      and(
        eq(ledgerEntries.currency, currency),
        gte(createdAt, within.from),
        lt(createdAt, within.to),
      ),
    )
    .groupBy(payments.method)
    .orderBy(payments.method);
  const [closed] = await closes(ctx).where(eq(dayCloses.day, day));
  const [before] = await closes(ctx)
    .where(lt(dayCloses.day, day))
    .orderBy(desc(dayCloses.day))
    .limit(1);
  const cash = rows.find(({ method }) => method === "cash");
  return {
    day,
    currency,
    rows,
    float: closed?.close.float ?? before?.close.counted ?? 0,
    cash: (cash?.taken ?? 0) - (cash?.back ?? 0),
    unclosed: await unclosedOf(ctx, within),
    closed: closed ? asClose(closed) : null,
  };
}

/**
 * Closes a day with its cash counted; what is by hand can neither come nor go on it from then on. However often at once: one counts.
 * @throws forbidden; invalid for a day to come; conflict for one that is closed
 */
export async function countCash(
  ctx: Ctx,
  { day: asked, counted, float, note = "" }: CountCash,
): Promise<DayClose> {
  requireMay(ctx, "close_days");
  return atomically(ctx, async (ctx) => {
    const { salonId, stylistId } = ctx.actor;
    const { currency, timeZone } = await house(ctx);
    const today = wallOf(timeZone, ctx.now().getTime()).date;
    const day = asked ?? today;
    if (day > today) throw refused("day", "That day has not come yet.");
    // what is being written down by hand comes before or after this
    await ctx.db
      .select({ id: salons.id })
      .from(salons)
      .where(eq(salons.id, salonId))
      .for("no key update");
    const found = await getDay(ctx, { day });
    if (found.closed) throw new DomainError("conflict", "This day is closed already.");
    const id = newId();
    await ctx.db.insert(dayCloses).values({
      id,
      salonId,
      day,
      currency,
      float: float ?? found.float,
      cash: found.cash,
      counted,
      note,
      stylistId,
      createdAt: ctx.now(),
    });
    await writeAudit(ctx, {
      action: "day.closed",
      words: `closed ${day} with ${priceText(counted, currency)} in the drawer`,
      subjectId: id,
    });
    const [row] = await closes(ctx).where(eq(dayCloses.id, id));
    if (!row) throw new Error("A day was not closed.");
    return asClose(row);
  });
}

/** Opens a closed day again: its count is gone, and is made anew. @throws forbidden; not_found for one that is open */
export async function reopenDay(ctx: Ctx, { day }: DayNamed): Promise<DayMoney> {
  requireMay(ctx, "close_days");
  return atomically(ctx, async (ctx) => {
    const gone = await ctx.db.delete(dayCloses).where(eq(dayCloses.day, day)).returning();
    if (!gone[0]) throw new DomainError("not_found", "This day is open.");
    await writeAudit(ctx, {
      action: "day.opened",
      words: `opened ${day} again`,
      subjectId: gone[0].id,
    });
    return getDay(ctx, { day });
  });
}

/**
 * Lets pass what comes or goes by hand at this moment, as long as today is open, and keeps it open until the transaction ends.
 * @returns today by the salon's clock @throws conflict
 */
export async function requireDayOpen(ctx: Pick<Ctx, "db" | "now">): Promise<string> {
  const [salon] = await ctx.db.select({ timeZone: salons.timeZone }).from(salons).for("share");
  const day = wallOf(salon?.timeZone ?? "UTC", ctx.now().getTime()).date;
  const [closed] = await ctx.db
    .select({ id: dayCloses.id })
    .from(dayCloses)
    .where(eq(dayCloses.day, day));
  if (!closed) return day;
  throw new DomainError(
    "conflict",
    "Today is closed and its cash is counted. Open the day again first.",
  );
}

/** The same for what came at an instant and shall not have come: it must have been today. @throws conflict */
export async function requireSameDay(ctx: Pick<Ctx, "db" | "now">, at: Date): Promise<void> {
  const today = await requireDayOpen(ctx);
  const [salon] = await ctx.db.select({ timeZone: salons.timeZone }).from(salons);
  if (wallOf(salon?.timeZone ?? "UTC", at.getTime()).date === today) return;
  throw new DomainError(
    "conflict",
    "That was on another day, which is over. Give it back instead.",
  );
}

/** Today by the salon's clock. */
export async function todayOf(ctx: Pick<Ctx, "db" | "now">): Promise<string> {
  const { timeZone } = await house(ctx);
  return wallOf(timeZone, ctx.now().getTime()).date;
}

async function house({ db }: Pick<Ctx, "db">) {
  const [found] = await db
    .select({ currency: salons.currency, timeZone: salons.timeZone })
    .from(salons);
  if (!found) throw new DomainError("not_found", "Salon not found.");
  return found;
}

function boundsOf(timeZone: string, day: string) {
  const { startsAt, endsAt } = dayBounds(timeZone, day);
  return { from: new Date(startsAt), to: new Date(endsAt) };
}

/** What began that day and nobody said what became of it, or what it came to. */
async function unclosedOf({ db, now }: Ctx, { from, to }: { from: Date; to: Date }) {
  const billed = db
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.appointmentId, appointments.id), sql`${bills.undoneAt} is null`));
  const [row] = await db
    .select({ all: count() })
    .from(appointments)
    .where(
      and(
        gte(appointments.startsAt, from),
        lt(appointments.startsAt, to),
        lte(appointments.startsAt, now()),
        inArray(appointments.status, ["pending", "confirmed", "completed"]),
        notExists(billed),
      ),
    );
  return row?.all ?? 0;
}

function closes({ db }: Pick<Ctx, "db">) {
  return db
    .select({ close: dayCloses, stylistName: stylists.name })
    .from(dayCloses)
    .innerJoin(stylists, eq(stylists.id, dayCloses.stylistId))
    .$dynamic();
}

function asClose({
  close,
  stylistName,
}: {
  close: typeof dayCloses.$inferSelect;
  stylistName: string;
}): DayClose {
  const { day, currency, float, cash, counted, note, createdAt } = close;
  return {
    day,
    currency,
    float,
    cash,
    counted,
    difference: counted - float - cash,
    note,
    stylistName,
    createdAt: createdAt.toISOString(),
  };
}
