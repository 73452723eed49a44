import { asc, eq } from "drizzle-orm";
import { formulas } from "#db/schema/formulas.ts";
import { reweighs } from "#db/schema/pricing.ts";
import { findConsultation } from "#tools/consultations/rows.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { asFormula, getFormula } from "#tools/formulas/formulas.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { weighBack } from "./weigh-back.ts";
import { costOfBowl, costOfReweigh } from "#tools/pricing/cost/cost-rules.ts";
import type { ProductPrice, Reweigh, ReweighBowl } from "#tools/pricing/cost/cost-schema.ts";
import { refused } from "#tools/core/field-error.ts";
import { listPrices } from "#tools/pricing/prices.ts";

/**
 * Keeps what was mixed of a formula and what was left, with what that cost by today's prices. A bowl that was drawn on the
 * stock knows its waste from then on.
 * @throws not_found; invalid when more was left than mixed; conflict while its grams are withheld; forbidden for the reception
 */
export async function reweighBowl(
  ctx: Ctx,
  { formulaId, mixedGrams, leftGrams }: ReweighBowl,
): Promise<Reweigh> {
  const prices = await listPrices(ctx);
  const formula = await getFormula(ctx, { id: formulaId });
  if (formula.withheld)
    throw new DomainError("conflict", "The grams of this formula are withheld: nothing was mixed.");
  if (leftGrams > mixedGrams)
    throw refused("leftGrams", `More cannot be left than the ${mixedGrams} g that were mixed.`);
  const { salonId, stylistId } = ctx.actor;
  const row = {
    id: newId(),
    salonId,
    stylistId,
    formulaId,
    mixedGrams,
    leftGrams,
    createdAt: ctx.now(),
  };
  await atomically(ctx, async (ctx) => {
    await ctx.db.insert(reweighs).values(row);
    await weighBack(ctx, { formulaId, mixedGrams, leftGrams });
  });
  return asReweigh(row, formula.bowl, prices);
}

/** The newest weighing of every formula of a consultation, with what it cost by today's prices. @throws not_found, forbidden for the reception */
export async function listReweighs(
  ctx: Ctx,
  { consultationId }: { consultationId: string },
): Promise<Reweigh[]> {
  const prices = await listPrices(ctx);
  await findConsultation(ctx, consultationId);
  const rows = await ctx.db
    .select({ weighed: reweighs, formula: formulas })
    .from(reweighs)
    .innerJoin(formulas, eq(formulas.id, reweighs.formulaId))
    .where(eq(formulas.consultationId, consultationId))
    .orderBy(asc(reweighs.createdAt), asc(reweighs.id));
  const newest = new Map(rows.map((row) => [row.formula.id, row]));
  return [...newest.values()].map(({ weighed, formula }) =>
    asReweigh(weighed, asFormula(formula).bowl, prices),
  );
}

function asReweigh(
  { id, formulaId, mixedGrams, leftGrams, createdAt }: typeof reweighs.$inferSelect,
  bowl: Bowl | null,
  prices: readonly ProductPrice[],
): Reweigh {
  const cost = costOfReweigh({ mixedGrams, leftGrams }, bowl && costOfBowl(bowl, prices));
  return { id, formulaId, mixedGrams, leftGrams, ...cost, createdAt: createdAt.toISOString() };
}
