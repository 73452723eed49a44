import type { StockFound } from "#tools/inventory/called-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import { countIn } from "#agent/models/builtin/verbs/words.ts";
import { saidDay } from "#agent/models/builtin/wording.ts";
import { amountOf } from "./stock-words.ts";

/** What is asked beside it: how much of it is needed, in grams. */
type More = { need: number | undefined };
type Tells = (of: Item, here: Here | undefined, more: More) => string;

/** Whether there is enough of a thing: by what is needed of it, where that is known; what counts as low is another matter. */
function enough(of: Item, need: number | undefined): string {
  const { name, currentQuantity, unitGrams, openGrams, isLow, lowStockThreshold } = of;
  const there = unitGrams ? currentQuantity * unitGrams + openGrams : undefined;
  const low = isLow ? `, though it counts as low (at ${lowStockThreshold})` : "";
  if (currentQuantity === 0 && openGrams === 0) return `No: there is no ${name} left.`;
  if (need === undefined || there === undefined)
    return `There is ${amountOf(of)} of ${name}${isLow ? `; it counts as low at ${lowStockThreshold}` : ""}. How many grams do you need?`;
  return there >= need
    ? `Yes: ${need} g are needed and there is ${amountOf(of)} of ${name}, ${Math.round(there)} g in all${low}.`
    : `No: ${need} g are needed and there is ${amountOf(of)} of ${name}, ${Math.round(there)} g in all.`;
}

/** What may be asked of a thing beside how much of it there is, by the words that ask it; what says more stands first. */
const ASKED: readonly (readonly [RegExp, Tells])[] = [
  [
    /\bexpir\w*|\bbest before|\buse by|\bgo(?:es)? off\b|\bout of date\b|\bgood (?:until|till|for)\b/,
    ({ name, expiresOn }, here) =>
      expiresOn
        ? `${name} is good until ${saidDay(expiresOn, here)}.`
        : `No expiry date is noted for ${name}.`,
  ],
  [
    /\b(?:who|where|which)\b.*\b(?:suppl\w*|buy|get|got|come|comes|from|order|sells?)\b|\bsupplier\b/,
    ({ name, supplierName }) =>
      supplierName ? `${name} comes from ${supplierName}.` : `No supplier is noted for ${name}.`,
  ],
  [
    /\b(?:costs?|pay|paid|price)\b|\bhow much (?:is|are)\b/,
    ({ name, costPerUnit, unit }) =>
      costPerUnit
        ? `${name} costs us ${costPerUnit} a ${unit}.`
        : `No buying price is noted for ${name}.`,
  ],
  [
    /\blow (?:mark|at|level|limit|stock level)\b|\bthreshold\b|\b(?:count(?:s|ed)? as|be|is it|are they) low\b/,
    (of) => `${of.name} is low at ${of.lowStockThreshold}; there is ${amountOf(of)}.`,
  ],
  [
    /\b(?:bar ?code|product code|sku|article number)\b/,
    ({ name, barcode, productCode }) => {
      const code = barcode ?? productCode;
      return code ? `${name}: ${code}.` : `No code is noted for ${name}.`;
    },
  ],
  [
    /\bhow long\b.*\blast|\b(?:when|how soon)\b.*\brun(?:s|ning)? out\b/,
    (of) =>
      `There is ${amountOf(of)} of ${of.name}, low at ${of.lowStockThreshold}. When it runs out I can't foresee; the product report shows how fast it goes.`,
  ],
  [/\benough\b/, (of, _here, { need }) => enough(of, need)],
];

const MOST = 3;
const HOW_MANY = /\b(?:for|do) (?:another |about )?(\d+|an?|one|two|three|four|five|six|both)\b/;
const OF_GRAMS = /\b(\d+(?:[.,]\d+)?) ?(?:g|gr|grams?)\b/;
const THOSE = /\b(?:those|that|them|these|it|more|same)\b/;

/** What a bowl of a formula takes of a thing, in grams. */
function taken({ link }: Item, made: ConsultationResult | undefined): number | undefined {
  const grams = (made?.formulas ?? []).flatMap(({ bowl }) => [
    ...(bowl?.shades ?? []).flatMap(({ code, grams: of }) =>
      link?.code && code === link.code ? [of] : [],
    ),
    ...(bowl?.developer && link?.volume === bowl.developer.volume ? [bowl.developer.grams] : []),
  ]);
  return grams.length > 0 ? grams.reduce((sum, each) => sum + each, 0) : undefined;
}

/** The grams that words say are needed: of so many bowls, each as it was said or as the formula of the chat takes it. */
export const neededFor =
  (text: string, made: ConsultationResult | undefined) =>
  (of: Item): number | undefined => {
    const said = Number(OF_GRAMS.exec(text)?.[1]?.replace(",", ".") ?? Number.NaN);
    const each = Number.isNaN(said) ? (THOSE.test(text) ? taken(of, made) : undefined) : said;
    const count = HOW_MANY.exec(text.replace(OF_GRAMS, " "))?.[1];
    return each === undefined ? undefined : each * (countIn(count) ?? 1);
  };

/** What was asked of the one or the few things that were found; undefined where only the amount was. */
export function askedOf(
  { items, total }: StockFound,
  text: string,
  here: Here | undefined,
  need?: (of: Item) => number | undefined,
): string | undefined {
  const tells = ASKED.find(([sign]) => sign.test(text))?.[1];
  if (!tells || total === 0 || total > MOST) return undefined;
  return items.map((of) => tells(of, here, { need: need?.(of) })).join(" ");
}
