import { and, count, desc, eq, gt, isNull, or } from "drizzle-orm";
import { apiTokens } from "#db/schema/house.ts";
import { stylists } from "#db/schema/stylists.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { nameOfStylist } from "#tools/core/name-of-stylist.ts";
import { requirePerson } from "#tools/access/roles.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { fingerprint } from "#tools/core/tokens.ts";
import { may } from "#tools/access/permissions-rules.ts";
import type { ApiToken, MadeApiToken, MakeApiToken } from "./schema.ts";
import { newApiToken, prefixOf } from "./secret.ts";

const DAY_MS = 86_400_000;
/** Tokens one stylist may have that work. */
const MOST = 20;
/** How long one that has ended is still shown. */
const SHOWN_AFTER_MS = 90 * DAY_MS;

/** The tokens of the salon, newest first; of whoever does not run it, their own. Those that have ended are shown for 90 days. */
export async function listApiTokens(ctx: Ctx): Promise<ApiToken[]> {
  const since = new Date(ctx.now().getTime() - SHOWN_AFTER_MS);
  const rows = await ctx.db
    .select({ token: apiTokens, madeBy: stylists.name })
    .from(apiTokens)
    .innerJoin(stylists, eq(stylists.id, apiTokens.stylistId))
    .where(
      and(
        within(ctx),
        or(isNull(apiTokens.revokedAt), gt(apiTokens.revokedAt, since)),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, since)),
      ),
    )
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
  return rows.map(({ token, madeBy }) => shown(token, madeBy));
}

/**
 * Makes a token that acts as whoever makes it. What it is, is told here and never again: only what it is recognised by is kept.
 * @throws forbidden for a token that asks; conflict when there are too many
 */
export async function makeApiToken(
  ctx: Ctx,
  { name, scopes, days }: MakeApiToken,
): Promise<MadeApiToken> {
  requirePerson(ctx);
  const token = newApiToken();
  const { salonId, stylistId } = ctx.actor;
  const createdAt = ctx.now();
  const row = {
    id: newId(),
    salonId,
    stylistId,
    name,
    tokenHash: fingerprint(token),
    prefix: prefixOf(token),
    scopes: [...new Set(scopes)].toSorted(),
    lastUsedAt: null,
    expiresAt: days === null ? null : new Date(createdAt.getTime() + days * DAY_MS),
    revokedAt: null,
    createdAt,
  };
  return atomically(ctx, async (ctx) => {
    // two at once count each other
    await ctx.db.select({}).from(stylists).where(eq(stylists.id, stylistId)).for("no key update");
    await refuseTooMany(ctx);
    await ctx.db.insert(apiTokens).values(row);
    const reach = row.scopes.join(" and ");
    const life = days === null ? "without an end" : `for ${days === 1 ? "a day" : `${days} days`}`;
    await writeAudit(ctx, {
      action: "token.made",
      words: `made the key "${name}" (${row.prefix}…) that may ${reach}, ${life}`,
      subjectId: row.id,
    });
    return { ...shown(row, await nameOfStylist(ctx, stylistId)), token };
  });
}

/** Ends a token at once. Ending it again changes nothing. @throws not_found, also for another's where one does not run the salon */
export function revokeApiToken(ctx: Ctx, { id }: { id: string }): Promise<ApiToken> {
  requirePerson(ctx);
  return atomically(ctx, async (ctx) => {
    const [found] = await ctx.db
      .select()
      .from(apiTokens)
      .where(and(within(ctx), eq(apiTokens.id, id)))
      .for("update");
    if (!found) throw new DomainError("not_found", "There is no such token.");
    const madeBy = await nameOfStylist(ctx, found.stylistId);
    if (found.revokedAt) return shown(found, madeBy);
    const revokedAt = ctx.now();
    await ctx.db.update(apiTokens).set({ revokedAt }).where(eq(apiTokens.id, id));
    const whose = found.stylistId === ctx.actor.stylistId ? "" : ` of ${madeBy}`;
    await writeAudit(ctx, {
      action: "token.revoked",
      words: `revoked the key "${found.name}" (${found.prefix}…)${whose}`,
      subjectId: id,
    });
    return shown({ ...found, revokedAt }, madeBy);
  });
}

function within({ actor }: Ctx) {
  return may(actor.role, "manage_tokens_of_others")
    ? undefined
    : eq(apiTokens.stylistId, actor.stylistId);
}

async function refuseTooMany({ db, actor, now }: Ctx): Promise<void> {
  const [had] = await db
    .select({ live: count() })
    .from(apiTokens)
    .where(
      and(
        eq(apiTokens.stylistId, actor.stylistId),
        isNull(apiTokens.revokedAt),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now())),
      ),
    );
  if ((had?.live ?? 0) >= MOST)
    throw new DomainError(
      "conflict",
      `You have ${MOST} tokens that work. Revoke one that is no longer used first.`,
    );
}

function shown(row: typeof apiTokens.$inferSelect, madeBy: string): ApiToken {
  const { id, name, scopes, prefix, createdAt, lastUsedAt, expiresAt, revokedAt } = row;
  return {
    id,
    name,
    scopes,
    prefix,
    madeBy,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
