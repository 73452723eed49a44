import { reachOf } from "#tools/colour/bowl/developer.ts";
import { defaultLift, source } from "#tools/colour/science.ts";
import type { GivenBowl } from "./grade-bowls.ts";
import type { Case, Verdict } from "./grade-case.ts";
import { objectionsTo, verdictOf } from "./grade-findings.ts";

/** Whether each bowl has the developer it needs: the line's own, strong enough and no stronger, at its ratio. */
export function judgeDeveloper(asked: Case): Verdict {
  const { bowls, findings, held, said } = asked;
  const mixed = bowls.filter(takesDeveloper);
  if (mixed.length === 0) {
    if (held && said.refuses)
      return { verdict: "right", reason: "No lift, so no developer.", source: source.relaxer };
    return bowls.some(({ act, shades }) => act !== "care" && shades.length > 0)
      ? usedStraight(asked)
      : { verdict: "missing", reason: "No developer could be read.", source: null };
  }
  const objected = verdictOf(objectionsTo(findings, "developer"));
  if (objected?.verdict === "wrong") return objected;
  const own = mixed.map((bowl) => judgeBowl(bowl, asked));
  const order = ["missing", "wrong", "close", "right"];
  const [worst] = own.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  if (worst?.verdict === "missing" && own.some(({ verdict }) => verdict !== "missing"))
    return { ...worst, verdict: "close" };
  if (objected && worst?.verdict === "right") return objected;
  return worst ?? { verdict: "missing", reason: "No developer could be read.", source: null };
}

function takesDeveloper({ act, line, type, shades, volume }: GivenBowl): boolean {
  if (volume !== null) return true;
  if (act === "care" || shades.length === 0) return false;
  if (line) return line.developers.length > 0;
  return type !== "semi-permanent" && type !== "colour-remover" && type !== "treatment";
}

function usedStraight({ findings }: Case): Verdict {
  return (
    verdictOf(objectionsTo(findings, "developer")) ?? {
      verdict: "right",
      reason: "Used straight, as the line prints it: no developer.",
      source: source.practice,
    }
  );
}

function judgeBowl(bowl: GivenBowl, asked: Case): Verdict {
  const { line, volume, noted } = bowl;
  const from = line?.source ?? source.practice;
  const name = line?.name ?? "This bowl";
  if (volume === null)
    return {
      verdict: "missing",
      reason: line
        ? `${name} does nothing without its developer: ${line.developers.join(", ")} vol.`
        : "Write which developer goes with it, in volume or percent.",
      source: from,
    };
  const strong = strength(bowl, volume, asked);
  if (strong) return { ...strong, source: from };
  if (opensAgain(bowl, volume, asked))
    return {
      verdict: "close",
      reason: `${name} with ${volume} vol opens hair that is lightened already, to no gain: a demi with its own weak developer tones it.`,
      source: from,
    };
  const grams = noted.shades.every((shade) => shade.grams !== null);
  if (!noted.ratio && !(grams && noted.developer?.grams))
    return {
      verdict: "close",
      reason: `${volume} vol is right; write the ratio too${line ? ` (${name} is mixed ${line.mixingRatio})` : ""}.`,
      source: from,
    };
  return {
    verdict: "right",
    reason: `${name} with ${volume} vol${noted.ratio ? ` at ${noted.ratio}` : ""} ${purposeOf(bowl, asked)}.${
      noted.minutes ? "" : " Write the minutes with it."
    }`,
    source: from,
  };
}

/** A permanent colour with a developer that lifts, on lightened hair that only wants tone. */
function opensAgain({ act, type, line }: GivenBowl, volume: number, { d }: Case): boolean {
  if (act !== "colour" || type !== "permanent" || d.canvas !== "bleached" || d.greyService)
    return false;
  return d.lift <= 0 && (line ? reachOf(line, volume) : defaultLift(volume)[1]) > 0;
}

function purposeOf({ act, type }: GivenBowl, { d }: Case): string {
  if (act === "open") return "opens the hair no harder than it has to";
  if (type === "permanent" && d.greyService) return "opens white hair and still deposits";
  if (type === "permanent" && d.lift > 0)
    return `lifts the ${d.lift} level${d.lift === 1 ? "" : "s"} needed`;
  return "deposits without lifting";
}

/** Weaker bottles of a permanent line are for pastel toning. */
const leastOfTint = 10;

/** A bottle that is too weak for its work, or stronger than it. */
function strength(
  { act, type, line }: GivenBowl,
  volume: number,
  { d, goal }: Case,
): Omit<Verdict, "source"> | undefined {
  if (act !== "colour" || (type !== undefined && type !== "permanent" && type !== "high-lift"))
    return undefined;
  const wanted = d.canvas === "virgin" ? Math.max(0, goal - d.current) : 0;
  const most = line ? reachOf(line, volume) : defaultLift(volume)[1];
  const play = d.thickness === "fine" ? 1 : 0;
  if (wanted > 0 && most + play < wanted && !d.greyService)
    return {
      verdict: "wrong",
      reason: `${volume} vol lifts up to ${most} level${most === 1 ? "" : "s"}, not the ${wanted} from ${d.current} to ${goal}.`,
    };
  const weaker = (line?.developers ?? [10, 20, 30, 40]).filter(
    (each) => each < volume && each >= leastOfTint,
  );
  const reaches = (each: number) => (line ? reachOf(line, each) : defaultLift(each)[1]) >= wanted;
  // white hair wants 20 vol, and the hair between it the lift
  const enough = weaker.filter((each) => reaches(each) && (!d.greyService || each >= 20));
  const [least] = enough.toSorted((a, b) => a - b);
  if (least === undefined || volume - least < 10) return undefined;
  if (d.greyService && volume <= 20) return undefined;
  return {
    verdict: volume - least >= 20 ? "wrong" : "close",
    reason: `${volume} vol is stronger than this needs: ${least} vol ${d.greyService ? "covers the white" : wanted > 0 ? `lifts the ${wanted} level${wanted === 1 ? "" : "s"}` : "deposits"}, and every bottle above it lifts base and costs hair.`,
  };
}
