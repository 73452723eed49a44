import { and, count, desc, eq, sql } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { memories } from "#db/schema/assistant.ts";
import { salons } from "#db/schema/salons.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { auditSettings } from "#tools/core/audit-settings.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { nameOfStylist } from "#tools/core/name-of-stylist.ts";
import {
  Meaning,
  MOST_MEMORIES,
  type ChangeMemory,
  type Forgotten,
  type LearnFromTaps,
  type Memories,
  type Memory,
  type MemorySource,
  type Remember,
} from "./schema.ts";

const keptInMind = builtOnce((db) =>
  db
    .select({ learnsFromTaps: salons.learnsFromTaps, memory: memories })
    .from(salons)
    .leftJoin(memories, eq(memories.salonId, salons.id))
    .orderBy(desc(memories.createdAt), desc(memories.id)),
);

/** What the assistant keeps in mind of the salon, newest first, and whether it learns from taps. */
export async function getMemories({ db }: Pick<Ctx, "db">): Promise<Memories> {
  const rows = await keptInMind(db);
  const kept = rows.flatMap(({ memory }) => (memory ? [shown(memory)] : []));
  return { learnsFromTaps: rows[0]?.learnsFromTaps ?? false, memories: kept };
}

/**
 * Keeps a note in mind, or what a word means: said again, a word means what was said last. What was tapped among several choices
 * is kept only where the salon lets it be.
 * @throws forbidden where it does not; conflict for too many
 */
export async function remember(ctx: Ctx, { byTap, ...told }: Remember): Promise<Memory> {
  if (!byTap) return keep(ctx, told, "told");
  const [salon] = await ctx.db.select({ learns: salons.learnsFromTaps }).from(salons);
  if (!salon?.learns)
    throw new DomainError("forbidden", "This salon does not let taps on choices be kept.");
  return keep(ctx, told, "tap");
}

/** Puts other words in the place of what is kept in mind. @throws not_found; forbidden for another's without the right */
export function changeMemory(
  ctx: Ctx,
  { id, words }: ChangeMemory & { id: string },
): Promise<Memory> {
  return atomically(ctx, async (ctx) => {
    await ownMemory(ctx, id);
    const [row] = await ctx.db
      .update(memories)
      .set({ words, changedAt: ctx.now() })
      .where(eq(memories.id, id))
      .returning();
    if (!row) throw unknown();
    return shown(row);
  });
}

/** Forgets one thing. @throws not_found; forbidden for another's without the right */
export function forget(ctx: Ctx, { id }: { id: string }): Promise<Memory> {
  return atomically(ctx, async (ctx) => {
    const row = await ownMemory(ctx, id);
    await ctx.db.delete(memories).where(eq(memories.id, id));
    return shown(row);
  });
}

/** Forgets everything. @throws forbidden for whoever does not run the salon */
export async function forgetAll(ctx: Ctx): Promise<Forgotten> {
  requireMay(ctx, "manage_memory");
  const gone = await ctx.db.delete(memories).returning({ id: memories.id });
  return { forgotten: gone.length };
}

/** Lets taps on choices be kept from now on, or not any more. @throws forbidden for whoever does not run the salon */
export function learnFromTaps(ctx: Ctx, { learnsFromTaps }: LearnFromTaps): Promise<Memories> {
  requireMay(ctx, "manage_memory");
  return atomically(ctx, async (ctx) => {
    await ctx.db.update(salons).set({ learnsFromTaps }).where(eq(salons.id, ctx.actor.salonId));
    await auditSettings(ctx, "what the assistant keeps in mind", { learnsFromTaps });
    return getMemories(ctx);
  });
}

function keep(ctx: Ctx, { words, means }: Remember, source: MemorySource): Promise<Memory> {
  const { salonId, stylistId } = ctx.actor;
  return atomically(ctx, async (ctx) => {
    // two at once count each other
    await ctx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`memories ${salonId}`}, 0))`,
    );
    const told = {
      words,
      means: means ?? null,
      source,
      stylistId,
      by: await nameOfStylist(ctx, stylistId),
      createdAt: ctx.now(),
      changedAt: null,
    };
    const [known] = await ctx.db
      .update(memories)
      .set(told)
      .where(
        and(
          sql`lower(${memories.words}) = lower(${words})`,
          means ? sql`${memories.means} ->> 'kind' = ${means.kind}` : eq(memories.kind, "note"),
        ),
      )
      .returning();
    if (known) return shown(known);
    await refuseTooMany(ctx);
    const row = {
      ...told,
      id: newId(),
      salonId,
      kind: means ? ("word" as const) : ("note" as const),
    };
    await ctx.db.insert(memories).values(row);
    return shown(row);
  });
}

async function refuseTooMany({ db }: Ctx): Promise<void> {
  const [had] = await db.select({ kept: count() }).from(memories);
  if ((had?.kept ?? 0) >= MOST_MEMORIES)
    throw new DomainError(
      "conflict",
      `${MOST_MEMORIES} things are kept in mind already. Forget some of them in Settings first.`,
    );
}

async function ownMemory({ db, actor }: Ctx, id: string): Promise<Row> {
  const [row] = await db.select().from(memories).where(eq(memories.id, id)).for("update");
  if (!row) throw unknown();
  if (row.stylistId !== actor.stylistId && !may(actor.role, "manage_memory"))
    throw new DomainError("forbidden", `${row.by} told me that, and can have it forgotten.`);
  return row;
}

type Row = typeof memories.$inferSelect;

const shown = ({ id, kind, words, means, source, by, createdAt, changedAt }: Row): Memory => ({
  id,
  kind,
  words,
  means: means === null ? null : Meaning.parse(means),
  source,
  by,
  createdAt: createdAt.toISOString(),
  changedAt: changedAt?.toISOString() ?? null,
});

const unknown = () => new DomainError("not_found", "That is not kept in mind any more.");
