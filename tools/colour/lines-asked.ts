import type { BrandLine } from "./brand-line.ts";
import { findLine, linesOf } from "./catalogue.ts";
import type { Ledger } from "./ledger.ts";
import type { HairFacts } from "./schema.ts";
import type { Stock } from "./shade/stock.ts";

/** The lines that were asked for, or those of the brand; one that the catalogue does not know is told. */
export function preferredLines(hair: HairFacts, ledger: Ledger): readonly BrandLine[] {
  const asked = hair.brand && hair.line ? [`${hair.brand}/${hair.line}`] : [];
  const keys = [...asked, ...(hair.lines ?? [])];
  const known = keys.flatMap((key) => findLine(key) ?? []);
  if (known.length < keys.length) {
    const missing = keys.filter((key) => !findLine(key)).join(", ");
    ledger.find(
      "line_unknown",
      "warn",
      `${missing} is not in the catalog, so another line is used.`,
    );
  }
  return known.length > 0 || !hair.brand ? known : linesOf(hair.brand);
}

/** The maker of the last bowl with shades that is on the hair. */
export function makerUsed({ lastFormula }: HairFacts): string | undefined {
  const used = lastFormula?.bowls.flatMap(({ brand, line }) => findLine(`${brand}/${line}`) ?? []);
  return used?.findLast(({ shades }) => shades.length > 0)?.brandId;
}

/** Those of some lines that stand in a stock. */
export function standing(
  lines: readonly BrandLine[],
  { limited, line }: Stock,
): readonly BrandLine[] {
  return limited ? lines.flatMap(({ key }) => line(key) ?? []) : lines;
}
