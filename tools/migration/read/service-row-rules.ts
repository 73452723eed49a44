import { maxAbove, readRange } from "#tools/pricing/price-range-rules.ts";
import type { ServiceCategory } from "#tools/pricing/services/service-schema.ts";
import { rowReader, type HowRead, type Judged } from "./row-reader-rules.ts";
import type { SourceRecord } from "#tools/migration/schema.ts";

/** A service as a row tells of it; prices in minor units. */
export type ServiceTold = {
  name: string;
  category: ServiceCategory;
  description: string;
  basePrice: number;
  priceRange: string | null;
  priceMax: number | null;
  priceFrom: boolean;
  minutes: number;
};

/** What a service takes where nothing is said, as everywhere in the product. */
const AN_HOUR = 60;

/** A service by a row. Prices may be ranges such as "from 120" or "120-180". */
export function serviceOf(fields: SourceRecord["fields"], how: HowRead): Judged<ServiceTold> {
  const row = rowReader(fields, how);
  const name = row.needed("name", row.raw("name").replaceAll(/\s+/g, " "), {
    longest: 120,
    lacking: "no name stands in this row",
  });
  const written = row.raw("price").slice(0, 60);
  const range = written === "" ? null : readRange(written, how.currency);
  const base = range ? (range.min ?? range.max) : priceOf(row, written);
  const described = row.text("description", 1000);
  return row.judged({
    name,
    category: categoryOf(`${row.raw("category")} ${name}`),
    description: described ?? "",
    basePrice: base ?? 0,
    priceRange: range && (range.from || range.max !== null) ? written : null,
    priceMax: range ? maxAbove(base ?? 0, range.max) : null,
    priceFrom: range?.from ?? false,
    minutes: row.minutes("duration") ?? AN_HOUR,
  });
}

/** A menu without its prices would offer them for nothing. */
const priceOf = (row: ReturnType<typeof rowReader>, written: string): number | null =>
  written === "" ? row.refuse("price", "no price stands in this row") : row.neededPrice("price");

const CATEGORIES: readonly [RegExp, ServiceCategory][] = [
  [/extension|verlangerung|extensiones|tape.?in/, "Extensions"],
  [
    /colou?r|balayage|highlight|lowlight|foil|ombre|bleach|lighten|blond|toner|toning|gloss|glaze|root|tint|farb|strahn|tonung|ansatz|coloration|mechas|meches|tinte|decolor|patine/,
    "Color Services",
  ],
  [
    /keratin|perm|relax|smoothing|straighten|chemical|dauerwelle|glattung|alisado|lissage|texture/,
    "Chemical Services",
  ],
  [
    /bridal|wedding|updo|occasion|event|prom|braut|hochzeit|hochsteck|novia|recogido|mariage|chignon/,
    "Special Occasion",
  ],
  [
    /treatment|mask|bond|olaplex|scalp|conditioning|kur|pflege|behandlung|tratamiento|soin/,
    "Treatments",
  ],
  [
    /cut|trim|style|styling|blow|dry|wash|shave|beard|fringe|schnitt|schneid|fohn|waschen|bart|corte|peinado|secado|coupe|brushing|coiff/,
    "Cutting & Styling",
  ],
];

/** The product's category by the words of another system and the service's own name. */
export function categoryOf(words: string): ServiceCategory {
  const folded = words
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
  return CATEGORIES.find(([pattern]) => pattern.test(folded))?.[1] ?? "Other";
}
