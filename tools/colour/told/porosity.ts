import { source } from "#tools/colour/science.ts";
import { ofRule, type Technique } from "./telling.ts";

const fact = (label: string, figure: string) =>
  ofRule("porosity_signs", label, figure, source.porosity);

const HIGH =
  "takes water at once and dries fast, feels rough when fingers slide from the tip up to the root, tangles, looks matt, and grabs color that fades again; lightened, heated and old ends are the usual ones";
const LOW =
  "water beads on it, it takes long to get wet and to dry, is smooth and glassy, and takes color late; virgin and coarse white hair is often so";

/** How porous hair is told by hand and eye. */
export const POROSITY_SIGNS: Technique = {
  about: [
    /\bporo(?:us|sity)\b/,
    /\btell\b|\bknow\b|\bsigns?\b|\btests?\b|\bcheck\w*\b|\bsee\b|\blooks? like\b|\bspot\b|\bfeels?\b|\bbehaves?\b|\bfind out\b|\bwhat(?:'s| is| are| does| makes) (?:\w+ ){0,3}poro/,
  ],
  not: /\bchange\b|\bdo (?:i|we|you) (?:do|use|change)\b|\btoner\b|\bformula\b|\btell (?:her|him)\b|\bpatch\b|\bstrand test\b|\bmix\b|\b(?:level|lvl|virgin|natural|going to|to an?) \d/,
  tell: ({ words }) => ({
    says: /\blow\b/.test(words)
      ? `Low porosity: ${LOW}. High: ${HIGH}. Feel it at roots, mids and ends by themselves.`
      : `By hand: porous hair ${HIGH}. Low porosity: ${LOW}. Try roots, mids and ends by themselves; a hair that sinks in a glass of water is a weak sign, a strand test with the bowl the sure one. It takes a weaker developer, a shorter time, a shade lighter or warmer, and a filler before it goes darker.`,
    facts: [fact("High porosity", HIGH), fact("Low porosity", LOW)],
  }),
};
