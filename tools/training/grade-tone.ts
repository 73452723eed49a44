import { pigmentAt, source } from "#tools/colour/science.ts";
import { toneDistance } from "#tools/colour/shade/tone-distance.ts";
import { CanonicalTone } from "#tools/colour/words.ts";
import type { GivenBowl } from "./grade-bowls.ts";
import type { Case, Verdict } from "./grade-case.ts";
import { objectionsTo, verdictOf } from "./grade-findings.ts";

/** The share of a bowl that does the work, from which its tone is right, and from which it is close. */
const enough = { right: 0.8, close: 0.4 } as const;

/** How far a tone may lie from the wish: a near neighbour, and a far one. */
const reach = { right: 0.66, close: 1 } as const;

/** Whether the pigments go where they should: against what is unwanted, towards what is wished for. */
export function judgeTone(asked: Case): Verdict {
  const { bowls, findings, said, held, d } = asked;
  const colours = bowls.filter(
    ({ act, shades }) => act === "colour" && shades.some(({ tone }) => tone && tone !== "clear"),
  );
  const objected = verdictOf(objectionsTo(findings, "tone"));
  if (objected?.verdict === "wrong") return objected;
  if (colours.length === 0) {
    if (held && said.refuses)
      return {
        verdict: "close",
        reason: `Safe, and a little short: a gloss at level ${d.current} would still give some of the tone.`,
        source: source.wheel,
      };
    if (objected) return objected;
    return {
      verdict: "missing",
      reason: bowls.some(({ act }) => act === "open")
        ? `No toner could be read: lightening to level ${asked.goal} shows ${pigmentAt(asked.goal)}, and that has to be met.`
        : bowls.some(({ shades }) => shades.length > 0)
          ? "The tone could not be read: name the line, since a digit means another tone with each maker."
          : "No shade could be read, so there is no tone to judge.",
      source: null,
    };
  }
  const judged = colours.map((bowl) => ({ bowl, score: scoreOf(bowl, asked) }));
  const worst = judged.toSorted((a, b) => a.score - b.score)[0];
  const own = worst ? inWords(worst.bowl, worst.score, asked) : undefined;
  if (objected && own?.verdict !== "wrong") return objected;
  return own ?? { verdict: "missing", reason: "No tone could be read.", source: null };
}

/** The share of a bowl that takes the tone where it should go, 0 to 1. */
function scoreOf({ shades }: GivenBowl, asked: Case): number {
  const toned = shades.filter(({ tone }) => tone && tone !== "clear");
  const total = toned.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  return (
    toned.reduce((sum, { tone, weight }) => sum + weight * fit(tone ?? "natural", asked), 0) / total
  );
}

/** How well one tone does here: cancels, matches the wish, or is what the engine took itself. */
function fit(tone: CanonicalTone, asked: Case): number {
  const { d, tones } = asked;
  if (tones.has(tone)) return 1;
  if (cancels(asked)?.tones.includes(tone)) return 1;
  const wished = [...wishOf(asked), ...tones];
  const nearest = Math.min(...wished.map((wish) => toneDistance(wish, tone) ?? Infinity));
  const neutral = tone.startsWith("natural");
  const best = nearest <= reach.right ? 1 : nearest <= reach.close ? 0.6 : 0;
  // a tone that only matches the wish leaves what has to be cancelled standing
  if (cancels(asked)) return neutral ? 0.6 : Math.min(best, 0.7);
  return neutral ? Math.max(best, d.greyService ? 1 : 0.6) : best;
}

/** What has to be cancelled by the deposit itself: nothing while something lightens or deepens first. */
function cancels({ d, bowls }: Case) {
  const moved = d.lift > 0 || d.darker > 0 || bowls.some(({ act }) => act === "open");
  return moved ? undefined : d.counter;
}

function wishOf({ d }: Case): CanonicalTone[] {
  switch (d.tone.word) {
    case "shade":
      return d.tone.shade ? [d.tone.shade] : [];
    case "cool":
      return ["ash", "natural-cool", "pearl"];
    case "warm":
      return ["gold", "natural-warm"];
    default:
      return ["natural"];
  }
}

function inWords(bowl: GivenBowl, score: number, asked: Case): Verdict {
  const { d } = asked;
  const codes = bowl.shades
    .filter(({ tone }) => tone !== "clear")
    .map(({ code, tone }) => `${code} (${(tone ?? "unknown").replaceAll("-", " ")})`)
    .join(" + ");
  const counter = cancels(asked);
  const wish = wishOf(asked)
    .map((tone) => tone.replaceAll("-", " "))
    .join(", ");
  const verdict = score >= enough.right ? "right" : score >= enough.close ? "close" : "wrong";
  const reason = counter
    ? verdict === "right"
      ? `${codes} brings the ${counter.word} that cancels ${d.unwanted} at level ${d.current}.`
      : `${codes} does not cancel ${d.unwanted}: at level ${d.current} that takes ${counter.word}.`
    : verdict === "right"
      ? `${codes} goes the way of the target, ${wish}.`
      : verdict === "close"
        ? `${codes} lies beside the target, ${wish}, and not on it.`
        : `${codes} goes another way than the target, ${wish}.`;
  return { verdict, reason, source: source.wheel };
}
