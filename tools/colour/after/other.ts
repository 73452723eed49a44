import type { Cause } from "./after.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { firstWords, triedWords, type Last } from "./last-formula.ts";
import { zoneOf } from "#tools/colour/routes/corrective-zone.ts";
import { filler, source } from "#tools/colour/science.ts";

const uncovered =
  /\b(gr[ae]ys?|white)\b.*\b(not|n.t|show\w*|through|uncovered|translucent|see)\b|\b(not|n.t) cover\w*\b|\bpoor cover\w*\b/;

/** White hair that shows: too little natural, a demi where cover was meant, a strong developer, a short time. */
export function greyCause(d: Diagnosis, { tried }: Last): Cause | undefined {
  if (!uncovered.test(d.facts.text)) return undefined;
  const { bowl, natural } = tried ?? { bowl: undefined, natural: 0 };
  const reasons = [
    bowl?.type === "demi-permanent" || bowl?.type === "toner"
      ? "a demi blends white and does not cover it"
      : undefined,
    tried && natural < 0.45 && bowl?.type === "permanent"
      ? `only ${Math.round(natural * 100)}% of the color was natural`
      : undefined,
    (bowl?.volume ?? 20) > 20
      ? `${bowl?.volume} vol lifts more than it deposits on white`
      : undefined,
    (bowl?.volume ?? 20) < 15 && bowl?.type === "permanent"
      ? `${bowl?.volume} vol does not open white hair`
      : undefined,
    bowl?.minutes && bowl.minutes[1] < 30 && bowl.type === "permanent"
      ? `${bowl.minutes[1]} minutes are too short for white`
      : undefined,
  ].filter((reason) => reason !== undefined);
  return {
    code: "cause_grey_not_covered",
    sentence: `White hair was left showing${tried ? ` by ${triedWords(tried)}` : ""}: ${reasons.length > 0 ? reasons.join("; ") : "the white is resistant"}. Cover it with more natural at 20 vol for the full time, resistant places first.`,
    source: bowl?.brandLine?.greyRule ? bowl.brandLine.source : source.grey,
    confidence: reasons.length > 0 ? "high" : "medium",
  };
}

/** Treated hair far lighter than its goal: the depth comes back before any tone, and covers what shows. */
export function depthCause(d: Diagnosis, { tried }: Last): Cause | undefined {
  if (!depthLost(d)) return undefined;
  return {
    code: "cause_depth_lost",
    sentence: `${placed(d)} at level ${d.current}, ${d.darker} levels above the ${d.desired} that is wanted: the first bowl${tried ? ` (${triedWords(tried)})` : ""} did not leave its depth${zoneOf(d) ? " there" : ""}. Depth comes before tone: warmth first, then the shade, and what shows now goes under it.`,
    source: source.filler,
    confidence: "high",
  };
}

/** What the fault is on: the zone that the description names, which the bowls go on alone. */
function placed(d: Diagnosis): string {
  const zone = zoneOf(d);
  return zone === undefined ? "The hair stands" : `The ${zone} stand`;
}

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Whether a correction is first of all a way darker that needs its warmth back. */
export function depthLost({ canvas, darker, uncorrected }: Diagnosis): boolean {
  return (
    canvas !== "virgin" && darker >= filler.requiredAtLevelsDarker && !uncorrected.has("too-dark")
  );
}

/** Green or khaki: hair that went darker without its warmth, ash on yellow, or porous ends that took the ash and left the rest. */
export function greenCause(d: Diagnosis, last: Last): Cause | undefined {
  if (d.unwanted !== "green" && d.unwanted !== "muddy") return undefined;
  const { tried } = last;
  const darker = last.from - last.to;
  if (darker >= filler.recommendedAt && !last.filled && d.canvas !== "virgin")
    return {
      code: "cause_no_filler",
      sentence: `The first formula went from level ${last.from} to ${last.to} without a filler${tried ? `, with ${triedWords(tried)}` : ""}. ${d.canvas === "bleached" ? "Lightened hair has no warmth of its own left" : "Where colored hair has faded it has little warmth left underneath"}, so the deposit goes ${d.unwanted === "green" ? "green" : "flat and muddy"}.`,
      source: source.filler,
      confidence: "high",
    };
  const pigments = new Set(tried?.pigments);
  const greenish = pigments.has("green") || (pigments.has("blue") && !pigments.has("violet"));
  if (tried && greenish && d.current >= 8)
    return {
      code: "cause_counter_wrong",
      sentence: `${firstWords(tried)} carried ${triedWords(tried)}; blue or green over the yellow of level ${d.current} makes green. Yellow needs violet.`,
      source: source.wheel,
      confidence: "high",
    };
  return grabbed(d, last, d.unwanted === "green" ? "green" : "muddy");
}

/** Too dark: a shade below the goal, or porous hair that took the right one too deep. */
export function darkCause(d: Diagnosis, last: Last): Cause | undefined {
  if (!d.uncorrected.has("too-dark")) return undefined;
  const { tried } = last;
  if (tried?.level !== undefined && tried.level < last.to)
    return {
      code: "cause_too_deep",
      sentence: `The first bowl carried ${triedWords(tried)}, below the level ${last.to} that was wanted: hair ends up as deep as its deepest shade.`,
      source: source.porosity,
      confidence: "high",
    };
  if (d.porosity === "high" || d.zones?.ends?.porosity === "high" || /\bends\b/.test(d.facts.text))
    return grabbed(d, last, "too dark");
  return {
    code: "cause_too_deep",
    sentence: `The first bowl${tried ? ` carried ${triedWords(tried)},` : ""} aimed at level ${last.to}, and the result was called too dark: over old color a deposit adds to what is there. Take some out; more tint only adds.`,
    source: source.removal,
    confidence: "medium",
  };
}

const tooCool =
  /\b(too|went|gone|goes|turned|came out|looks?|grabbed)\b.{0,14}\b(ash\w*|cool|gr[ae]y|silver|violet|purple|lilac|blue)\b/;

/** Too ash, too violet, too grey: porous hair took more of the cool tone than was wanted. */
export function coolCause(d: Diagnosis, last: Last): Cause | undefined {
  if (d.unwanted || !tooCool.test(d.facts.text)) return undefined;
  return grabbed(d, last, "too cool");
}

/** Too light or washed out: porous hair let go, or the deposit was paler than the goal. */
export function lightCause(d: Diagnosis, last: Last): Cause | undefined {
  if (!d.uncorrected.has("too-light")) return undefined;
  const { tried } = last;
  if (tried?.level !== undefined && tried.level > last.to)
    return {
      code: "cause_counter_weak",
      sentence: `The first bowl carried ${triedWords(tried)}, lighter than the level ${last.to} that was wanted.`,
      source: source.porosity,
      confidence: "high",
    };
  if (last.lifted && !tried && d.current > Math.max(last.to, d.desired))
    return {
      code: "cause_lifted_too_far",
      sentence: `Lightener was to stop at level ${last.to} and ${lowered(placed(d))} at ${d.current}: it was on too long, or not looked at. Put warmth back first, then the depth.`,
      source: source.lightener,
      confidence: "high",
    };
  return {
    code: "cause_faded",
    sentence: `The first bowl${tried ? ` carried ${triedWords(tried)}` : ""} and did not hold: ${d.porosity === "high" ? "porous hair" : "hair without warmth underneath"} lets color go. A little natural underneath gives it hold.`,
    source: source.porosity,
    confidence: d.porosity === "high" ? "high" : "medium",
  };
}

function grabbed(d: Diagnosis, { tried }: Last, how: string): Cause {
  return {
    code: "cause_porosity",
    sentence: `${tried ? `The first bowl carried ${triedWords(tried)}; porous` : "Porous"} hair takes the cool part of a shade first and takes it deep, so it went ${how}. Clean it off, then a thin bowl one level lighter, for minutes only.`,
    source: source.porosity,
    confidence: d.porosity === "high" || d.zones?.ends?.porosity === "high" ? "high" : "medium",
  };
}
