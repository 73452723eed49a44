import { and, count, eq, gte, lt, type SQL } from "drizzle-orm";
import { auditLog } from "#db/schema/house.ts";
import type { Ctx } from "#tools/core/context.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { csvOf, harmless } from "#tools/sheets/csv-rules.ts";
import { getBookingRules } from "#tools/salons/booking.ts";
import { dayBounds } from "#tools/values/zone-rules.ts";
import { requireMay } from "#tools/access/permissions.ts";
import type { AuditEntry, FindAudit } from "./schema.ts";

/** Lines in one file, the newest: a year of a large salon is a fraction of it. */
const MOST_IN_FILE = 50_000;
/** Tells Excel that the text is UTF-8. */
const MARK = "\ufeff";
const HEADINGS = ["When", "Who", "By way of", "What", "In words", "Subject", "Chat"] as const;

/** Who did what, newest first, for those who run the salon. @throws forbidden */
export async function listAudit(
  ctx: Ctx,
  {
    limit = DEFAULT_LIMIT,
    cursor,
    ...asked
  }: FindAudit & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<AuditEntry>> {
  requireMay(ctx, "see_audit");
  const matching = await which(ctx, asked);
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(and(matching, olderThan(auditLog, cursor)))
    .orderBy(...newestFirst(auditLog))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(auditLog).where(matching);
  return pageOf(rows, limit, all?.total ?? 0, placeOf, shown);
}

/** The same as a sheet, as far as its newest 50,000 lines; no cell is taken for a formula. @throws forbidden */
export async function auditCsv(ctx: Ctx, asked: FindAudit): Promise<string> {
  requireMay(ctx, "see_audit");
  const rows = await ctx.db
    .select()
    .from(auditLog)
    .where(await which(ctx, asked))
    .orderBy(...newestFirst(auditLog))
    .limit(MOST_IN_FILE);
  const lines = rows.map((row) => [
    row.createdAt.toISOString(),
    harmless(row.by),
    row.via,
    row.action,
    harmless(row.words),
    harmless(row.subjectId ?? ""),
    row.chatId ?? "",
  ]);
  return MARK + csvOf([HEADINGS, ...lines]);
}

async function which(
  ctx: Ctx,
  { action, stylistId, from, to }: FindAudit,
): Promise<SQL | undefined> {
  const { timeZone } = await getBookingRules(ctx);
  const bound = (date: string | undefined, end: "startsAt" | "endsAt") =>
    date === undefined ? undefined : new Date(dayBounds(timeZone, date)[end]);
  const [first, last] = [bound(from, "startsAt"), bound(to, "endsAt")];
  return and(
    action && eq(auditLog.action, action),
    stylistId === undefined ? undefined : eq(auditLog.stylistId, stylistId),
    first && gte(auditLog.createdAt, first),
    last && lt(auditLog.createdAt, last),
  );
}

/** A line of the log as everybody else knows it. */
export function shown({ salonId: _salon, ...row }: typeof auditLog.$inferSelect): AuditEntry {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
