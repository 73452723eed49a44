import { eq } from "drizzle-orm";
import { builtOnce } from "#db/built-once.ts";
import { lineOffsets } from "#db/schema/outcomes.ts";
import { stylists } from "#db/schema/stylists.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import type { SalonOffset } from "#tools/colour/hair-schema.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { measure, suggestOffset } from "./rules.ts";
import { calibrationOf } from "./calibration.ts";
import type { Calibration, DecideOffset, LineOffset } from "./schema.ts";
import { judgedIn, toldOutcomes, type ToldOutcome } from "./told.ts";

/** What outcomes say of each line that was used, most outcomes first, with what is suggested and what is accepted. */
export async function lineReports(ctx: Ctx, told: readonly ToldOutcome[]): Promise<LineOffset[]> {
  return reportsOf(told, await acceptedOffsets(ctx));
}

type Accepted = Awaited<ReturnType<typeof acceptedOffsets>>;

function reportsOf(told: readonly ToldOutcome[], accepted: Accepted): LineOffset[] {
  const byLine = Map.groupBy(told, ({ line }) => line ?? "");
  const keys = new Set([...byLine.keys(), ...accepted.keys()].filter((key) => key !== ""));
  return [...keys]
    .map((line) => {
      const own = byLine.get(line) ?? [];
      const { suggested, sentence } = suggestOffset(own);
      const known = findLine(line);
      return {
        line,
        lineName: known?.name ?? line,
        brandName: known?.brandName ?? "",
        measured: measure(own),
        suggested,
        accepted: accepted.get(line) ?? null,
        sentence,
      };
    })
    .toSorted(
      (a, b) => b.measured.count - a.measured.count || a.lineName.localeCompare(b.lineName),
    );
}

/**
 * Uses the offset that is suggested for a line in later formulas, or stops using the one that is accepted.
 * @throws conflict where nothing is suggested, or nothing is in use; forbidden for the reception
 */
export async function decideOffset(ctx: Ctx, { line, use }: DecideOffset): Promise<LineOffset> {
  requireMay(ctx, "judge_outcomes");
  return atomically(ctx, async (ctx) => {
    if (use) await accept(ctx, line);
    else await takeBack(ctx, line);
    return reportOf(ctx, line);
  });
}

/** What formulas of the salon are to know of its outcomes. */
export async function salonLearning(
  ctx: Ctx,
): Promise<{ offsets: Record<string, SalonOffset>; calibration: Calibration[] }> {
  const [told, accepted] = await Promise.all([toldOutcomes(ctx), acceptedOffsets(ctx)]);
  return {
    offsets: offsetsIn(told, accepted),
    calibration: calibrationOf(judgedIn(told)),
  };
}

/** Of its lines: what was accepted, and what is only suggested. */
function offsetsIn(told: readonly ToldOutcome[], reported: Accepted): Record<string, SalonOffset> {
  return Object.fromEntries(
    reportsOf(told, reported).flatMap(({ line, accepted, suggested }): [string, SalonOffset][] => {
      if (accepted) {
        const { offset, count, by, at } = accepted;
        return [[line, { offset, count, accepted: { by, on: at.slice(0, 10) } }]];
      }
      const { count } = suggestOffset(told.filter((each) => each.line === line));
      return suggested === null ? [] : [[line, { offset: suggested, count }]];
    }),
  );
}

/** What the outcomes say of one line; undefined where it has none. */
export async function offsetOf(ctx: Ctx, line: string): Promise<LineOffset | undefined> {
  const all = await lineReports(ctx, await toldOutcomes(ctx));
  return all.find((each) => each.line === line);
}

async function accept(ctx: Ctx, line: string): Promise<void> {
  const told = (await toldOutcomes(ctx)).filter((each) => each.line === line);
  const { suggested, count, sentence } = suggestOffset(told);
  if (suggested === null)
    throw new DomainError("conflict", `Nothing is suggested for ${nameOf(line)}. ${sentence}`);
  const { salonId, stylistId } = ctx.actor;
  const decided = { stylistId, offset: suggested, count, createdAt: ctx.now() };
  await ctx.db
    .insert(lineOffsets)
    .values({ ...decided, id: newId(), salonId, line })
    .onConflictDoUpdate({ target: [lineOffsets.salonId, lineOffsets.line], set: decided });
}

async function takeBack(ctx: Ctx, line: string): Promise<void> {
  const gone = await ctx.db.delete(lineOffsets).where(eq(lineOffsets.line, line)).returning();
  if (gone.length === 0)
    throw new DomainError("conflict", `No offset is in use for ${nameOf(line)}.`);
}

async function reportOf(ctx: Ctx, line: string): Promise<LineOffset> {
  const found = await offsetOf(ctx, line);
  if (!found) throw new DomainError("not_found", `There are no outcomes with ${nameOf(line)}.`);
  return found;
}

const accepted = builtOnce((db) =>
  db
    .select({ row: lineOffsets, by: stylists.name })
    .from(lineOffsets)
    .innerJoin(stylists, eq(stylists.id, lineOffsets.stylistId)),
);

async function acceptedOffsets({ db }: Ctx) {
  const rows = await accepted(db);
  return new Map(
    rows.map(({ row: { line, offset, count, createdAt }, by }) => [
      line,
      { offset, by, at: createdAt.toISOString(), count },
    ]),
  );
}

const nameOf = (line: string) => findLine(line)?.name ?? line;
