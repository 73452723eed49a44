import { and, eq, gt, isNotNull, isNull, lt, ne, or } from "drizzle-orm";
import { apiTokens } from "#db/schema/house.ts";
import { stylists } from "#db/schema/stylists.ts";
import type { Actor, Db } from "#tools/core/context.ts";
import { fingerprint } from "#tools/core/tokens.ts";
import type { TokenScope } from "./schema.ts";
import { isApiToken } from "./secret.ts";

const MINUTE = 60_000;

/** Who stands behind a token: its maker as they are now. */
export type Bearer = Omit<Actor, "isAdmin"> & {
  id: string;
  name: string;
  scopes: TokenScope[];
  lastUsedAt: Date | null;
};

/**
 * Who a token acts as. Null for one that is unknown, revoked or over, and when its maker has left, signs in no more or is
 * suspended. `everySalon` must see all salons.
 */
export async function findBearer(
  everySalon: Db,
  { token, now }: { token: string; now: Date },
): Promise<Bearer | null> {
  if (!isApiToken(token)) return null;
  const [found] = await everySalon
    .select({
      id: apiTokens.id,
      scopes: apiTokens.scopes,
      lastUsedAt: apiTokens.lastUsedAt,
      salonId: apiTokens.salonId,
      stylistId: apiTokens.stylistId,
      userId: stylists.userId,
      role: stylists.role,
      name: stylists.name,
    })
    .from(apiTokens)
    .innerJoin(
      stylists,
      and(eq(stylists.salonId, apiTokens.salonId), eq(stylists.id, apiTokens.stylistId)),
    )
    .where(
      and(
        eq(apiTokens.tokenHash, fingerprint(token)),
        isNull(apiTokens.revokedAt),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)),
        isNotNull(stylists.userId),
        isNull(stylists.leftAt),
        ne(stylists.accountStatus, "suspended"),
      ),
    );
  return found?.userId ? { ...found, userId: found.userId } : null;
}

/** Notes to the minute that a token was used: one row written a minute, however much is asked. */
export async function noteUse(
  everySalon: Db,
  { id, lastUsedAt, now }: Pick<Bearer, "id" | "lastUsedAt"> & { now: Date },
): Promise<void> {
  const minute = new Date(Math.floor(now.getTime() / MINUTE) * MINUTE);
  if (lastUsedAt && lastUsedAt >= minute) return;
  await everySalon
    .update(apiTokens)
    .set({ lastUsedAt: minute })
    .where(
      and(eq(apiTokens.id, id), or(isNull(apiTokens.lastUsedAt), lt(apiTokens.lastUsedAt, minute))),
    );
}
