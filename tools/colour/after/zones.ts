import type { Cause } from "./after.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import { triedWords, type Last } from "./last-formula.ts";
import { source } from "#tools/colour/science.ts";

const warmRoots =
  /\bhot roots?\b|\b(roots?|regrowth|base)\b(?:(?!still).){0,24}\b(light\w*|warm\w*|orange|bright\w*|brass\w*|yellow|gold\w*)\b/;

/** Roots lighter or warmer than the lengths: scalp heat lifted them further with the same bowl. */
export function rootsCause(d: Diagnosis, last: Last): Cause | undefined {
  const roots = d.zones?.roots?.level;
  const lengths = d.zones?.mids?.level ?? d.zones?.ends?.level;
  const lighter = roots !== undefined && lengths !== undefined && roots > lengths;
  if (!warmRoots.test(d.facts.text) && !(lighter && d.uncorrected.has("uneven"))) return undefined;
  const volume = last.tried?.bowl.volume;
  return {
    code: "cause_hot_roots",
    sentence: `The roots lifted further than the lengths: ${last.single ? "one bowl went on from scalp to ends" : "they were on too long or too strong"}${volume === undefined ? "" : ` at ${volume} vol`}, and scalp heat does the rest. Tone the roots alone, down to the level of the lengths.`,
    source: source.order,
    confidence: "high",
  };
}

/** A band: fresh product ran over hair that had been worked before. */
export function bandCause(d: Diagnosis, last: Last): Cause | undefined {
  const zone = d.zones?.bands !== undefined && d.uncorrected.has("uneven");
  if (!/\bband(s|ing|ed)?\b|\boverlap\w*\b|\bdemarcation\b/.test(d.facts.text) && !zone)
    return undefined;
  return {
    code: "cause_banding",
    sentence: `The band is where the first ${last.opened || last.lifted ? "lightener" : "color"} ran over hair that carried work already${last.tried ? ` (${triedWords(last.tried)})` : ""}. Work that band alone, the darkest first, and stay off the rest.`,
    source: source.order,
    confidence: "medium",
  };
}

/** Uneven because one bowl went over a head of more than one level or porosity. */
export function levelsCause(d: Diagnosis, last: Last): Cause | undefined {
  if (!d.uncorrected.has("uneven")) return undefined;
  const levels = Object.values(d.zones ?? {}).flatMap((zone) => zone.level ?? []);
  const spread = levels.length > 1 ? Math.max(...levels) - Math.min(...levels) : 0;
  return {
    code: "cause_one_bowl",
    sentence: `${last.single ? "One bowl went over the whole head" : "The bowls did not follow the levels of the head"}${last.tried ? ` (${triedWords(last.tried)})` : ""}${spread > 0 ? `, which runs over ${spread} level${spread > 1 ? "s" : ""}` : ""}. Each level takes the same shade differently: a bowl for each part evens it out.`,
    source: source.practice,
    confidence: spread > 1 ? "high" : "medium",
  };
}
