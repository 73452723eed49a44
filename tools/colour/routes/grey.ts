import { act, oneVisit, type Part, type Route } from "#tools/colour/bowl/act.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { reachOf } from "#tools/colour/bowl/developer.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import {
  coverMost,
  coversAlone,
  greyBand,
  greyLimit,
  naturalShare,
} from "#tools/colour/visit/grey.ts";
import type { Ledger } from "#tools/colour/ledger.ts";
import { greyDeveloper, source } from "#tools/colour/science.ts";
import { natural, whole, wishedParts } from "#tools/colour/shade/tone-parts.ts";
import { furtherLines } from "#tools/colour/bowl/bowl-line.ts";
import { offending } from "#tools/colour/substances.ts";
import { catalogueStock, ledLines, type Stock } from "#tools/colour/shade/stock.ts";
import type { CanonicalTone, ProductType } from "#tools/colour/words.ts";
import { standStill } from "./lighten.ts";

/** White hair: a demi blends little of it, permanent at 20 vol covers, with the natural share that the line asks for. */
export function greyRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  if (gate.tint && d.lift > 0) return standStill(d, ledger, greyRoute(stayAt(d), gate, ledger));
  const line = greyLine(d, gate, ledger);
  const type: ProductType = line.type === "demi-permanent" ? "demi-permanent" : "permanent";
  warnOfPaleCover(d, ledger);
  const roots = d.facts.regrowth || d.canvas !== "virgin";
  const parts = greyParts(d, line, ledger);
  if (d.lift > 0) ledger.require("strand_test", "The hair is lifted.", source.spec);
  const acts = [
    act({
      purpose: "deposit",
      types: [type],
      lineKey: line.key,
      zone: roots ? "roots" : "all",
      parts,
      lift: d.lift,
      grey: d.grey,
      developerMax: Math.min(type === "permanent" ? 30 : 20, gate.developerMax),
    }),
  ];
  return oneVisit(acts, [
    ...(d.facts.resistant ? ["presoften", "double_natural_series", "resistant_areas_first"] : []),
    ...(ledger.has("line_cannot_cover_this_grey")
      ? [gate.tint ? "wait_for_permanent" : "permanent", "demi_blend"]
      : []),
    ...(roots && d.canvas !== "virgin" && type === "permanent" ? ["demi_refresh_on_lengths"] : []),
  ]);
}

/** Levels that the white may be blended above the natural hair without standing out from it. */
const blendAbove = 2;

/** White hair softened by a demi, however much there is: it stays translucent and grows out without a line. */
export function greyBlendRoute(d: Diagnosis, gate: Gate, ledger: Ledger): Route {
  if (d.lift > blendAbove) return standStill(d, ledger, greyBlendRoute(stayAt(d), gate, ledger));
  if (d.lift > 0)
    ledger.find(
      "blend_does_not_lift",
      "info",
      `The demi blends the white at level ${d.desired}; the natural hair between keeps level ${d.current}.`,
      source.grey,
    );
  const asked = d.explicit;
  const line =
    asked?.type === "demi-permanent" && asked.shades.length > 0
      ? asked
      : lineOfType(d, "demi-permanent");
  if (d.grey > greyLimit(line))
    ledger.find(
      "grey_blend_stays_translucent",
      "warn",
      `${line.brandName} ${line.name} blends up to ${greyLimit(line)}% white; at ${Math.round(d.grey)}% it stays translucent. Fine lowlights deepen it; full cover needs a permanent.`,
      line.source,
    );
  const roots = d.facts.regrowth || d.canvas !== "virgin";
  return oneVisit(
    [
      act({
        purpose: "deposit",
        types: ["demi-permanent"],
        lineKey: line.key,
        zone: roots ? "roots" : "all",
        parts: greyParts(d, line, ledger),
        grey: d.grey,
        developerMax: Math.min(20, gate.developerMax),
      }),
    ],
    ["lowlights", "fine_highlights", ...(gate.tint ? [] : ["permanent"])],
  );
}

/** The same head with its own level as the goal. */
function stayAt(d: Diagnosis): Diagnosis {
  return { ...d, desired: d.current, lift: 0, liftAsked: 0 };
}

/** From level 8 up a shade holds too little dye for half white hair or more. */
export function warnOfPaleCover(d: Diagnosis, ledger: Ledger) {
  if (d.desired < 8 || d.grey < 50) return;
  ledger.find(
    "grey_target_too_light",
    "warn",
    `Level ${d.desired} holds too little dye to cover ${Math.round(d.grey)}% white: cover at level ${coverMost(d)} or deeper, and lighten strands over it.`,
    "Minardi; Majirel chart",
  );
}

/** The line that can do it: the stylist's own, the same brand's permanent when it cannot, a default otherwise. */
function greyLine(d: Diagnosis, gate: Gate, ledger: Ledger): BrandLine {
  const asked = d.explicit;
  const blendOnly = gate.tint;
  if (blendOnly) {
    ledger.find(
      "grey_blending_only",
      "warn",
      d.damage < 2
        ? `A demi blends ${Math.round(d.grey)}% white and leaves it sheer: tell the client that full cover takes a permanent, and that its regrowth shows a line.`
        : "Gray can only be blended with a demi on this hair; full cover waits until the hair is sound or the regrowth has been looked at.",
      source.spec,
    );
    return lineOfType(d, "demi-permanent");
  }
  if (asked?.type === "permanent")
    return makesNear(asked, d.desired) ? asked : lineOfType(d, "permanent");
  if (asked && asked.type !== "demi-permanent") return cannotCover(d, asked, ledger);
  if (asked && d.lift > asked.maxLift) {
    ledger.find(
      "toner_cannot_lift",
      "warn",
      `${asked.name} cannot take level ${d.current} to ${d.desired}; cover with lift needs a permanent at 20 vol.`,
      asked.source,
    );
    return lineOfType(d, "permanent");
  }
  if (asked) {
    const instead = greyBand(asked, d.grey)?.useInstead;
    return d.grey <= greyLimit(asked) && !instead ? asked : cannotCover(d, asked, ledger, instead);
  }
  return lineOfType(d, d.grey < 25 && d.lift === 0 ? "demi-permanent" : "permanent");
}

function cannotCover(d: Diagnosis, asked: BrandLine, ledger: Ledger, instead?: string): BrandLine {
  const line =
    (instead && d.stock.line(`${asked.brandId}/${instead}`)) || lineOfType(d, "permanent");
  ledger.find(
    "line_cannot_cover_this_grey",
    "warn",
    `${asked.name} ${asked.greyCoverage > 0 ? `blends up to ${greyLimit(asked)}% white` : "does not cover white hair"}; for ${d.grey}% this formula uses ${line.brandName} ${line.name}.`,
    asked.source,
  );
  return line;
}

/** Whether a line has a shade within two levels of the one wanted; a series for cover may begin at 4. */
function makesNear(line: BrandLine, level: number) {
  return line.shades.some((shade) => Math.abs((shade.level ?? 0) - level) <= 2);
}

function lineOfType(d: Diagnosis, type: ProductType): BrandLine {
  const line = lineIn(d.stock, d.preferred, d, type) ?? lineIn(catalogueStock, d.wished, d, type);
  if (!line) throw new RangeError(`No ${type} line in the catalog.`);
  return line;
}

function lineIn(
  stock: Stock,
  preferred: readonly BrandLine[],
  d: Diagnosis,
  type: ProductType,
): BrandLine | undefined {
  const own = preferred.flatMap((line) => [line, ...stock.linesOf(line.brandId)]);
  const makes = (each: BrandLine) => each.type === type && makesNear(each, d.desired);
  const fits = (each: BrandLine) => makes(each) && offending(each, d.facts.avoid).length === 0;
  const led = ledLines(stock, d.maker).filter(fits);
  const further = led.length > 0 ? led : furtherLines({ ...d, stock }, type);
  const free = [...own, ...further].filter(fits);
  // where none is free of what the client must not meet, the bowl says so
  const lines = free.length > 0 ? free : further.filter(makes);
  // with no line of the stylist's own, one that lifts as far with the developer that covers
  const lifting = lines.find(
    (each) => type === "permanent" && reachOf(each, greyDeveloper) >= d.lift,
  );
  return (own.length === 0 ? lifting : undefined) ?? lines[0];
}

function greyParts(d: Diagnosis, line: BrandLine, ledger: Ledger): Part[] {
  const levels = [d.desired, d.desired - 1, d.desired + 1].map((level) =>
    Math.min(10, Math.max(1, level)),
  );
  const plainGoal =
    d.tone.word === "natural" || d.tone.word === "none" || d.tone.word === "neutral";
  const coverage = greyBand(line, d.grey)?.palette?.includes("Extra Coverage") ?? false;
  if (coversAlone(line))
    return [whole([...(plainGoal ? [] : wishedTones(d)), ...coverTones], levels, [])];
  if (coverage)
    return [
      {
        ...natural(levels, true),
        tones:
          d.tone.word === "cool"
            ? ["natural-cool", "ash-green", "mocha", "natural"]
            : d.tone.word === "warm"
              ? ["natural-warm", "copper", "natural"]
              : ["natural", "natural-cool", "natural-warm"],
      },
    ];
  const share = naturalShare(d, line);
  ledger.rule(
    "grey_natural_share",
    `${d.grey}% white: ${Math.round(share * 100)}% of the color is natural.`,
    line.greyRule ? line.source : source.grey,
  );
  const doubled = d.facts.resistant && typeof line.greyRule?.resistant === "string";
  const base = { ...natural(levels), tones: naturalTones(d), ...(doubled && { doubled }) };
  if (plainGoal && d.grey >= 25) return [base];
  if (plainGoal)
    return [
      { ...base, share: 0.5 },
      { ...whole(["beige", "gold", "brown", "chocolate", "mocha"], levels, ["green"]), share: 0.5 },
    ];
  const wished = {
    ...whole(wishedTones(d), levels, d.tone.word === "cool" ? ["red", "orange"] : []),
  };
  return share <= 0
    ? [wished]
    : share >= 1
      ? [base]
      : [
          { ...base, share },
          { ...wished, share: 1 - share },
        ];
}

/** What a series made for cover is chosen from when nothing nearer to the wish is made. */
const coverTones: readonly CanonicalTone[] = [
  "natural",
  "beige",
  "gold",
  "natural-warm",
  "brown",
  "chocolate",
];

function naturalTones(d: Diagnosis): CanonicalTone[] {
  const plain: CanonicalTone[] =
    d.facts.resistant || d.grey >= 50
      ? ["natural-intense", "natural"]
      : ["natural", "natural-intense"];
  return d.tone.word === "warm"
    ? ["natural-warm", ...plain]
    : [...plain, "natural-warm", "natural-cool"];
}

function wishedTones(d: Diagnosis): readonly CanonicalTone[] {
  return wishedParts(d, d.desired)[0]?.tones ?? ["natural"];
}
