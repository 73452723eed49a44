import { developerGrams, ratioFor, readRatio, type Ratio } from "#tools/colour/bowl/amounts.ts";
import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { everyLine } from "#tools/colour/catalogue.ts";
import { mix } from "#tools/colour/bowl/mix.ts";
import { source, boosterShare, serviceFactor, totalMix } from "#tools/colour/science.ts";
import { ofLightener } from "./developers.ts";
import {
  byLine,
  gramWords,
  listed,
  ofLine,
  ofRule,
  type Asked,
  type Told,
  lineName,
} from "./telling.ts";

/** A ratio that a line is mixed at, and when where that is not always: "in foils". */
type MixedAt = { ratio: Ratio; when: string };

/** Every ratio that the engine mixes a line at; none for what takes no developer. */
export function ratiosOf(line: BrandLine): MixedAt[] {
  const [thin, thick] = [ratioFor(line, true), ratioFor(line, false)];
  if (!thin || !thick) return [];
  const series = Object.keys(line.series ?? {}).flatMap((prefix) => {
    const ratio = ratioFor(line, true, prefix);
    return ratio ? [{ ratio, when: `for ${prefix}x` }] : [];
  });
  const plain = same(thin, thick)
    ? [{ ratio: thin, when: "" }]
    : [
        { ratio: thin, when: "on the scalp" },
        { ratio: thick, when: "in foils" },
      ];
  return series.some(({ ratio }) => !same(ratio, thin)) ? series : plain;
}

/** The ratio that a line is mixed at first of all: "1:2". */
export const ratioOf = (line: BrandLine): string =>
  ratiosOf(line)[0]?.ratio.join(":") ?? "as its pack says";

/** "Color Touch is mixed 1:2 with 6.3 vol (1.9%) to 13 vol (4%)". */
export const mixedAs = (line: BrandLine): string =>
  `${lineName(line)} is mixed ${ratioOf(line)} with ${[
    ...new Set([line.developers[0], line.developers.at(-1)]),
  ]
    .flatMap((volume) => (volume === undefined ? [] : strengthWords(volume, line)))
    .join(" to ")}`;

const same = (one: Ratio, other: Ratio) => one.join() === other.join();

/** How a line is mixed, in grams where grams were said. */
export function tellRatio(asked: Asked): Told {
  const { lines, named, grams, of = "colour" } = asked;
  const ratio = asked.ratio ? readRatio(asked.ratio) : undefined;
  if (ratio && grams !== undefined && !named) {
    const says = `At ${ratio.join(":")} that is ${weighed(grams, of, ratio)}.`;
    return { says, facts: [ofRule("ratio", "As it was said", ratio.join(":"), source.practice)] };
  }
  return lines.length === 0 ? anyRatio() : byLine(lines.map((line) => mixedSo(line, asked)));
}

/** The grams of colour in what was said of it. */
const colourIn = (
  grams: number,
  of: NonNullable<Asked["of"]>,
  [a, b]: readonly [number, number],
): number => grams * { colour: 1, developer: a / b, total: a / (a + b) }[of];

function mixedSo(line: BrandLine, { grams, of, zone }: Asked): Told {
  const ratios = ratiosOf(line).filter(
    ({ when }) => !zone || when === "" || when.includes(zone) || when.startsWith("for"),
  );
  const label = `${lineName(line)}, ratio`;
  if (ratios.length === 0) {
    const how = line.mixingRatio === "RTU" ? "straight, without developer" : "as its pack says";
    return {
      says: `${lineName(line)} is used ${how}.`,
      facts: [ofLine(line, "ratio", label, how)],
    };
  }
  const strengths = line.developers.map((volume) => strengthWords(volume, line));
  const facts = [
    ...ratios.map(({ ratio, when }) =>
      ofLine(line, "ratio", label, [ratio.join(":"), when].filter(Boolean).join(" ")),
    ),
    ofLine(line, "developer", `${lineName(line)}, developer`, listed(strengths, "or")),
  ];
  const said = ratios.map(({ ratio, when }) => {
    const sum = grams === undefined ? "" : `: ${weighed(grams, of ?? "colour", ratio)}`;
    return [ratio.join(":"), when].filter(Boolean).join(" ") + sum;
  });
  // powder is strong or weak by where it goes
  const strength = line.type === "lightener" ? ofLightener(line, zone) : undefined;
  return {
    says: `${lineName(line)} is mixed ${grams === undefined ? listed(said, "or") : said.join("; or ")}.${strength ? ` ${strength.says}` : ""}`,
    facts: [...facts, ...(strength?.facts.slice(0, 2) ?? [])],
  };
}

/** "45 g of colour with 90 g of developer, 135 g in all". */
function weighed(
  grams: number,
  of: NonNullable<Asked["of"]>,
  ratio: readonly [number, number],
): string {
  const colour = colourIn(grams, of, ratio);
  const developer = developerGrams(colour, ratio);
  return `${gramWords(colour)} of color with ${gramWords(developer)} of developer, ${gramWords(colour + developer)} in all`;
}

/** Where no line was named and the stylist has none: what most lines of each kind are mixed at. */
function anyRatio(): Told {
  const kinds = ["permanent", "demi-permanent", "high-lift", "lightener"] as const;
  const rows = kinds.map((type) => {
    const counted = Map.groupBy(
      everyLine(type).flatMap((line) => ratiosOf(line).map(({ ratio }) => ratio.join(":"))),
      (ratio) => ratio,
    );
    const [most = ["", []]] = [...counted].toSorted(([, a], [, b]) => b.length - a.length);
    return ofRule("ratio", `Most ${KINDS[type]}`, most[0], LEAFLETS);
  });
  return {
    says: `That is the line's own: ${listed(rows.map(({ label, figure }) => `${label.toLowerCase()} are ${figure}`))}. Which line is it?`,
    facts: rows,
    asks: "line",
  };
}

const LEAFLETS = "Leaflets of the lines in the catalog";
const KINDS = {
  permanent: "permanents",
  "demi-permanent": "demis",
  "high-lift": "high-lifts",
  lightener: "lighteners",
} as const;

/** Volumes as percent of peroxide, and percent as volumes. */
export function tellStrength({ volume, percent }: Asked): Told {
  const { percent: made } = volume === undefined ? {} : mix({ volume });
  const { volume: back } = percent === undefined ? {} : mix({ percent });
  const fact = (vol: number, pct: number) =>
    ofRule("strength", `${vol} vol`, `${pct}%`, source.practice);
  if (volume !== undefined && percent !== undefined && made !== undefined && back !== undefined) {
    const right = Math.abs(made - percent) < 0.11;
    return {
      says: right
        ? `Yes, ${volume} vol is ${percent}% peroxide.`
        : `No: ${volume} vol is ${made}%, and ${percent}% is ${back} vol.`,
      verdict: right ? "yes" : "no",
      facts: right ? [fact(volume, percent)] : [fact(volume, made), fact(back, percent)],
    };
  }
  if (volume !== undefined && made !== undefined)
    return { says: `${volume} vol is ${made}% peroxide.`, facts: [fact(volume, made)] };
  if (percent !== undefined && back !== undefined)
    return { says: `${percent}% peroxide is ${back} vol.`, facts: [fact(back, percent)] };
  const rows = [10, 20, 30, 40].map((each) => fact(each, mix({ volume: each }).percent ?? 0));
  return {
    says: `Percent is volume times 0.3: ${listed(rows.map(({ label, figure }) => `${label} is ${figure}`))}.`,
    facts: rows,
  };
}

/** How much to mix for a head, by its length and thickness. */
export function tellAmount(asked: Asked): Told {
  const { hairLength, hairThickness, type, lines, named } = asked;
  const length = asked.zone === "scalp" ? "regrowth" : (hairLength ?? "medium");
  const thickness = hairThickness ?? "medium";
  const toning = type === "toner" || type === "demi-permanent";
  const total =
    totalMix(length, thickness) * (toning && length !== "regrowth" ? serviceFactor.toner : 1);
  const [line] = named ? lines : [];
  const [at] = line ? ratiosOf(line) : [];
  const parts = at ? `, in ${line ? lineName(line) : ""} ${weighed(total, "total", at.ratio)}` : "";
  const hair =
    length === "regrowth"
      ? `the regrowth of ${thickness} hair`
      : length === thickness
        ? "medium hair"
        : `${length.replace("_", " ")} ${thickness} hair`;
  return {
    says: `About ${gramWords(total)} of mix for ${hair}, color and developer together${parts}.`,
    facts: [
      ofRule("amount", `Mixed for ${hair}`, gramWords(total), source.amounts),
      ofRule(
        "amount",
        "Regrowth alone",
        gramWords(totalMix("regrowth", thickness)),
        source.amounts,
      ),
    ],
  };
}

/** How much of a neutralising mix tone a bowl takes. */
export function tellBooster({ level, grams, lines, named }: Asked): Told {
  const [line] = named ? lines : [];
  const depths = level === undefined ? [5, 7, 9, 10] : [Math.min(10, level)];
  const facts = depths.map((depth) => {
    const share = boosterShare(depth, line?.neutralisers);
    const most = `${Math.round(share * 1000) / 10}% of the color`;
    const label = `Mix tone at level ${depth}`;
    return line?.neutralisers
      ? ofLine(line, "booster_limit", label, most)
      : ofRule("booster_limit", label, most, source.wheel);
  });
  const [first] = depths;
  const sum =
    grams === undefined || level === undefined || first === undefined
      ? ""
      : `, so ${gramWords(grams * boosterShare(first, line?.neutralisers))} in ${gramWords(grams)} of color`;
  return {
    says: `At most ${listed(facts.map(({ figure }, at) => `${figure} at level ${depths[at]}`))}${sum}. The developer grows with it.`,
    facts,
  };
}
