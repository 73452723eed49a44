import { and, eq, gte, lt, sql, type AnyColumn, type SQL } from "drizzle-orm";
import { salons } from "#db/schema/salons.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { dayBounds, wallOf } from "#tools/values/zone-rules.ts";
import { may, refusalOf } from "#tools/access/permissions-rules.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { requireTier } from "#tools/subscription/subscription.ts";
import { bucketsOf, rangeBefore, rangeIssue, rangeOf, unitOf, type Bucket } from "./range-rules.ts";
import type { AskReport, ReportRange } from "./schema.ts";

/** What a report looks at: whose figures, which days, by which clock. */
export type Scope = {
  range: ReportRange;
  before: ReportRange;
  buckets: Bucket[];
  timeZone: string;
  currency: string;
  /** The salon's present day. */
  today: string;
  /** Null for the whole salon. */
  stylistId: string | null;
};

/**
 * Who may see what, and of which days. A stylist sees their own figures, whatever they ask.
 * @throws forbidden for the reception and for a stylist who asks for another; tier_required below complete; invalid by the name of
 * the field; not_found for a stylist who is not the salon's
 */
export async function reportScope(ctx: Ctx, asked: AskReport): Promise<Scope> {
  requireMay(ctx, "see_reports");
  const stylistId = whose(ctx, asked.stylistId);
  await requireTier(ctx, "complete", "Advanced Analytics");
  const [salon] = await ctx.db
    .select({ timeZone: salons.timeZone, currency: salons.currency })
    .from(salons);
  if (!salon) throw new DomainError("not_found", "Salon not found.");
  const today = wallOf(salon.timeZone, ctx.now().getTime()).date;
  const range = rangeOf(asked, today);
  const issue = rangeIssue(range);
  if (issue) throw fieldError(issue.path, issue.message);
  if (stylistId && stylistId !== ctx.actor.stylistId) await requireKnown(ctx, stylistId);
  return {
    ...salon,
    today,
    range,
    before: rangeBefore(range),
    buckets: bucketsOf(range),
    stylistId,
  };
}

/** Whether an instant lies in these days of the salon's clock. */
export function during(column: AnyColumn, { timeZone }: Scope, { from, to }: ReportRange): SQL {
  const begin = new Date(dayBounds(timeZone, from).startsAt);
  const end = new Date(dayBounds(timeZone, to).endsAt);
  return and(gte(column, begin), lt(column, end)) ?? sql`true`;
}

/** Whether a row is of whom the report looks at. */
export function ofWhom(column: AnyColumn, { stylistId }: Scope): SQL {
  return stylistId ? eq(column, stylistId) : sql`true`;
}

/** The day of an instant by the salon's clock. */
export const dayOf = (column: AnyColumn | SQL, { timeZone }: Scope): SQL =>
  sql`(${column} at time zone ${timeZone})::date`;

/** The key of the bucket that an instant falls in. */
export const bucketOf = (column: AnyColumn, scope: Scope): SQL =>
  sql`date_trunc(${unitOf(scope.range)}, ${dayOf(column, scope)}::timestamp)::date::text`;

/** What there is of every bucket, in their order; `none` where there is nothing. */
export function spread<T extends object>(
  { buckets }: Scope,
  found: ReadonlyMap<string | null, T>,
  none: T,
): (ReportRange & T)[] {
  return buckets.map(({ key, from, to }) => ({ from, to, ...(found.get(key) ?? none) }));
}

/** The names of these stylists, of those who have left too. */
export async function namesOf({ db }: Pick<Ctx, "db">): Promise<Map<string, string>> {
  const rows = await db.select({ id: stylists.id, name: stylists.name }).from(stylists);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function whose({ actor }: Ctx, asked: string | undefined): string | null {
  if (may(actor.role, "see_reports_of_others")) return asked ?? null;
  if (asked === undefined || asked === actor.stylistId) return actor.stylistId;
  throw new DomainError("forbidden", refusalOf("see_reports_of_others"));
}

async function requireKnown({ db }: Ctx, id: string): Promise<void> {
  const [found] = await db.select({ id: stylists.id }).from(stylists).where(eq(stylists.id, id));
  if (!found) throw new DomainError("not_found", "Stylist not found.");
}
