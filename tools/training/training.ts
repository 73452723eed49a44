import { and, count, eq } from "drizzle-orm";
import { practiceFormulas } from "#db/schema/training.ts";
import { preferredLines } from "#tools/brands/brands.ts";
import { readNotation } from "#tools/colour/notation/notation.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { newId } from "#tools/core/id.ts";
import { newestFirst, olderThan, placeOf } from "#tools/core/newest.ts";
import { DEFAULT_LIMIT, pageOf, type Page } from "#tools/core/paging.ts";
import { linesToReadIn } from "#tools/bench/notation.ts";
import { requestFor } from "./data.ts";
import { gradeAnswer } from "./grade.ts";
import { formulaIn } from "./grade-words.ts";
import { learnerOf } from "./learner.ts";
import { findPractice } from "./scenarios.ts";
import type { FindPractice, Grade, GradeFormula, PracticeFormula, SavePractice } from "./schema.ts";

/**
 * Grades a formula that was written for a practice head, read in the learner's own lines. Keeps nothing.
 * @throws not_found for a scenario or target that does not exist
 */
export async function gradeFormula(ctx: Ctx, asked: GradeFormula): Promise<Grade> {
  const { scenario, target, formula } = asked;
  const { head, goal } = findPractice(asked);
  const lines = await preferredLines(ctx);
  const read = readNotation(formulaIn(formula), {
    lines: await linesToReadIn(ctx, {}),
    own: lines,
  });
  const request = { ...requestFor(head, goal), ...(lines.length > 0 && { lines }) };
  return { scenario, target, formula, ...gradeAnswer(request, read, formula) };
}

/**
 * Grades a practice formula and keeps it in the learner's history.
 * @throws not_found for a scenario, a target or a stylist that does not exist
 */
export async function savePracticeFormula(
  ctx: Ctx,
  { stylistId, ...asked }: SavePractice,
): Promise<PracticeFormula> {
  const grade = await gradeFormula(ctx, asked);
  return atomically(ctx, async (ctx) => {
    const saved = {
      id: newId(),
      salonId: ctx.actor.salonId,
      stylistId: await learnerOf(ctx, stylistId),
      scenario: grade.scenario,
      target: grade.target,
      score: grade.score,
      grade,
      createdAt: ctx.now(),
    };
    await ctx.db.insert(practiceFormulas).values(saved);
    return asPractice(saved);
  });
}

/** The salon's practice formulas, newest first; of one scenario or one stylist where asked. */
export async function listPracticeFormulas(
  ctx: Ctx,
  { stylistId, scenario, limit = DEFAULT_LIMIT, cursor }: FindPractice,
): Promise<Page<PracticeFormula>> {
  const among = and(
    stylistId ? eq(practiceFormulas.stylistId, await learnerOf(ctx, stylistId)) : undefined,
    scenario ? eq(practiceFormulas.scenario, scenario) : undefined,
  );
  const rows = await ctx.db
    .select()
    .from(practiceFormulas)
    .where(and(among, olderThan(practiceFormulas, cursor)))
    .orderBy(...newestFirst(practiceFormulas))
    .limit(limit + 1);
  const [all] = await ctx.db.select({ total: count() }).from(practiceFormulas).where(among);
  return pageOf(rows, limit, all?.total ?? 0, placeOf, asPractice);
}

type Row = typeof practiceFormulas.$inferSelect;

function asPractice({ id, stylistId, grade, createdAt }: Row): PracticeFormula {
  return { id, stylistId, grade, createdAt: createdAt.toISOString() };
}
