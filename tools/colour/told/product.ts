import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { brands } from "#tools/colour/catalogue.ts";
import { greyLimit } from "#tools/colour/visit/grey.ts";
import { toneWord } from "#tools/colour/shade/unwanted.ts";
import { ratiosOf } from "./mixing.ts";
import { madeBy } from "./over.ts";
import {
  levelWords,
  listed,
  minuteWords,
  ofLine,
  type Asked,
  type Told,
  lineName,
} from "./telling.ts";
import { timesOf } from "./times.ts";

/** What a line is and does. */
export function tellLine({ lines, named }: Asked): Told {
  const [line, another] = lines;
  if (!line) return { says: "Which line do you mean?", facts: [], asks: "line" };
  if (another) {
    const all = lines.map((each) => `${each.name} (${kind(each)})`);
    return {
      says: named ? `${line.brandName} has ${listed(all)}.` : `You work with ${listed(all)}.`,
      facts: lines.map((each) => ofLine(each, "line", each.name, each.description)),
    };
  }
  const ratio = listed(
    ratiosOf(line).map((each) => each.ratio.join(":")),
    "or",
  );
  const time = listed(
    timesOf(line, line.developers[0] ?? null).map((each) =>
      [minuteWords(each.minutes), each.when].filter(Boolean).join(" "),
    ),
  );
  const white = greyLimit(line);
  const strengths = listed(
    line.developers.map((volume) => strengthWords(volume, line)),
    "or",
  );
  const rows: (readonly [string, string, string])[] = [
    ["line", "Kind", kind(line)],
    ["ratio", "Ratio", ratio || line.mixingRatio],
    ["developer", "Developer", strengths || "none"],
    ["minutes", "Time", time],
    ["lift", "Most lift", levelWords([line.maxLift, line.maxLift])],
    ["grey_limit", "White", white > 0 ? `to ${white}%` : "none"],
  ];
  const does = `${line.maxLift > 0 ? `lifts ${levelWords([line.maxLift, line.maxLift])} at most` : "lifts nothing"} and ${white >= 100 ? "covers white fully" : white > 0 ? `blends up to ${white}% white` : "covers no white"}`;
  return {
    says: `${lineName(line)} is a ${kind(line)}: ${ratio ? `mixed ${ratio} with ${strengths}` : "used without developer"}, ${time}; it ${does}. By its description: ${line.description}`,
    facts: rows.map(([rule, label, figure]) => ofLine(line, rule, label, figure)),
  };
}

const kind = ({ type }: BrandLine) =>
  ({ "demi-permanent": "demi-permanent", "semi-permanent": "direct dye" })[type as string] ?? type;

/** What a shade is: its depth, its tone and the pigments it carries. */
export function tellShade({ shade: written, lines, named }: Asked): Told {
  if (!written) return { says: "Which shade, and of which line?", facts: [], asks: "shade" };
  const all = named || lines.length > 0 ? lines : brands.flatMap((brand) => brand.lines);
  const codes = written.split(/\s*(?:,|\band\b|\bor\b|\bvs\b|[&+])\s*/).filter(Boolean);
  const found = codes.flatMap((code) => madeBy(all, code).slice(0, codes.length > 1 ? 2 : 4));
  if (found.length === 0)
    return {
      says: `${lines[0] && named ? lines[0].name : "No line that I know"} makes no ${written}.`,
      facts: [],
      asks: "line",
    };
  const rows = found.map(({ line, shade }) => {
    const depth = shade.level === null ? "no depth of its own" : `level ${shade.level}`;
    const what = `${depth}, ${toneWord(shade.tone)} (${listed(shade.pigments) || "no pigment"})`;
    return { line, what, says: `${lineName(line)} ${shade.code} is ${what}.` };
  });
  const reads =
    codes.length > 1 && codes.every((code) => /^\d+[/.]\d+/.test(code))
      ? " Before the stroke stands the depth; behind it the first figure is the main tone, the second the weaker one, and a figure twice makes it stronger."
      : "";
  return {
    says: rows.map(({ says }) => says).join(" ") + reads,
    facts: rows.map(({ line, what }) => ofLine(line, "shade", line.name, what)),
  };
}
