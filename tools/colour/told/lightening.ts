import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import { liftOf } from "#tools/colour/bowl/developer.ts";
import { everyLine } from "#tools/colour/catalogue.ts";
import { lightenerRule, source } from "#tools/colour/science.ts";
import { ratiosOf } from "./mixing.ts";
import { levelWords, lineName, listed, ofLine, ofRule, type Technique } from "./telling.ts";

/** Off the scalp: up to so many levels a strength in volumes is enough. */
const ENOUGH: readonly (readonly [number, number, number])[] = [
  [2, 10, 13],
  [3, 13, 20],
  [9, 20, 30],
];
const LEVELS =
  /\b(?:(\d) ?(?:-|to|or) ?)?(\d|one|two|three|four|five) (?:levels?|shades?)\b|\b(?:nat(?:ural)?|level|an?) (\d{1,2}) to (?:an? |level )?(\d{1,2})\b/;
const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** How lightener is mixed for so many levels: "blondor in foils, only 2 to 3 levels". */
export const LIGHTENER_FOR: Technique = {
  about: [
    /\b(?:blondor|lightener|bleach|powder|light ?master|blonde?me|platinium|flash ?lift|freelights)\b/,
    /\bratio\b|\bmix(?:ed|ing)?\b|\bdev\w*\b|\bvol\w*\b|\bhow strong\b|\bstrength\b|\bwhich %/,
    LEVELS,
  ],
  not: /\btoner\b|\b(?:how many|number of) (?:visits|sessions)\b/,
  tell: ({ words, lines }) => {
    const [, low, high, from, to] = LEVELS.exec(words) ?? [];
    const lift = from && to ? Number(to) - Number(from) : (WORDS[high ?? ""] ?? Number(high));
    const onScalp =
      /\b(?:scalp|roots?|regrowth|retouch)\b/.test(words) && !/\bfoils?\b/.test(words);
    const [, gentle, most] = ENOUGH.find(([levels]) => lift <= levels) ?? ENOUGH[1] ?? [3, 13, 20];
    const line = lines.find(({ type }) => type === "lightener");
    const ceiling = onScalp ? lightenerRule.onScalpMaxDeveloper : lightenerRule.foilMaxDeveloper;
    const strengths = (line?.developers ?? [gentle, most]).filter(
      (volume) => volume >= gentle && volume <= Math.min(most, ceiling),
    );
    const name = line ? lineName(line) : "Lightener";
    const ratios = line
      ? listed(
          ratiosOf(line)
            .filter(({ when }) => !when || when.includes(onScalp ? "scalp" : "foils"))
            .map(({ ratio }) => ratio.join(":")),
          "or",
        )
      : "as its pack says";
    const thinner =
      line && !onScalp && line.mixingRatio.includes("-")
        ? ` (thicker; up to ${line.mixingRatio.split("-").at(-1)} for a runnier mix)`
        : "";
    const said = listed(
      strengths.map((volume) => (line ? strengthWords(volume, line) : strengthWords(volume))),
      "or",
    );
    const [least, often] = lightenerRule.checkEveryMinutes;
    const span = low ? `${low} to ${lift}` : `${lift}`;
    return {
      says: `${name} ${ratios}${thinner} with ${said} for ${span} levels ${onScalp ? "on the scalp" : "in foils"}: more is not needed, less on fine hair. Look every ${least} to ${often} minutes, ${lightenerRule.maxMinutes} min at most, no heat.`,
      facts: [
        ...(line ? [ofLine(line, "ratio", `${name}, ratio`, ratios)] : []),
        ofRule("lightener_developer", `For ${span} levels`, said, source.practice),
        ofRule(
          "minutes_not_longer",
          name,
          `${lightenerRule.maxMinutes} min at most`,
          source.lightener,
        ),
      ],
    };
  },
};

/** High-lift beside lightener: which gets there, and which is kinder. */
export const HIGH_LIFT_OR: Technique = {
  about: [
    /\bhi(?:gh)?[- ]?lifts?\b/,
    /\bbleach\w*\b|\blightener\b|\bblondor\b|\bpowder\b|\bfoils?\b|\blight ?master\b/,
    /\bor\b|\bvs\b|\bversus\b|\bkinder\b|\bgentler\b|\bbetter\b|\binstead\b|\bdiff\w*/,
  ],
  ofHead: true,
  tell: ({ words, known: { salon } }) => {
    const [from, to] = spanIn(words);
    const lift = from !== undefined && to !== undefined ? to - from : undefined;
    const brands = new Set(salon?.lines?.map((key) => key.split("/")[0]));
    const all = everyLine("high-lift");
    const line = all.find(({ brandId }) => brands.has(brandId)) ?? all[0];
    if (!line) return { says: "Which high-lift line is it?", facts: [], asks: "line" };
    const name = lineName(line);
    const start = line.minStartLevel;
    const bySteps = line.developers
      .map((volume) => `${levelWords(liftOf(line, volume))} with ${strengthWords(volume, line)}`)
      .join(", ");
    const most = Math.max(...line.developers.map((volume) => liftOf(line, volume)[1]));
    const gets =
      lift === undefined || from === undefined
        ? ""
        : lift > most || (start !== undefined && from < start)
          ? ` From ${from} to ${to} it does not get there: that is lightener.`
          : ` From ${from} to ${to} it gets there on virgin hair, and warm; with color in it lightener alone does.`;
    const standing = salon?.shelf ?? salon?.standing;
    const there = standing?.[line.key]?.length ? "" : standing ? " None stands on the shelf." : "";
    return {
      says: `High-lift is the kinder one where it reaches, on virgin hair alone${start === undefined ? "" : ` from level ${start} up`}: ${name} lifts ${bySteps}, tones as it lifts, covers no white and lifts no color.${gets}${there} Lightener lifts further and lifts color too, is harder on the hair (the weakest developer that does it, a bond builder, watched) and is toned after.`,
      facts: [
        ...line.developers.map((volume) =>
          ofLine(
            line,
            "lift",
            `${name}, ${strengthWords(volume, line)}`,
            levelWords(liftOf(line, volume)),
          ),
        ),
        ofRule("lift", "Over color", "lightener alone, after a strand test", source.lightener),
      ],
    };
  },
};

function spanIn(words: string): [from?: number, to?: number] {
  const [, from, to] =
    /\b(10|[1-9])(?: (?:going|up|all the way))? ?(?:to|-) ?(?:an? |level )?(10|[1-9])\b/.exec(
      words,
    ) ?? [];
  return from && to ? [Number(from), Number(to)] : [];
}
