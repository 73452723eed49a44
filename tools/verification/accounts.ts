import { and, count, eq, ilike, inArray, isNull, or } from "drizzle-orm";
import { stylists } from "#db/schema/stylists.ts";
import { containing } from "#tools/core/containing.ts";
import type { Actor, Db } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { asAccount, ofAccount } from "./rows.ts";
import { GROUPS } from "./rules.ts";
import type { AccountCounts, AccountFilter, AccountToVerify } from "./schema.ts";

/** What a platform admin may reach: all salons. Every verb that takes one refuses whoever is none. */
export type AdminCtx = { actor: Actor; everySalon: Db };

/** The accounts of all salons, newest first, without those who left their team. @throws forbidden for whoever is no admin */
export async function listAccounts(
  ctx: AdminCtx,
  {
    limit = DEFAULT_LIMIT,
    cursor,
    group,
    q,
  }: AccountFilter & { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<AccountToVerify>> {
  requireAdmin(ctx);
  const asked = and(
    isNull(stylists.leftAt),
    group && inArray(stylists.accountStatus, [...GROUPS[group]]),
    q ? or(ilike(stylists.name, containing(q)), ilike(stylists.email, containing(q))) : undefined,
  );
  const rows = await ctx.everySalon
    .select(ofAccount)
    .from(stylists)
    .where(and(asked, olderThan(stylists, cursor)))
    .orderBy(...newestFirst(stylists))
    .limit(limit + 1);
  const [all] = await ctx.everySalon.select({ total: count() }).from(stylists).where(asked);
  return pageOf(rows, limit, all?.total ?? 0, placeOf, asAccount);
}

/** How many accounts there are in all, and in each section. @throws forbidden */
export async function countAccounts(ctx: AdminCtx): Promise<AccountCounts> {
  requireAdmin(ctx);
  const rows = await ctx.everySalon
    .select({ status: stylists.accountStatus, many: count() })
    .from(stylists)
    .where(isNull(stylists.leftAt))
    .groupBy(stylists.accountStatus);
  const sum = (some: typeof rows) => some.reduce((sofar, { many }) => sofar + many, 0);
  const of = (group: keyof typeof GROUPS) =>
    sum(rows.filter(({ status }) => GROUPS[group].includes(status)));
  return {
    total: sum(rows),
    pending: of("pending"),
    verified: of("verified"),
    closed: of("closed"),
  };
}

/** The salon whose rows an account's are: what an admin does is done within it. @throws forbidden, not_found */
export async function salonOfAccount(ctx: AdminCtx, { id }: { id: string }): Promise<string> {
  requireAdmin(ctx);
  const [found] = await ctx.everySalon
    .select({ salonId: stylists.salonId })
    .from(stylists)
    .where(and(eq(stylists.id, id), isNull(stylists.leftAt)));
  if (!found) throw unknownAccount();
  return found.salonId;
}

/** The refusal for an account that is not there. */
export const unknownAccount = () => new DomainError("not_found", "Stylist not found.");

function requireAdmin({ actor }: AdminCtx): void {
  if (!actor.isAdmin) throw new DomainError("forbidden", "Only platform admins verify accounts.");
}
