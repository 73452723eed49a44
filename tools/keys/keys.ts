import { eq } from "drizzle-orm";
import { aiKeys } from "#db/schema/house.ts";
import { stylists } from "#db/schema/stylists.ts";
import { writeAudit } from "#tools/core/audit.ts";
import { requirePerson } from "#tools/access/roles.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { forgive, limit } from "#tools/core/rate-limit.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { sealOf, tellOfKey } from "./kept.ts";
import type { AiConfiguration, AiKey, AiKeyProblem, SaveAiKey } from "./schema.ts";

/** Keys a salon may try: typing mistakes, not a search for keys that work. */
const TRIALS = { max: 12, windowMs: 10 * 60_000 };

/** Who answers for this salon and by whose key. What the key is called by is for owner and manager alone. */
export async function getAiConfiguration(ctx: Ctx): Promise<AiConfiguration> {
  const key = await savedKey(ctx);
  const { ownKeys, modelId, standing } = ctx.ai;
  const isOwn = ownKeys && key !== null && key.problem === null;
  const mayChange = may(ctx.actor.role, "manage_ai_key");
  return {
    answering: isOwn ? "gemini" : standing.provider,
    by: isOwn ? "own_key" : standing.provider === "builtin" ? "none" : "installation",
    model: isOwn ? modelId : standing.modelId,
    inHouse: !isOwn && standing.inHouse,
    key: mayChange ? key : null,
    ownKeys,
    mayChange,
  };
}

/**
 * Keeps the salon's own key, sealed, once the provider has taken it; one before it is replaced.
 * @throws forbidden; invalid with `key` when the provider refuses it, ai_unavailable when it does not answer: nothing is
 * saved then; rate_limited
 */
export async function saveAiKey(ctx: Ctx, { provider, key }: SaveAiKey): Promise<AiConfiguration> {
  requirePerson(ctx);
  requireMay(ctx, "manage_ai_key");
  if (!ctx.ai.ownKeys)
    throw new DomainError(
      "forbidden",
      "Whoever runs this installation has set who answers, so a key cannot be used here.",
    );
  const { salonId, stylistId } = ctx.actor;
  await taken(ctx, key);
  const now = ctx.now();
  const row = {
    provider,
    sealed: ctx.signer.seal(sealOf(salonId), key),
    hint: key.slice(-4),
    stylistId,
    checkedAt: now,
    refusedAt: null,
    createdAt: now,
  };
  await atomically(ctx, async (ctx) => {
    await ctx.db
      .insert(aiKeys)
      .values({ salonId, ...row })
      .onConflictDoUpdate({ target: aiKeys.salonId, set: row });
    await writeAudit(ctx, {
      action: "ai_key.saved",
      words: `saved a Gemini key ending in ${row.hint}`,
    });
    await tellOfKey(ctx.db, salonId);
  });
  await ctx.ai.reread(salonId);
  return getAiConfiguration(ctx);
}

/**
 * Tries the saved key again and uses it from now on where the provider takes it.
 * @throws forbidden, not_found without one; invalid, ai_unavailable and rate_limited as `saveAiKey` does
 */
export async function recheckAiKey(ctx: Ctx): Promise<AiConfiguration> {
  requirePerson(ctx);
  requireMay(ctx, "manage_ai_key");
  const { salonId } = ctx.actor;
  const [kept] = await ctx.db.select().from(aiKeys).where(eq(aiKeys.salonId, salonId));
  if (!kept) throw noKey();
  const key = ctx.signer.open(sealOf(salonId), kept.sealed);
  if (key === null)
    throw new DomainError(
      "invalid",
      "The saved key can no longer be read. Please enter it again.",
      {
        issues: [{ path: "key", message: "can no longer be read" }],
      },
    );
  await taken(ctx, key);
  await atomically(ctx, async (ctx) => {
    await ctx.db
      .update(aiKeys)
      .set({ checkedAt: ctx.now(), refusedAt: null })
      .where(eq(aiKeys.sealed, kept.sealed));
    await tellOfKey(ctx.db, salonId);
  });
  await ctx.ai.reread(salonId);
  return getAiConfiguration(ctx);
}

/** Forgets the salon's own key. @throws forbidden, not_found without one */
export async function removeAiKey(ctx: Ctx): Promise<AiConfiguration> {
  requirePerson(ctx);
  requireMay(ctx, "manage_ai_key");
  const { salonId } = ctx.actor;
  await atomically(ctx, async (ctx) => {
    const [gone] = await ctx.db
      .delete(aiKeys)
      .where(eq(aiKeys.salonId, salonId))
      .returning({ hint: aiKeys.hint });
    if (!gone) throw noKey();
    const words = `removed the Gemini key ending in ${gone.hint}`;
    await writeAudit(ctx, { action: "ai_key.removed", words });
    await tellOfKey(ctx.db, salonId);
  });
  await ctx.ai.reread(salonId);
  return getAiConfiguration(ctx);
}

async function taken(ctx: Ctx, key: string): Promise<void> {
  const counted = `ai key ${ctx.actor.salonId}`;
  await limit(ctx, counted, TRIALS);
  const trial = await ctx.ai.tryKey(key);
  if (trial === "taken") return forgive(ctx, counted);
  const { fault, words } = trial;
  if (fault === "unreachable")
    throw new DomainError("ai_unavailable", `${words} Nothing was changed.`, { retryAfter: 30 });
  throw new DomainError("invalid", words, { issues: [{ path: "key", message: words }] });
}

async function savedKey(ctx: Ctx): Promise<AiKey | null> {
  const [row] = await ctx.db
    .select({ key: aiKeys, savedBy: stylists.name })
    .from(aiKeys)
    .innerJoin(stylists, eq(stylists.id, aiKeys.stylistId))
    .where(eq(aiKeys.salonId, ctx.actor.salonId));
  if (!row) return null;
  const { provider, hint, sealed, checkedAt, refusedAt, createdAt } = row.key;
  const unreadable = ctx.signer.open(sealOf(ctx.actor.salonId), sealed) === null;
  const problem: AiKeyProblem | null = unreadable ? "unreadable" : refusedAt ? "refused" : null;
  return {
    provider,
    hint,
    checkedAt: checkedAt.toISOString(),
    problem,
    savedBy: row.savedBy,
    savedAt: createdAt.toISOString(),
  };
}

const noKey = () => new DomainError("not_found", "The salon has no key of its own.");
