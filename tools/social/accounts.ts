import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { socialAccounts } from "#db/schema/social.ts";
import { atomically, type Ctx, type Db, type SalonCtx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { accountStateAt, isUsable } from "./account-rules.ts";
import { tellOwner } from "./owner-mail.ts";
import { NotShown, type PlatformAccount, type TokenState } from "./platforms.ts";
import { PLATFORM_NAMES } from "./post-rules.ts";
import type { ConnectAccount, Platform, SocialAccount } from "./schema.ts";

const DAY_MS = 86_400_000;
const SEALED_FOR = "social account";

type AccountRow = typeof socialAccounts.$inferSelect;

/** The salon's accounts. */
export async function listAccounts(ctx: Pick<Ctx, "db" | "now">): Promise<SocialAccount[]> {
  const rows = await ctx.db.select().from(socialAccounts).orderBy(asc(socialAccounts.platform));
  return rows.map((row) => asAccount(row, ctx.now()));
}

/**
 * Connects the salon's own account, once the platform has accepted its token; the one before is replaced.
 * @throws invalid where the platform refuses it, unavailable where it does not answer, forbidden
 */
export async function connectAccount(
  ctx: Ctx,
  { platform, accountId, token }: ConnectAccount & { platform: Platform },
): Promise<SocialAccount> {
  requireMay(ctx, "connect_accounts");
  const state = await inspected(ctx, { platform, accountId, token });
  const now = ctx.now();
  const values = {
    accountId,
    name: state.name,
    token: ctx.signer.seal(SEALED_FOR, token),
    expiresAt: state.expiresAt,
    revokedAt: null,
    announcedAt: null,
    checkedAt: now,
    createdAt: now,
  };
  const [row] = await ctx.db
    .insert(socialAccounts)
    .values({ ...values, salonId: ctx.actor.salonId, platform })
    .onConflictDoUpdate({
      target: [socialAccounts.salonId, socialAccounts.platform],
      set: values,
    })
    .returning();
  if (!row) throw new Error("The account was not kept.");
  return asAccount(row, now);
}

async function inspected(ctx: Ctx, account: PlatformAccount): Promise<TokenState> {
  const name = PLATFORM_NAMES[account.platform];
  let state: TokenState;
  try {
    state = await ctx.platforms.inspect(account);
  } catch (error) {
    if (!(error instanceof NotShown)) throw error;
    if (error.permanent) throw fieldError("accountId", error.message);
    throw new DomainError("unavailable", error.message);
  }
  if (!state.valid) throw fieldError("token", `${name} does not accept this token.`);
  if (state.expiresAt && state.expiresAt <= ctx.now())
    throw fieldError("token", "This token has ended. Make a new one.");
  return state;
}

/** Forgets an account and its token; what is shown there stays. @throws not_found, forbidden */
export async function disconnectAccount(
  ctx: Ctx,
  { platform }: { platform: Platform },
): Promise<{ platform: Platform }> {
  requireMay(ctx, "connect_accounts");
  const [gone] = await ctx.db
    .delete(socialAccounts)
    .where(eq(socialAccounts.platform, platform))
    .returning({ platform: socialAccounts.platform });
  if (!gone)
    throw new DomainError("not_found", `No ${PLATFORM_NAMES[platform]} account is connected.`);
  return gone;
}

/** A salon's account with its token, for a call to its platform; or why there is none that could be used. */
export async function usableAccount(
  ctx: Pick<Ctx, "db" | "now" | "signer">,
  platform: Platform,
): Promise<{ account: PlatformAccount } | { why: string }> {
  const [row] = await ctx.db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.platform, platform));
  const name = PLATFORM_NAMES[platform];
  if (!row)
    return {
      why: `No ${name} account is connected. Download it and post it yourself, or connect the account.`,
    };
  const token = ctx.signer.open(SEALED_FOR, row.token);
  if (!token || !isUsable(accountStateAt(row, ctx.now())))
    return { why: `${name} no longer accepts the account's token. Connect the account again.` };
  return { account: { platform, accountId: row.accountId, token } };
}

/** Notes that a platform refuses an account's token, and tells the owner, once. */
export async function noteRefused(
  ctx: SalonCtx,
  { platform, accountId }: Pick<PlatformAccount, "platform" | "accountId">,
): Promise<void> {
  await atomically(ctx, async (ctx) => {
    await ctx.db
      .update(socialAccounts)
      .set({ revokedAt: ctx.now() })
      .where(
        and(
          eq(socialAccounts.platform, platform),
          eq(socialAccounts.accountId, accountId),
          isNull(socialAccounts.revokedAt),
        ),
      );
    await announce(ctx, platform);
  });
}

/** An account that was not looked at for a day. */
export type AccountDue = Pick<AccountRow, "platform" | "checkedAt">;

/** The accounts that are to be looked at, by salon. `everySalon` must see all salons. */
export async function accountsDue(
  everySalon: Db,
  { now }: { now: Date },
): Promise<Map<string, AccountDue[]>> {
  const rows = await everySalon
    .select({
      salonId: socialAccounts.salonId,
      platform: socialAccounts.platform,
      checkedAt: socialAccounts.checkedAt,
    })
    .from(socialAccounts)
    .where(lte(socialAccounts.checkedAt, new Date(now.getTime() - DAY_MS)))
    .limit(500);
  return Map.groupBy(rows, ({ salonId }) => salonId);
}

/** Looks at accounts, each once a day, and tells the owner of one that has ended or is about to. @returns how many were looked at */
export async function checkAccounts(ctx: SalonCtx, due: readonly AccountDue[]): Promise<number> {
  let looked = 0;
  for (const { platform, checkedAt } of due) {
    const [row] = await ctx.db
      .update(socialAccounts)
      .set({ checkedAt: ctx.now() })
      .where(and(eq(socialAccounts.platform, platform), eq(socialAccounts.checkedAt, checkedAt)))
      .returning();
    // another process looks at it
    if (!row) continue;
    looked += 1;
    const found = await usableAccount(ctx, platform);
    const state = "account" in found ? await told(ctx, found.account) : null;
    await atomically(ctx, async (ctx) => {
      if (state)
        await ctx.db
          .update(socialAccounts)
          .set({ expiresAt: state.expiresAt, ...(!state.valid && { revokedAt: ctx.now() }) })
          .where(
            and(eq(socialAccounts.platform, platform), eq(socialAccounts.accountId, row.accountId)),
          );
      await announce(ctx, platform);
    });
  }
  return looked;
}

/** What the platform says of a token; null while it says nothing: what was known stands. */
async function told(ctx: SalonCtx, account: PlatformAccount): Promise<TokenState | null> {
  try {
    return await ctx.platforms.inspect(account);
  } catch (error) {
    ctx.log.warn({ err: error, platform: account.platform }, "an account could not be looked at");
    return null;
  }
}

/** Tells the owner of an account that is of no more use, or soon will be: one mail for each time it was connected. */
async function announce(ctx: SalonCtx, platform: Platform): Promise<void> {
  const [row] = await ctx.db
    .select()
    .from(socialAccounts)
    .where(and(eq(socialAccounts.platform, platform), isNull(socialAccounts.announcedAt)))
    .for("update");
  if (!row) return;
  const state = accountStateAt(row, ctx.now());
  if (state === "connected") return;
  const name = PLATFORM_NAMES[platform];
  const ends = row.expiresAt?.toISOString().slice(0, 10);
  const subject =
    state === "expiring" ? `${name} is connected until ${ends}` : `${name} is no longer connected`;
  await tellOwner(ctx, {
    subject,
    paragraphs: [
      state === "expiring"
        ? `The token of ${row.name} ends on ${ends}. Connect the account again before then, so that scheduled posts go out.`
        : `${name} no longer accepts the token of ${row.name}. Connect the account again: until then nothing is published there.`,
    ],
    cause: `social account ${platform} ${row.createdAt.toISOString()}`,
  });
  await ctx.db
    .update(socialAccounts)
    .set({ announcedAt: ctx.now() })
    .where(eq(socialAccounts.platform, platform));
}

function asAccount(row: AccountRow, now: Date): SocialAccount {
  const { platform, accountId, name, expiresAt, checkedAt } = row;
  return {
    platform,
    accountId,
    name,
    state: accountStateAt(row, now),
    expiresAt: expiresAt?.toISOString() ?? null,
    checkedAt: checkedAt.toISOString(),
  };
}
