import { asc, eq } from "drizzle-orm";
import { formulas } from "#db/schema/formulas.ts";
import { chairMinutes } from "#tools/colour/visit/roadmap.ts";
import { engineWords, findConsultation } from "#tools/consultations/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { asFormula } from "#tools/formulas/formulas.ts";
import type { Bowl, StoredFormula } from "#tools/formulas/schema.ts";
import { costOfBowl, rounded } from "./cost-rules.ts";
import type { BowlCost, VisitCost } from "./cost-schema.ts";
import { getCostSettings } from "./cost-settings.ts";
import { listPrices } from "#tools/pricing/prices.ts";
import { middleOf, quoteFor } from "./quote-rules.ts";

/**
 * What a visit costs by the salon's figures: its bowls as they are to be mixed, the time in the chair, overhead and
 * profit. A formula whose grams are held back is in no figure and named in `leftOut`.
 * @throws not_found, forbidden for the reception
 */
export async function getVisitCost(
  ctx: Ctx,
  { consultationId }: { consultationId: string },
): Promise<VisitCost> {
  const settings = await getCostSettings(ctx);
  const prices = await listPrices(ctx);
  const { answer } = engineWords(await findConsultation(ctx, consultationId));
  const rows = await ctx.db
    .select()
    .from(formulas)
    .where(eq(formulas.consultationId, consultationId))
    .orderBy(asc(formulas.createdAt), asc(formulas.id));
  const stored = rows.map(asFormula);
  const mixed = mixedBowls(answer.bowls, stored);
  const bowls = mixed.map(({ formula, bowl }) => ({
    ...rounded(costOfBowl(bowl, prices)),
    formulaId: formula.id,
    name: nameOf(formula, bowl, mixed),
    step: bowl.order,
  }));
  const minutes = chairMinutes(
    answer.techniques,
    mixed.map(({ bowl }) => bowl),
  );
  return {
    currency: settings.currency,
    settings,
    consultationId,
    bowls,
    leftOut: stored.filter(({ withheld }) => withheld).map(({ name }) => name),
    chairMinutes: minutes,
    quote: quoteFor({
      product: productOf(bowls),
      minutes: middleOf(minutes),
      settings,
      unpriced: unpricedOf(bowls),
    }),
  };
}

type Mixed = { formula: StoredFormula; bowl: Bowl };

/**
 * The bowls that are really mixed: those of the plan, but for the last of a kind what the colourist wrote of that kind
 * most recently, and what they wrote beyond the plan. Nothing whose grams are held back.
 */
function mixedBowls(planned: readonly Bowl[], stored: readonly StoredFormula[]): Mixed[] {
  const own = stored.filter(
    ({ source, withheld, bowl }) => source === "stylist" && !withheld && bowl,
  );
  const newest = own.filter(
    ({ role, createdAt }) => createdAt === own.findLast((each) => each.role === role)?.createdAt,
  );
  const written = (of: readonly StoredFormula[]) =>
    of.flatMap((formula) => (formula.bowl ? [{ formula, bowl: formula.bowl }] : []));
  const kept = planned.flatMap((bowl) => {
    const instead = newest.filter(({ role }) => role === bowl.role);
    const last = planned.findLast(({ role }) => role === bowl.role) === bowl;
    if (last && instead.length > 0) return written(instead);
    const formula = stored.find(({ role, source }) => role === bowl.role && source !== "stylist");
    return formula && !formula.withheld ? [{ formula, bowl }] : [];
  });
  const beyond = newest.filter(({ role }) => planned.every((bowl) => bowl.role !== role));
  return [...kept, ...written(beyond)];
}

/** The formula's name, with the line where another bowl goes by the same. */
function nameOf({ name }: StoredFormula, bowl: Bowl, all: readonly Mixed[]): string {
  const alone = all.filter(({ formula }) => formula.name === name).length === 1;
  return alone ? name : `${name} (${bowl.lineName})`;
}

/** All bowls together; null while one of them has no cost, and where nothing is mixed. */
function productOf(bowls: readonly BowlCost[]): number | null {
  const costs = bowls.flatMap(({ cost }) => cost ?? []);
  if (bowls.length === 0 || costs.length < bowls.length) return null;
  return costs.reduce((sum, cost) => sum + cost, 0);
}

function unpricedOf(bowls: readonly BowlCost[]): string[] {
  if (bowls.length === 0) return ["a bowl that may be mixed"];
  const names = bowls.flatMap(({ lines }) =>
    lines.filter(({ perGram }) => perGram === null).map(({ name }) => `a price of ${name}`),
  );
  return [...new Set(names)];
}
