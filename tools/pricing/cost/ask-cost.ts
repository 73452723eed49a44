import type { Ctx } from "#tools/core/context.ts";
import { scaleFormula } from "#tools/formulas/formulas.ts";
import { gramsText } from "#tools/formulas/rules.ts";
import { getRates } from "#tools/salons/rates.ts";
import { costOfBowl, costOfGrams, money, rounded } from "./cost-rules.ts";
import type { AskCost, BowlCost, CostAnswer } from "./cost-schema.ts";
import { labelOf, lineCalled } from "#tools/pricing/line-called.ts";
import { refused } from "#tools/core/field-error.ts";
import { listPrices } from "#tools/pricing/prices.ts";

/**
 * What a bowl would cost: a formula as it is or scaled to a total, or so many grams of a line's colour.
 * @throws not_found; conflict for a formula that is text only or withheld; invalid where neither formula nor line with grams is said
 */
export async function askCost(ctx: Ctx, { formulaId, line, grams }: AskCost): Promise<CostAnswer> {
  const prices = await listPrices(ctx);
  const { currency } = await getRates(ctx);
  if (formulaId) {
    const { name, bowl } = await scaleFormula(ctx, {
      formulaId,
      ...(grams !== undefined && { totalGrams: grams }),
    });
    const mixed = `${bowl.brandName} ${bowl.lineName} with its developer`;
    const product = bowl.developer ? mixed : `${bowl.brandName} ${bowl.lineName}`;
    return answer(`${name} (${product})`, currency, costOfBowl(bowl, prices));
  }
  if (!line) throw refused("line", "Say which formula or which line.");
  const asked = lineCalled(line);
  if (grams === undefined) throw refused("grams", "Say how many grams.");
  const name = labelOf(asked);
  return answer(
    `${name}, color alone`,
    currency,
    costOfGrams({ line: asked.key, name, grams }, prices),
  );
}

function answer(name: string, currency: string, exact: BowlCost): CostAnswer {
  const cost = rounded(exact);
  const what = `${gramsText(cost.grams)} of ${name}`;
  const unpriced = cost.lines.filter(({ perGram }) => perGram === null).map((each) => each.name);
  const sentence =
    cost.cost === null || exact.cost === null
      ? `What ${what} cost is not known: there is no price for ${unpriced.join(", ")}.`
      : `${what} cost ${words(cost.cost, currency)}, ${words(exact.cost / cost.grams, currency, 2)} a gram.`;
  return { ...cost, name, currency, sentence };
}

const words = (amount: number, currency: string, more = 0) => money(amount, currency, { more });
