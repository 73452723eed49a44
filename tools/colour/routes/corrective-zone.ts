import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Zone } from "#tools/colour/words.ts";

/** The zone that the complaint speaks of first. */
export function zoneOf(d: Diagnosis): Zone | undefined {
  const found =
    /\b(roots?|regrowth|base|scalp|bands?|mids?|mid-lengths?|lengths?|ends|tips)\b/.exec(
      d.facts.complaint,
    )?.[1];
  if (!found) return undefined;
  if (/root|regrowth|base|scalp/.test(found)) return "roots";
  if (/ends|tips/.test(found)) return "ends";
  return /length/.test(found) && !found.startsWith("mid") ? "lengths" : "mids";
}
