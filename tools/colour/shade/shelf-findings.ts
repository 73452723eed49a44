import { bottleFor, nameWithMaker } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { nearestTo } from "./nearest-shade.ts";
import type { Step } from "#tools/colour/schema.ts";
import { source } from "#tools/colour/science.ts";
import { countsDevelopers, developersFor, stockOf, type ShelfCodes, type Stock } from "./stock.ts";
import { ProductType } from "#tools/colour/words.ts";

type Missing = {
  name: string;
  nearest: string | undefined;
  step: number;
  /** What is nearest is the same strength of the same maker in another bottle. */
  isAlike?: boolean;
};

/** Names every product of the bowls that does not stand on the shelf, with the nearest that does. */
export function sayOffShelf(steps: readonly Step[], shelf: ShelfCodes, ledger: Ledger): void {
  const missing = missingFrom(shelf, steps);
  for (const { name, nearest, step } of missing)
    ledger.rule(
      "not_on_shelf",
      `Not on the shelf: ${wordsOf("on the shelf")({ name, nearest })}.`,
      source.practice,
      {
        about: "shade",
        step,
      },
    );
  const named = onceEach(missing);
  if (named.length === 0) return;
  ledger.find(
    "not_on_shelf",
    "warn",
    `Your shelf cannot do this work alone. To buy: ${named.map(wordsOf("on the shelf")).join("; ")}. Get it before the visit, or write the bowl by hand.`,
    source.practice,
    { about: "shade" },
  );
}

/** Names every product of bowls made from the whole catalogue that the salon has none of, with the nearest that it has. */
export function sayNotInStock(steps: readonly Step[], standing: ShelfCodes, ledger: Ledger): void {
  const missing = onceEach(missingFrom(standing, steps));
  const alike = missing.filter(({ isAlike }) => isAlike);
  const named = missing.filter(({ isAlike }) => !isAlike);
  if (alike.length > 0)
    ledger.find(
      "same_strength_in_stock",
      "info",
      alike.map(({ name, nearest }) => `Instead of ${name}, ${nearest} is in stock.`).join(" "),
      source.practice,
      { about: "developer" },
    );
  if (named.length > 0)
    ledger.find(
      "not_in_stock",
      "warn",
      `Not in stock: ${named.map(wordsOf("in stock")).join("; ")}.`,
      source.practice,
      { about: "shade" },
    );
}

const onceEach = (missing: readonly Missing[]) => [
  ...new Map(missing.map((each) => [each.name, each])).values(),
];

/** The products of the bowls, by name, that do not stand on the shelf; none without a shelf. */
export function productsOffShelf(
  steps: readonly Step[],
  shelf: ShelfCodes | undefined,
): readonly string[] {
  return shelf ? [...new Set(missingFrom(shelf, steps).map(({ name }) => name))] : [];
}

function missingFrom(shelf: ShelfCodes, steps: readonly Step[]): Missing[] {
  const stock = stockOf(shelf);
  return steps.flatMap((step) => [...shadesMissing(step, stock), ...developerMissing(step, shelf)]);
}

const wordsOf =
  (where: string) =>
  ({ name, nearest }: Omit<Missing, "step">): string =>
    nearest ? `${name} (nearest ${where}: ${nearest})` : name;

function shadesMissing(step: Step, stock: Stock): Missing[] {
  const key = `${step.brandId}/${step.lineId}`;
  const line = findLine(key);
  if (!line) return [];
  const there = stock.line(key);
  return step.shades.flatMap(({ code }) => {
    const stands = there && (there.shades.length === 0 || findShade(there, code));
    if (stands) return [];
    return [
      {
        name: code === line.name ? nameOf(line) : `${nameOf(line)} ${code}`,
        nearest: nearestOf(line, code, there, stock),
        step: step.order,
      },
    ];
  });
}

/** The nearest shade of the same line on the shelf, else of another line of the same kind. */
function nearestOf(line: BrandLine, code: string, there: BrandLine | undefined, stock: Stock) {
  const shade = findShade(line, code);
  const own = there && shade && nearestTo(shade, there.shades);
  if (own) return own.code;
  const type = ProductType.safeParse(line.type).data;
  const others = type ? stock.defaultLines(type).filter(({ key }) => key !== line.key) : [];
  if (!shade) return others[0] && nameOf(others[0]);
  const all = others.flatMap((other) => other.shades.map((each) => ({ ...each, other })));
  const best = nearestTo(shade, all);
  return best && `${nameOf(best.other)} ${best.code}`;
}

function developerMissing(
  { brandId, lineId, developer, shades, order }: Step,
  shelf: ShelfCodes,
): Missing[] {
  const line = findLine(`${brandId}/${lineId}`);
  if (!line || !developer || !countsDevelopers(shelf)) return [];
  const { volume } = developer;
  const codes = shades.map(({ code }) => code);
  const bottle = bottleFor(line, volume, codes);
  const standing = bottle && (shelf[bottle.line.key] ?? []);
  if (!bottle || !standing || standing.includes(String(volume))) return [];
  const volumes = standing.map(Number);
  const near = volumes.toSorted((a, b) => Math.abs(a - volume) - Math.abs(b - volume))[0];
  const other = near === undefined ? undefined : `${near} vol`;
  const [beside] = developersFor(brandId, volume).filter(({ key }) =>
    shelf[key]?.includes(String(volume)),
  );
  return [
    {
      name: `${nameWithMaker(line.brandName, bottle.name)} ${volume} vol`,
      nearest: beside ? `${nameOf(beside)} ${volume} vol` : other,
      step: order,
      isAlike: beside !== undefined,
    },
  ];
}

const nameOf = (line: BrandLine) => nameWithMaker(line.brandName, line.name);
