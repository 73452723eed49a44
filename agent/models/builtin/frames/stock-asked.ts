import type { StockFound } from "#tools/inventory/called-schema.ts";
import type { Item } from "#tools/inventory/schema.ts";
import type { Here } from "#agent/models/builtin/view.ts";
import { saidDay } from "#agent/models/builtin/wording.ts";
import { amountOf } from "./stock-words.ts";

type Tells = (of: Item, here: Here | undefined) => string;

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
  [
    /\benough\b/,
    (of) =>
      `${of.isLow ? "No" : "Yes"}: ${amountOf(of)} of ${of.name}, and it is low at ${of.lowStockThreshold}.`,
  ],
];

const MOST = 3;

/** What was asked of the one or the few things that were found; undefined where only the amount was. */
export function askedOf(
  { items, total }: StockFound,
  text: string,
  here: Here | undefined,
): string | undefined {
  const tells = ASKED.find(([sign]) => sign.test(text))?.[1];
  if (!tells || total === 0 || total > MOST) return undefined;
  return items.map((of) => tells(of, here)).join(" ");
}
