import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { strengthWords } from "#tools/colour/bowl/bottles.ts";
import { greyVolume } from "#tools/colour/bowl/developer.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { computedFor } from "#tools/colour/convert/computed.ts";
import { source } from "#tools/colour/science.ts";
import { nearestTo } from "#tools/colour/shade/nearest-shade.ts";
import { toneWord } from "#tools/colour/shade/unwanted.ts";
import { codesIn, shadesNamed } from "./codes.ts";
import { ratiosOf } from "./mixing.ts";
import { madeBy } from "./over.ts";
import {
  lineName,
  listed,
  ofLine,
  ofRule,
  percentIn,
  type Asked,
  type Technique,
} from "./telling.ts";

const GONE =
  /\b(?:out of|outta|ran out|run out|running out|last (?:tube|of)|split|used (?:the last|up)|took the last|leaked|exploded|empty|dried (?:up|out|solid)|gone hard|don'?t have|haven'?t got|no more|none left|discontinued|all out|no \S+ left)\b/;
const INSTEAD_OF =
  /\binstead\b|\bsub(?:s|stitute)?\b|\bswap\b|\bclose\b|\bclosest\b|\bnearest\b|\bwhat (?:can|do|else|now|other)\b|\bnow what\b|\bmake it\b|\bfrom (?:the|what)\b|\breplace\w*|\bstand in\b|\bequivalent\b|\bwhat (?:do|should|would) (?:i|you|we) use\b|\buse what\b/;

/** What stands for a tube that is not there: a shade of its own line, or two, that are. */
export const INSTEAD: Technique = {
  about: [GONE, INSTEAD_OF],
  not: /\border\b|\breorder\b|\btext\b|\bshelf\b|\bstock\b/,
  asks: (words) => codesIn(words).length > 0,
  tell: (asked) => {
    const made = codesIn(asked.words).flatMap((code) => madeBy(ownLines(asked), code));
    // it stood here until now
    const missing =
      made.find(({ line, shade }) => standsThere(line, shade.code, asked)) ??
      shadesNamed(asked.words, asked)[0];
    if (!missing)
      return { says: "Which shade is it, and of which line?", facts: [], asks: "shade" };
    const { line, shade } = missing;
    const there = standing(line, shade, asked);
    const [best] = there ? computedFor(there, shade) : [];
    const near = there && nearestTo(shade, there.shades);
    const blend = best?.blend ?? (near ? [{ code: near.code, parts: 1 }] : []);
    const others = salonLines(asked).flatMap((each) =>
      each.key !== line.key && standsThere(each, shade.code, asked) ? [asOwnBowl(each, shade)] : [],
    );
    if (blend.length === 0)
      return {
        says: `Nothing of ${lineName(line)} that stands here comes near ${shade.code}.${others.length > 0 ? ` ${others[0]}` : ""}`,
        facts: [ofLine(line, "shade", shade.code, toneWord(shade.tone))],
      };
    const parts =
      blend.length === 1
        ? `${blend[0]?.code}`
        : `${listed(blend.map(({ code }) => code))} ${blend.map((each) => each.parts).join(":")}`;
    const [at] = ratiosOf(line);
    const percent = percentIn(asked.words);
    const volume = percent > 0 ? ` with ${strengthWords(greyVolume(line, percent), line)}` : "";
    const level = best ? best.level : near?.level;
    const off = level === shade.level ? "" : ` It is level ${level}, not ${shade.level}.`;
    return {
      says: `Nearest to ${lineName(line)} ${shade.code} (${toneWord(shade.tone)}) of what stands here: ${parts}, mixed ${at?.ratio.join(":") ?? "the same"}${volume}. Close, not the same: the ${toneWord(best?.tone ?? near?.tone)} of it is not the ${toneWord(shade.tone)} that is missing.${off}${others.length > 0 ? ` ${others[0]}` : ""}`,
      facts: [
        ofLine(
          line,
          "shade",
          `${shade.code}, missing`,
          `level ${shade.level}, ${toneWord(shade.tone)}`,
        ),
        ofRule("instead", "Stands for it", parts, source.practice),
      ],
    };
  },
};

const salonLines = ({ known: { salon } }: Asked): BrandLine[] =>
  (salon?.lines ?? []).flatMap((key) => findLine(key) ?? []);

/** The lines that were named, else those that the salon works with. */
const ownLines = (asked: Asked): readonly BrandLine[] =>
  asked.named ? asked.lines : [...asked.lines, ...salonLines(asked)];

const codesThere = (line: BrandLine, { known: { salon } }: Asked): readonly string[] | undefined =>
  (salon?.shelf ?? salon?.standing)?.[line.key];

const standsThere = (line: BrandLine, code: string, asked: Asked): boolean =>
  codesThere(line, asked)?.includes(code) ?? false;

/** A line with what stands on the shelf of it alone, the missing shade left out; all of the line where nothing is known to stand. */
function standing(line: BrandLine, { code }: Shade, asked: Asked): BrandLine | undefined {
  const codes = codesThere(line, asked);
  const own = (all: readonly Shade[]) =>
    all.filter((each) => each.code !== code && (codes?.includes(each.code) ?? true));
  const shades = own(line.shades);
  return shades.length > 0 ? { ...line, shades, mixShades: own(line.mixShades ?? []) } : undefined;
}

/** The same code of another line: a bowl by itself, and never a part of this one. */
function asOwnBowl(line: BrandLine, { code }: Shade): string {
  const [at] = ratiosOf(line);
  const white = line.greyCoverage;
  const does = white > 0 && white < 100 ? `, and blends up to ${white}% white` : "";
  return `${lineName(line)} ${code} is there too, but as a bowl of its own: ${at?.ratio.join(":") ?? "as its pack says"}${does}.`;
}
