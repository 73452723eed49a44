import { brands } from "#tools/colour/catalogue.ts";
import { source, type Counter } from "#tools/colour/science.ts";
import { toneWord } from "#tools/colour/shade/unwanted.ts";
import { madeBy } from "./over.ts";
import { listed, lineName, ofLine, ofRule, type Asked, type Told } from "./telling.ts";

/**
 * Whether one shade cancels a tone at a level: by the pigments it carries, and by its depth, which is that of the tone or a
 * level darker; on porous hair a level lighter holds too.
 */
export function tellCancels(
  { lines, named, porosity }: Asked,
  {
    written,
    tone,
    level,
    counter,
  }: { written: string; tone: string; level: number; counter: Counter },
): Told {
  const own = madeBy(lines, written);
  const all =
    own.length > 0 || named
      ? own
      : madeBy(
          brands.flatMap((each) => each.lines),
          written,
        );
  const [one] = all;
  if (!one) return { says: `Which line is ${written} of?`, facts: [], asks: "line" };
  const { line, shade } = one;
  const is = `${lineName(line)} ${shade.code} is ${shade.level === null ? "" : `level ${shade.level}, `}${toneWord(shade.tone)}`;
  const wants = `${tone} at level ${level} wants ${counter.word}`;
  const feeds = shade.pigments.filter((pigment) => counter.avoid.includes(pigment));
  const off = (shade.level ?? level) - level;
  const facts = [
    ofLine(line, "shade", shade.code, `${shade.level ?? "no level"}, ${toneWord(shade.tone)}`),
    ofRule("neutralise", `${tone} at level ${level}`, counter.word, source.wheel),
    ofRule("neutralise", "Depth", `level ${level} or one darker`, source.practice),
  ];
  if (feeds.length > 0)
    return {
      says: `No: ${is}, and its ${listed(feeds)} feeds it; ${wants}.`,
      verdict: "no",
      facts,
    };
  if (!counter.tones.includes(shade.tone))
    return { says: `Not really: ${is}; ${wants}.`, verdict: "no", facts };
  if (off > (porosity === "high" ? 1 : 0))
    return {
      says: `Not really: ${is}, too light to hold at level ${level}; ${wants}, at that level.`,
      verdict: "careful",
      facts,
    };
  if (off < -1)
    return {
      says: `It would go too dark: ${is}; ${wants}, at that level.`,
      verdict: "careful",
      facts,
    };
  return { says: `Yes: ${is}; ${wants}.`, verdict: "yes", facts };
}
