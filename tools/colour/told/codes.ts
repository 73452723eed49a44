import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import { greyVolume } from "#tools/colour/bowl/developer.ts";
import { brands, everyLine } from "#tools/colour/catalogue.ts";
import { levelName, source } from "#tools/colour/science.ts";
import { toneWord } from "#tools/colour/shade/unwanted.ts";
import { CanonicalTone, type Pigment } from "#tools/colour/words.ts";
import { ratiosOf } from "./mixing.ts";
import { madeBy } from "./over.ts";
import { lineName, listed, ofLine, ofRule, type Asked, type Technique } from "./telling.ts";
import { timeOn } from "./white.ts";

const CODE = String.raw`\d{1,3}[/.]\d{1,3}|\d{1,2}-\d{1,3}|0?\d{1,2}[a-z]{1,3}`;
const CODES = new RegExp(String.raw`(?<![\w/.])(?:${CODE})(?![\w/])`, "g");
/** What looks like a code: "20g", "30min", "1.9", "50/50". */
const NO_CODE =
  /^(?:\d+(?:g|gr|vol|min|mins|h|hr|hrs|st|nd|rd|th|x|k|in|cm|am|pm|pc|oz|wk|wks|yr|yrs)|[1-4]0v|[0-4]\.\d|50\/50)$/;

/** "3/4 inch" of regrowth, "2/3 7/0" of a bowl. */
const FRACTIONS = /\b\d\/\d ?(?:inch\w*|in|cm)\b|\b[123]\/[234](?= (?:of )?\d{1,2}[/.]\d)/g;

export type Made = { line: BrandLine; shade: Shade };

/** The codes of shades in words, each once. */
export function codesIn(words: string): string[] {
  const text = words.replaceAll(FRACTIONS, " ");
  const codes = [...new Set((text.match(CODES) ?? []).filter((code) => !NO_CODE.test(code)))];
  // who writes 6/3 means a level by 6.5
  const slashed = codes.filter((code) => code.includes("/"));
  return slashed.length > 0 ? codes.filter((code) => !code.includes(".")) : codes;
}

/** The shades that words name, each in the first line that makes it: those named with it, those of the question, then all others. */
export function shadesNamed(words: string, { lines }: Pick<Asked, "lines">): Made[] {
  return codesIn(words).flatMap((code) => {
    const [own] = madeBy(lines, code);
    if (own) return own;
    const others = madeBy(
      [...everyLine("permanent"), ...brands.flatMap((each) => each.lines)],
      code,
    );
    return others.find(({ shade }) => shade.code.toLowerCase() === code) ?? others[0] ?? [];
  });
}

const isDouble = ({ shade: { tone, intenseDepth } }: Made): boolean =>
  tone === "natural-intense" || (intenseDepth === true && tone === "natural");

const OF_NATURALS = String.raw`(?<!\d)([1-9])\1[/.]0\b|(?<!\d)\d{1,2}-00\b|\b\d{1,2}nn\b|(?<![\d/.:])\b00\b(?!/)`;

/** A doubled natural beside the plain one: "55/0 or 5/0". */
export const BY_NATURALS: Technique = {
  about: [
    new RegExp(
      String.raw`${OF_NATURALS}|\bdoubled? (?:one|n\b|o\b|naturals?|zeros?|numbers?|base)|\bintense naturals?\b`,
    ),
    /\bvs\b|\bversus|\bor\b|\bdiff|\bwhen\b|\bwhat|\bneed\b|\bstraight\b|\bcut\b|\bmix\b|\bhow (?:is|are|much)\b|\bbetter\b|\buse\b|\bsame\b|\bidea\b|\bpoint\b/,
  ],
  tell: (asked) => {
    const made = shadesNamed(asked.words, asked);
    const double = made.find(isDouble) ?? ownDouble(asked);
    if (!double)
      return {
        says: "A doubled natural is the natural of the same level with more pigment.",
        facts: [],
      };
    const { line, shade } = double;
    const plain =
      made.find((each) => each !== double && each.shade.level === shade.level)?.shade ??
      line.shades.find(
        ({ level, tone, intenseDepth }) =>
          level === shade.level && tone === "natural" && !intenseDepth,
      );
    const [ratio] = ratiosOf(line);
    const volume = greyVolume(line, MOSTLY_WHITE);
    const mixed = `${ratio?.ratio.join(":") ?? "as its pack says"} with ${strengthWords(volume, line)}`;
    const name = plain?.code ?? "the plain natural";
    return {
      says: `${lineName(line)} ${shade.code} is ${name} with more pigment: the same level ${shade.level}, mixed alike, ${mixed}, but denser on white and a touch deeper. Take it where white is resistant, wiry or more than half, as at a hairline, usually half and half with ${name}, more of it where nothing holds, for the full ${timeOn(line, volume, MOSTLY_WHITE)}; ${name} alone is enough for ordinary white.`,
      facts: [
        ofLine(line, "shade", shade.code, `level ${shade.level}, ${toneWord(shade.tone)}, doubled`),
        ofLine(line, "ratio", `${lineName(line)}, both`, mixed),
        ofRule(
          "grey_share",
          "Resistant white",
          `half ${shade.code}, half ${name}`,
          source.practice,
        ),
      ],
    };
  },
};

const MOSTLY_WHITE = 100;

/** The doubled natural of the question's own lines at the level it names, else the first of them. */
function ownDouble({ lines, words }: Asked & { words: string }): Made | undefined {
  const all = lines
    .flatMap((line) => line.shades.map((shade) => ({ line, shade })))
    .filter(isDouble);
  const level = Number(/\b([1-9]|10)\b/.exec(words)?.[1]);
  return all.find(({ shade }) => shade.level === level) ?? all[0];
}

/** What the figures or letters of a code stand for, by the line's own system. */
export const DIGITS: Technique = {
  about: [
    /\bmeans?\b|\bstands? for\b|\bwhat(?:'?s| is| are)? the \/?[.\d]|\bdigits?\b|\bafter the (?:slash|stroke|dot|dash)\b|\bwhich (?:one|number|digit|figure|letter)s?\b.*\b(?:strong\w*|main|first)\b|\b(?:numbers?|letters?) (?:on|in|of|mean)\b|\bhow (?:do|to) (?:i |u |you )?read\b/,
  ],
  asks: (words) => ENDING.test(words) || (codesIn(words).length > 0 && codesIn(words).length < 3),
  not: /\d ?g\b|\+|\b[1-4]0 ?v(?:ol)?\b/,
  tell: (asked) => {
    const made = shadesNamed(asked.words, asked);
    const said = made.length > 0 ? made.slice(0, 2) : withEnding(asked);
    if (said.length === 0)
      return { says: "Which shade, and of which line?", facts: [], asks: "shade" };
    return {
      says: said.map(decoded).join(" "),
      facts: said.map(({ line, shade }) =>
        ofLine(
          line,
          "shade",
          `${lineName(line)} ${shade.code}`,
          `level ${shade.level}, ${toneWord(shade.tone)}`,
        ),
      ),
    };
  },
};

/** What stands behind the depth, said by itself: "/71". */
const ENDING = /(?<![\d/])\/(\d{1,2})\b/;

/** A shade of the question's lines with the ending that was said, of a depth that is seen often. */
function withEnding({ lines, words }: Asked & { words: string }): Made[] {
  const ending = ENDING.exec(words)?.[1];
  const all = lines.flatMap((line) =>
    line.shades
      .filter(({ code }) => ending && code.endsWith(`/${ending}`))
      .map((shade) => ({ line, shade })),
  );
  const [one] = all.toSorted(
    (a, b) => Math.abs((a.shade.level ?? 0) - MIDDLE) - Math.abs((b.shade.level ?? 0) - MIDDLE),
  );
  return one ? [one] : [];
}

const MIDDLE = 6;

function decoded({ line, shade }: Made): string {
  const rest = shade.code.replace(/^0?\d{1,3}\s*[./,-]?\s*/, "");
  const tones = tonesIn(rest, line);
  const depth = `${lineName(line)} ${shade.code}: ${shade.level} is the depth, ${levelName(Math.min(10, shade.level ?? 1)).toLowerCase()}`;
  const [main, second] = tones;
  const soft = rest.length > 1 && rest.startsWith("0");
  const behind = !main
    ? toneWord(shade.tone)
    : !second
      ? `${main.sign} is the tone, ${main.word}${soft ? ", softened by the 0 before it" : ""}`
      : main.sign === second.sign
        ? `${main.sign} twice is ${main.word}, and strong`
        : `${main.sign} is the main tone, ${main.word}, and ${second.sign} the weaker one, ${second.word}`;
  return `${depth}; ${behind}. ${effectOf(shade)}`;
}

/** Each figure or letter behind the depth by itself, where the line's system names it. */
function tonesIn(rest: string, { shadeSystem }: BrandLine) {
  const map = shadeSystem?.toneMap ?? {};
  const signs =
    map[rest] && /^[a-z]+$/i.test(rest)
      ? [rest]
      : rest.split("").filter((sign) => sign !== "0" || rest === "0");
  return signs.flatMap((sign) => {
    const tone = CanonicalTone.safeParse(map[sign] ?? map[sign.toUpperCase()]).data;
    return tone ? [{ sign, word: toneWord(tone) }] : [];
  });
}

const CANCELS: Partial<Record<Pigment, string>> = {
  violet: "yellow",
  blue: "orange",
  green: "red",
};

function effectOf({ pigments }: Shade): string {
  const cancels = pigments.flatMap((pigment) => CANCELS[pigment] ?? []);
  return cancels.length > 0
    ? `It carries ${listed(pigments.filter((each) => CANCELS[each]))}, so it cools and cancels ${listed([...new Set(cancels)])}.`
    : `It carries ${listed(pigments.filter((each) => each !== "neutral")) || "natural pigment alone"}.`;
}
