import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { chooseDeveloper, liftOf } from "#tools/colour/bowl/developer.ts";
import { mix } from "#tools/colour/bowl/mix.ts";
import { source } from "#tools/colour/science.ts";
import { tellBlend } from "./blend.ts";
import { ratiosOf } from "./mixing.ts";
import {
  byLine,
  levelWords,
  lineName,
  listed,
  ofLine,
  ofRule,
  type Asked,
  type Told,
  type Technique,
} from "./telling.ts";

const STRENGTH = String.raw`(?<![\d/.])(\d{1,2}(?:\.\d)?) ?(%|vol\w*|v\b)?(?![\d/]|\.\d)`;
const BETWEEN = String.raw`\W+(?:(?:or|vs|versus|than|and|over|to|up to|rather than|instead of|the|with|in)\W+)+`;
const TWO = new RegExp(`${STRENGTH}${BETWEEN}${STRENGTH}`);
/** Strengths that bottles have. */
const PERCENTS: ReadonlySet<number> = new Set([1.5, 1.8, 1.9, 2, 2.2, 2.7, 3, 4, 6, 9, 12]);
const VOLUMES: ReadonlySet<number> = new Set([5, 6, 7, 10, 13, 15, 20, 25, 30, 40]);
/** Below this a bare figure is percent: no bottle is so weak in volumes. */
const LEAST_VOLUME = 5;

/** The two strengths of developer in words, in volumes, weaker first; undefined where there are none, or they may be levels. */
function twoStrengths(words: string): readonly [number, number] | undefined {
  const [, one = "", a = "", other = "", b = ""] = TWO.exec(words) ?? [];
  const figures = [Number(one), Number(other)];
  const isPercent = [a, b].includes("%") || figures.some((each) => each < LEAST_VOLUME);
  const isNamed = a !== "" || b !== "" || figures.some((each) => !Number.isInteger(each));
  // "4 to 6" is a span of levels
  if (!isNamed && /\d ?(?:to|-) ?\d/.test(words)) return undefined;
  const bottles = isPercent ? PERCENTS : VOLUMES;
  if (!one || !figures.every((each) => bottles.has(each))) return undefined;
  if (!isNamed && !/\b(?:dev|developer|peroxide|vol|welloxon|activator)\w*/.test(words))
    return undefined;
  const [low = 0, high = 0] = figures
    .map((each) => (isPercent ? (mix({ percent: each }).volume ?? each) : each))
    .toSorted((x, y) => x - y);
  return low === high ? undefined : [low, high];
}

const ASKS =
  /\bdiff|\bchanges?\b|\bwhich\b|\bbetter\b|\bmatter|\bactual|\breally\b|\bwhy\b|\bwhat\b|\?|\bdoes\b|\bwhen\b|\bshould\b/;
const OF_DEMI = /\b(?:ton(?:er|ing|e)|gloss|glaze|demi|colou?r ?touch|foils?)\b/;
const OF_WHITE = /\b(?:grey|white)s?\b/;

/** What a weaker and a stronger developer make of the same colour: "1.9 or 4 in a demi", "6 or 9 %". */
export const STRENGTHS: Technique = {
  about: [ASKS],
  not: /\b\d+ ?g(?:rams?)?\b|\bmake (?:it|\d)|\bbleach|\blightener|\bblondor|\bpowder/,
  asks: (words) => twoStrengths(words) !== undefined,
  tell: (asked) => {
    const [weak = 0, strong = 0] = twoStrengths(asked.words) ?? [];
    const takes = asked.lines.filter((line) => has(line, weak) && has(line, strong));
    const demis = takes.filter(({ type }) => type === "demi-permanent" || type === "toner");
    const permanents = takes.filter(({ type }) => type === "permanent" || type === "high-lift");
    const of =
      (OF_DEMI.test(asked.words) || weak < LIFTS_FROM) && demis.length > 0 ? demis : permanents;
    const [line] = of;
    if (!line) return inGeneral(weak, strong);
    return of === permanents
      ? byLine(of.map((each) => ofPermanent(each, weak, strong, asked)))
      : ofDemi(line, weak, strong, asked.words);
  },
};

const LIFTS_FROM = 10;
const has = ({ developers }: BrandLine, volume: number) =>
  developers.some((each) => isSame(each, volume));
/** A bottle of 6.3 vol is called 6 vol, 12.5 vol 13 vol. */
const isSame = (own: number, said: number) => Math.abs(own - said) <= 0.5;
const own = ({ developers }: BrandLine, volume: number) =>
  developers.find((each) => isSame(each, volume)) ?? volume;
const called = (line: BrandLine, volume: number) => strengthWords(own(line, volume), line);

function ofDemi(line: BrandLine, weak: number, strong: number, words: string): Told {
  const [low, high] = [called(line, weak), called(line, strong)];
  const ratio = ratiosOf(line)[0]?.ratio.join(":") ?? "alike";
  const here = OF_WHITE.test(words)
    ? ` For white ${high}.`
    : /\bfoils?\b|\bton(?:er|ing|e)\b|\blightened\b|\bblonde?s?\b|\bporous\b/.test(words)
      ? ` Here ${low}.`
      : "";
  return {
    says: `In ${lineName(line)} ${low} only deposits: softer, for toners and for lightened, porous or colored hair. ${high} opens the hair more: stronger and longer-lasting, better on white and on natural hair, which it may shift by half a level and show warm, but it is no lift. Both ${ratio}.${here}`,
    facts: [
      ofRule(
        "developer",
        `${lineName(line)}, ${low}`,
        "deposit alone, for toning",
        source.practice,
      ),
      ofRule(
        "developer",
        `${lineName(line)}, ${high}`,
        "more deposit, for white and natural hair",
        source.practice,
      ),
      ofLine(line, "ratio", `${lineName(line)}, both`, ratio),
    ],
  };
}

function ofPermanent(
  line: BrandLine,
  weak: number,
  strong: number,
  { words, level, to, levels }: Asked & { words: string },
): Told {
  const each = [weak, strong].map((volume) => ({
    name: called(line, volume),
    lift: levelWords(liftOf(line, own(line, volume))),
  }));
  const lift = level !== undefined && to !== undefined ? to - level : (levels ?? liftIn(words));
  const chosen =
    lift !== undefined && lift > 0
      ? chooseDeveloper(line, { lift, grey: 0, tone: false, developerMax: 40 })
      : undefined;
  const here = chosen
    ? ` For ${levelWords([lift ?? 1, lift ?? 1])} of lift ${strengthWords(chosen, line)}: stronger only shows more warmth.`
    : ` White is covered with 20 vol (6%): stronger lifts more and deposits less.`;
  return {
    says: `${lineName(line)} lifts ${listed(each.map(({ name, lift: by }) => `${by} with ${name}`))} on natural hair, at the same ratio and time.${here}`,
    facts: each.map(({ name, lift: by }) =>
      ofLine(line, "developer", `${lineName(line)}, ${name}`, `lifts ${by}`),
    ),
  };
}

/** "A 6 to a 7", "one level": the levels that are to be lifted. */
function liftIn(words: string): number | undefined {
  const [, from, to] =
    /\b(?:nat(?:ural)?|level|an?) (\d{1,2})\b.*\bto (?:an? |level )?(\d{1,2})\b/.exec(words) ?? [];
  if (from && to) return Number(to) - Number(from);
  const by = /\b([1-4]|one|two|three) levels?\b/.exec(words)?.[1];
  return by
    ? (({ one: 1, two: 2, three: 3 } as Record<string, number>)[by] ?? Number(by))
    : undefined;
}

const inGeneral = (weak: number, strong: number): Told => ({
  says: `The weaker, ${strengthWords(weak)}, deposits more softly; the stronger, ${strengthWords(strong)}, opens the hair more and shows more warmth on natural hair. The ratio stays that of the line.`,
  facts: [
    ofRule(
      "developer",
      `${strengthWords(weak)}, ${strengthWords(strong)}`,
      "softer, stronger",
      source.practice,
    ),
  ],
});

/** Whether what only deposits shifts natural hair: "does color touch lift her root". */
export const DEMI_LIFT: Technique = {
  about: [
    OF_DEMI,
    /\blift(?:s|ing|ed)?\b|\bshift|\b(?:make|turn|go)\b.*\b(?:brass|warm|orange)/,
    /\bdoes\b|\bdo\b|\bcan\b|\bwill\b|\bdid\b|\bat all\b|\bwhy\b|\?/,
    /\bnat(?:ural)?\b|\broots?\b|\bbase\b|\bregrowth\b|\bvirgin\b|\bat all\b|\bwarmth\b/,
  ],
  not: /\blift(?:ed|ing)? to\b|\bfoils?\b|\bbleach|\blightener/,
  tell: ({ lines }) => {
    const line = lines.find(({ type }) => type === "demi-permanent");
    const [weakest = null, stronger] = line?.developers ?? [];
    const name = line ? lineName(line) : "A demi";
    const low = line && weakest !== null ? strengthWords(weakest, line) : "its weakest developer";
    const high = line && stronger !== undefined ? ` with ${strengthWords(stronger, line)}` : "";
    return {
      says: `${name} is made to deposit and lifts no level, but${high} it is alkaline enough to shift a natural base by up to half a level, and that shows as warmth. Take ${low} there, for a shorter time, or keep it off the natural roots; a cool or natural shade over it takes the warmth back.`,
      facts: [
        ...(line ? [ofLine(line, "lift", `${name}, lift`, "none")] : []),
        ofRule("base_shift", "Natural hair under a demi", "up to half a level", source.practice),
      ],
    };
  },
};

const NOT_THERE = /\b(?:out ?of|outta|ran out|run out|no more|don'?t have|haven'?t got|all out)\b/;

/** A strength that is not there, and whether the next one will do: "out of 4%, can I use the 6". */
export const MISSING_STRENGTH: Technique = {
  about: [NOT_THERE, /\b(?:can|could|should|ok|just|use|do)\b/],
  not: /\bmake\b|\bmix (?:the )?\d/,
  asks: (words) => strengthsAfter(words).length > 1,
  tell: ({ words, lines }) => {
    const [missing = 0, instead = 0] = strengthsAfter(words);
    const takes = lines.filter((each) => has(each, missing));
    const line =
      takes.find(({ type }) => OF_DEMI.test(words) && type === "demi-permanent") ?? takes[0];
    if (!line) return inGeneral(Math.min(missing, instead), Math.max(missing, instead));
    const weaker = line.developers.findLast((each) => each < missing && !isSame(each, missing));
    const name = (volume: number) => strengthWords(volume, line);
    const blend =
      weaker !== undefined && instead > missing
        ? tellBlend({
            topic: "blend",
            volume: instead,
            other: weaker,
            wanted: own(line, missing),
            lines: [],
            named: false,
            known: {},
          })
        : undefined;
    const mixed = blend && blend.facts.length > 0 ? ` Or blend them: ${blend.says}` : "";
    const isOwn = has(line, instead);
    return {
      says: isOwn
        ? `Yes: ${lineName(line)} takes ${name(own(line, instead))} too, ${instead < missing ? "softer and with less deposit on white" : "stronger, with more warmth on natural hair"}.`
        : `Not straight: ${lineName(line)} takes ${listed(line.developers.map(name), "or")}; ${strengthWords(instead)} lifts natural hair and leaves warmth.${weaker === undefined ? "" : ` ${name(weaker)} does for a gloss or toner, softer on white.`}${mixed}`,
      verdict: isOwn ? "yes" : "no",
      facts: [
        ofLine(line, "developer", lineName(line), listed(line.developers.map(name), "or")),
        ...(blend?.facts ?? []),
      ],
    };
  },
};

/** The strengths behind what is not there, in volumes: the missing one, then the one that was asked about. */
function strengthsAfter(words: string): number[] {
  const at = NOT_THERE.exec(words)?.index ?? 0;
  return [...words.slice(at).matchAll(new RegExp(STRENGTH, "g"))].flatMap(
    ([, figure = "", unit]) => {
      const value = Number(figure);
      const isPercent = unit === "%" || PERCENTS.has(value);
      if (!isPercent && !VOLUMES.has(value)) return [];
      return isPercent && !unit?.startsWith("v") ? (mix({ percent: value }).volume ?? []) : value;
    },
  );
}
