import { nameWithMaker } from "./bottles.ts";
import type { MixedBowl } from "./bowls.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { obstacleTo } from "./line-fits.ts";
import type { Step } from "#tools/colour/schema.ts";

/** Why a bowl is written in this line, and why not in a line that the stylist would rather have used. */
export function traceLine(bowl: MixedBowl, step: Step, ledger: Ledger): void {
  const { line, d } = bowl;
  const about = { about: "line", step: step.order, confidence: line.confidence } as const;
  ledger.rule(
    "line",
    `${nameWithMaker(line.brandName, line.name)}: ${reasonFor(bowl)}.`,
    line.source,
    about,
  );
  const rather = [...new Set([d.explicit, d.preferred[0]])].filter(
    (each): each is BrandLine => each !== undefined && each.key !== line.key,
  );
  for (const other of rather)
    ledger.rule(
      "line_passed_over",
      `Not ${nameWithMaker(other.brandName, other.name)}: it ${whyNot(other, bowl)}.`,
      other.source,
      { ...about, confidence: other.confidence },
    );
}

/** Types of product in a sentence: "a demi". */
export const kinds: Record<BrandLine["type"], string> = {
  permanent: "a permanent",
  "demi-permanent": "a demi",
  "semi-permanent": "direct dye",
  toner: "a toner",
  "high-lift": "high-lift color",
  lightener: "a lightener",
  "colour-remover": "a color remover",
  treatment: "a treatment",
  developer: "a developer",
};

function reasonFor({ line, d, act }: MixedBowl) {
  const kind = `${kinds[line.type]} does this work`;
  if (d.stock.limited)
    return d.stock.line(line.key) === line
      ? `${kind}, and it stands on your shelf`
      : `${kind}, and nothing on your shelf does`;
  if (d.explicit === line) return `${kind}, and this line was asked for`;
  if (d.preferred.includes(line)) return `${kind}, and this is one of your lines`;
  if (d.preferred.some((each) => each.brandId === line.brandId))
    return `${kind}, and it is of the brand you work with`;
  if (act.lineKey === line.key) return `${kind}, and its table gives the shares of this bowl`;
  if (d.preferred.length === 0 && line.brandId === d.maker)
    return d.lastFormula
      ? `${kind}, and it is of the maker that was used before`
      : `${kind}; no line of yours was given, and this head is written in one maker`;
  return d.preferred.length === 0
    ? `${kind}; no line of yours was given, and this one comes nearest of the default lines`
    : `${kind}; your own lines list nothing that comes as near`;
}

/** Why a bowl is not in another line, as a clause about that line. */
export function whyNot(
  other: BrandLine,
  { act, d, gate, line }: Pick<MixedBowl, "act" | "d" | "gate" | "line">,
): string {
  if (!act.types.some((type) => type === other.type))
    return `is ${kinds[other.type]}, and this bowl asks for ${kinds[act.types[0] ?? line.type]}`;
  return obstacleTo(other, act, d, gate) ?? `lists no shade as near as ${line.name} does`;
}
