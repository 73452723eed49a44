import { and, asc, count, eq, gte, lt, sql, type SQL } from "drizzle-orm";
import { appointments } from "#db/schema/appointments.ts";
import { ledgerEntries, payments } from "#db/schema/payments.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { csvOf, harmless } from "#tools/sheets/csv-rules.ts";
import { fractionDigits } from "#tools/values/money-rules.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type { LedgerEntry, LedgerPeriod, LedgerSummary } from "./schema.ts";

/** What came and went in these days, the newest first. @throws forbidden */
export async function listLedger(
  ctx: Ctx,
  {
    limit = DEFAULT_LIMIT,
    cursor,
    ...period
  }: LedgerPeriod & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<LedgerEntry>> {
  requireMay(ctx, "see_ledger");
  const within = await during(ctx, period);
  const rows = await lines(ctx)
    .where(and(within, olderThan(ledgerEntries, cursor)))
    .orderBy(...newestFirst(ledgerEntries))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(ledgerEntries).where(within);
  return pageOf(rows, limit, all?.total ?? 0, ({ entry }) => placeOf(entry), asEntry);
}

const HEADINGS = ["Date", "Time", "What", "For", "By", "Client", "Amount", "Currency", "Payment"];

/** The same as CSV, the oldest first, at most 50,000 lines; no cell of it is a formula. @throws forbidden */
export async function exportLedger(ctx: Ctx, period: LedgerPeriod): Promise<string> {
  requireMay(ctx, "see_ledger");
  const { timeZone } = await getBookingRules(ctx);
  const rows = await lines(ctx)
    .where(await during(ctx, period))
    .orderBy(asc(ledgerEntries.line))
    .limit(50_000);
  const cells = rows.map((row) => {
    const { kind, purpose, method, clientName, amount, currency, paymentId } = asEntry(row);
    const { date, time } = wallOf(timeZone, row.entry.createdAt.getTime());
    const digits = fractionDigits(currency);
    // a figure, which may begin with its sign
    const money = (amount / 10 ** digits).toFixed(digits);
    const words = [date, time, kind, purpose, method, harmless(clientName)];
    return [...words, money, currency, paymentId];
  });
  return csvOf([HEADINGS, ...cells]);
}

/** What came, went and stayed in these days, by currency, purpose and way. @throws forbidden */
export async function summariseLedger(ctx: Ctx, period: LedgerPeriod): Promise<LedgerSummary> {
  requireMay(ctx, "see_ledger");
  const sumOf = (...kinds: string[]) => {
    const list = sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    );
    return sql<number>`coalesce(sum(${ledgerEntries.amount}) filter (where ${ledgerEntries.kind}::text in (${list})), 0)`.mapWith(
      Number,
    );
  };
  const rows = await ctx.db
    .select({
      currency: ledgerEntries.currency,
      purpose: payments.purpose,
      method: payments.method,
      charged: sumOf("charge", "void"),
      refunded: sumOf("refund", "refund_failed"),
      disputed: sumOf("dispute", "dispute_won"),
      net: sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number),
      count: count(),
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .where(await during(ctx, period))
    .groupBy(ledgerEntries.currency, payments.purpose, payments.method)
    .orderBy(ledgerEntries.currency, payments.purpose, payments.method);
  return {
    from: period.from ?? null,
    to: period.to ?? null,
    rows,
    payers: await payersOf(ctx, period),
  };
}

/** More than this nobody reads. */
const MOST_PAYERS = 60;

/** Who paid how much in these days, and how. */
async function payersOf(ctx: Ctx, period: LedgerPeriod): Promise<LedgerSummary["payers"]> {
  const net = sql<number>`sum(${ledgerEntries.amount})`.mapWith(Number);
  const rows = await ctx.db
    .select({
      clientName: appointments.clientName,
      currency: ledgerEntries.currency,
      method: payments.method,
      net,
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .innerJoin(appointments, eq(appointments.id, payments.appointmentId))
    .where(await during(ctx, period))
    .groupBy(appointments.id, appointments.clientName, ledgerEntries.currency, payments.method)
    .orderBy(sql`max(${ledgerEntries.createdAt}) desc`)
    .limit(MOST_PAYERS);
  return rows.flatMap(({ clientName, ...row }) => (clientName ? [{ clientName, ...row }] : []));
}

function lines({ db }: Ctx) {
  return db
    .select({
      entry: ledgerEntries,
      purpose: payments.purpose,
      method: payments.method,
      appointmentId: payments.appointmentId,
      clientName: appointments.clientName,
    })
    .from(ledgerEntries)
    .innerJoin(payments, eq(payments.id, ledgerEntries.paymentId))
    .leftJoin(appointments, eq(appointments.id, payments.appointmentId))
    .$dynamic();
}

type Line = {
  entry: typeof ledgerEntries.$inferSelect;
  purpose: LedgerEntry["purpose"];
  method: LedgerEntry["method"];
  appointmentId: string | null;
  clientName: string | null;
};

function asEntry({ entry, purpose, method, appointmentId, clientName }: Line): LedgerEntry {
  const { id, kind, amount, currency, paymentId, createdAt } = entry;
  return {
    id,
    kind,
    amount,
    currency,
    paymentId,
    purpose,
    method,
    clientName: clientName ?? "",
    appointmentId,
    createdAt: createdAt.toISOString(),
  };
}

/** Days by the salon's clock, both included. */
async function during(ctx: Ctx, { from, to }: LedgerPeriod): Promise<SQL | undefined> {
  const { timeZone } = await getBookingRules(ctx);
  const at = ledgerEntries.createdAt;
  return and(
    from ? gte(at, new Date(dayBounds(timeZone, from).startsAt)) : undefined,
    to ? lt(at, new Date(dayBounds(timeZone, to).endsAt)) : undefined,
  );
}
