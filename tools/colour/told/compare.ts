import { primariesOf } from "#tools/colour/shade/tone-distance.ts";
import { toneWord } from "#tools/colour/shade/unwanted.ts";
import { codesIn, shadesNamed, type Made } from "./codes.ts";
import { madeBy } from "./over.ts";
import { lineName, listed, ofLine, type Asked, type Technique } from "./telling.ts";

/** What shades may be held against each other by: how it is asked, what the first of them is called, and how much of it one has. */
type Measure = { asked: RegExp; most: string; least: string; of: (made: Made) => number };

const END = "(?:e?r|e?st|ier|iest)?";
const DEEP = new RegExp(String.raw`\b(?:deep|dark)${END}\b`);
const LIGHT = new RegExp(String.raw`\b(?:light|pal)${END}\b`);
const isDepth = ({ asked }: Measure) => asked === DEEP || asked === LIGHT;

const MEASURES: readonly Measure[] = [
  { asked: DEEP, most: "deepest", least: "lightest", of: (made) => -levelOf(made) },
  { asked: LIGHT, most: "lightest", least: "deepest", of: (made) => levelOf(made) },
  {
    asked: /\b(?:cool|ash|smok)\w*/,
    most: "coolest",
    least: "warmest",
    of: (made) => -warmthOf(made),
  },
  {
    asked: /\b(?:orange|copper|ginger)\w*/,
    most: "most copper",
    least: "least copper",
    of: (made) => toned(made, (red, yellow, blue) => Math.min(red, yellow) - blue),
  },
  {
    asked: /\b(?:red(?:d?er|d?est)?|pink\w*)\b/,
    most: "reddest",
    least: "least red",
    of: (made) => toned(made, (red, yellow, blue) => red - (yellow + blue) / 2),
  },
  {
    asked: /\b(?:gold|yellow)\w*/,
    most: "most golden",
    least: "least golden",
    of: (made) => toned(made, (red, yellow, blue) => yellow - (red + blue) / 2),
  },
  {
    asked: /\b(?:violet|purple|pearl)\w*/,
    most: "most violet",
    least: "least violet",
    of: (made) => toned(made, (red, yellow, blue) => Math.min(red, blue) - yellow),
  },
  {
    asked: /\b(?:soft|mut|quiet|subtl|sheer|natural)\w*/,
    most: "softest",
    least: "strongest",
    of: (made) => -strengthOf(made),
  },
  {
    asked: /\b(?:fier|firey|vivid|intens|bright|strong|loud)\w*/,
    most: "strongest",
    least: "softest",
    of: strengthOf,
  },
];
const WARM: Measure = {
  asked: /\b(?:warm|brass)\w*/,
  most: "warmest",
  least: "least warm",
  of: warmthOf,
};

const levelOf = ({ shade }: Made): number => shade.level ?? 0;

/** A sum of the red, yellow and blue that a tone carries; a figure that stands twice in the code is half as strong again. */
function toned({ shade }: Made, sum: (red: number, yellow: number, blue: number) => number) {
  return sum(...primariesOf(shade.tones)) * (isDoubled(shade.code) ? 1.5 : 1);
}

const isDoubled = (code: string): boolean => /[/.-](\d)\1$/.test(code);

function warmthOf(made: Made): number {
  return toned(made, (red, yellow, blue) => red + yellow - 2 * blue);
}

/** How far a tone is from neutral. */
function strengthOf(made: Made): number {
  return toned(made, (...parts) => {
    const mean = parts.reduce((all, each) => all + each, 0) / parts.length;
    return Math.hypot(...parts.map((each) => each - mean));
  });
}

const COMPARES =
  /\bvs\b|\bversus\b|\bdiff(?:s|er\w*)?\b|\bcompared?\b|\b(?:sort|rank)\b|\bby (?:warmth|depth|level|tone|strength)\b|\bnext to\b|\bside by side\b|\bagainst each other\b|\border\b.*\b(?:warm|cool|light|dark|deep|red)\w*\b.*\bto\b|\b(?:warm|cool|dark|deep|light|soft|bright|strong|loud|quiet|pal)e?(?:r|st)\b|\bredd(?:er|est)\b|\b(?:ash|brass|smok|fier)i(?:er|est)\b|\b(?:more|most|less|least) (?:warm|cool|ash|smok|brass|gold|yellow|orange|copper|red|violet|purple|pearl|soft|mut|vivid|intens|bright|fier|natural)\w*/;

/** Several shades held against each other: "7/3 vs 7/03 vs 7/31, what's warmest", "difference between 8/1 and 8/11". */
export const COMPARE: Technique = {
  about: [COMPARES],
  not: /\bwhich (?:developer|vol)\b|\bcancel|\bkills?\b|\bover\b|\bgrams\b|\bcover\w*|\bleft\b|\d ?g\b|\binstead\b|\bmake (?:it|her|this|that)\b|\b(?:swap|switch|use|add|change|replace|go|take|need|get)\b/,
  asks: (words) => codesIn(words).length > 1,
  tell: (asked) => {
    const made = shadesNamed(asked.words, asked);
    const [one, other] = made;
    if (!one || !other)
      return { says: "Which shades, and of which line?", facts: [], asks: "shade" };
    return {
      says: [...held(made, asked.words), ...madeIn(made, asked)].join(" "),
      facts: made.map((each) =>
        ofLine(
          each.line,
          "shade",
          `${lineName(each.line)} ${each.shade.code}`,
          `level ${each.shade.level}, ${whatOf(each)}`,
        ),
      ),
    };
  },
};

const whatOf = ({ shade }: Made): string =>
  `${toneWord(shade.tone)}${isDoubled(shade.code) ? ", doubled and so stronger" : ""} (${listed(shade.pigments) || "no pigment"})`;

const COMPARED = /(?:er|est)$/;
const BY = /\b(?:more|most|less|least|by) $/;

/** The order that was asked, the first of it first; where none was, what each is and which is the warmest. */
function held(made: readonly Made[], words: string): string[] {
  const [first] = [...MEASURES, WARM]
    .flatMap((each) => {
      const said = each.asked.exec(words);
      return said
        ? [
            {
              each,
              at: said.index,
              compares: COMPARED.test(said[0]) || BY.test(words.slice(0, said.index)),
            },
          ]
        : [];
    })
    // "on natural 7, which is warmer": what compares is asked, the rest only tells of what
    .toSorted((a, b) => Number(b.compares) - Number(a.compares) || a.at - b.at)
    .map(({ each }) => each);
  const levels = [...new Set(made.map(levelOf))];
  const alike = made.length > 2 ? "All" : "Both";
  const depth = levels.length > 1 ? [] : [`${alike} are level ${levels[0]}.`];
  const measure = first ?? WARM;
  const least = /\b(?:least|less) [a-z]+/.test(words);
  const ordered = made.toSorted(
    (a, b) => (measure.of(b) - measure.of(a)) * (least ? -1 : 1) || levelOf(b) - levelOf(a),
  );
  const [most] = ordered;
  if (!most) return [];
  const told = (all: readonly Made[]) =>
    all.map(
      (each) =>
        `${each.shade.code} is ${levels.length > 1 ? `level ${levelOf(each)}, ` : ""}${whatOf(each)}`,
    );
  if (isDepth(measure) && levels.length === 1)
    return [
      `None: ${alike.toLowerCase()} are level ${levels[0]}. ${listed(told(made))}; the more pigment a tone carries, the deeper it reads.`,
    ];
  const isTie = ordered.every((each) => Math.abs(measure.of(each) - measure.of(most)) < 0.01);
  if (!first || isTie)
    return [`${told(made).join("; ")}.`, ...depth, ...(isTie ? [] : [warmestOf(ordered)])];
  const yes = /^(?:is|does|do|are|will|would)\b/.test(words)
    ? most.shade.code === made[0]?.shade.code
      ? "Yes: "
      : "No: "
    : "";
  const leading = ordered.filter((each) => Math.abs(measure.of(each) - measure.of(most)) < 0.01);
  const name = nameOf(least ? measure.least : measure.most, made);
  return [
    `${yes}${listed(leading.map(codeOf))} ${leading.length > 1 ? "are" : "is"} the ${name}${made.length > 2 ? `, in the order ${listed(ordered.map(codeOf))}` : ""}.`,
    `${told(ordered).join("; ")}.`,
    ...depth,
  ];
}

const codeOf = ({ shade }: Made): string => shade.code;

/** Of two one is the warmer. */
const nameOf = (name: string, made: readonly Made[]): string =>
  made.length > 2
    ? name
    : name
        .replace(/est$/, "er")
        .replace(/^most /, "more ")
        .replace(/^least /, "less ");

function warmestOf(ordered: readonly Made[]): string {
  const [warmest, coolest] = [ordered[0], ordered.at(-1)];
  if (!warmest || !coolest) return "";
  return warmthOf(warmest) > 0
    ? `${codeOf(warmest)} is the ${nameOf("warmest", ordered)}.`
    : `${codeOf(coolest)} is the ${nameOf("coolest", ordered)}.`;
}

/** Which of the question's lines make each, and of which it stands on the shelf. */
function madeIn(made: readonly Made[], { lines, known: { salon } }: Asked): string[] {
  const standing = salon?.shelf ?? salon?.standing;
  const rows = made.map(({ shade: { code } }) => {
    const making = madeBy(lines, code).map(({ line }) => line);
    const there = standing ? making.filter(({ key }) => standing[key]?.includes(code)) : making;
    return { code, names: there.map(lineName), makers: making.map(lineName) };
  });
  const there = rows.filter(({ names }) => names.length > 0);
  const gone = rows
    .filter(({ names }) => names.length === 0)
    .map(({ code, makers }) => `${code}${makers.length > 0 ? ` (${listed(makers)})` : ""}`);
  const all = listed(rows[0]?.names ?? []);
  const isAlike = all !== "" && rows.every(({ names }) => listed(names) === all);
  const where = isAlike
    ? `all in ${all}`
    : listed(there.map(({ code, names }) => `${code} in ${listed(names)}`));
  return [
    ...(there.length > 0
      ? [`${standing ? "In stock" : "Made"}${isAlike ? "," : ":"} ${where}.`]
      : []),
    ...(standing && gone.length > 0 ? [`Not in stock: ${listed(gone)}.`] : []),
  ];
}
