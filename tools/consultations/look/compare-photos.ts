import { isSure } from "#tools/colour/reading/certainty.ts";
import type { HairReading, SeenLevel } from "#tools/colour/reading/schema.ts";
import type { Finding } from "#tools/colour/schema.ts";

/** What the photos of the first consultation showed: the hair before, and the goal. */
export type PhotosBefore = { before?: HairReading; target?: HairReading };

/** Says side by side what the photos show of before, goal and result: level, warmth, and how far it still is. */
export function comparePhotos(
  { before, target }: PhotosBefore = {},
  result: HairReading | undefined,
): Finding[] {
  const shown = [
    ["Before", before],
    ["Goal", target],
    ["Now", result],
  ] as const;
  const said = shown.flatMap(([name, reading]) => {
    const words = reading && wordsOf(reading);
    return words ? [`${name}: ${words}.`] : [];
  });
  if (!result?.hairFound || !result.level || said.length < 2) return [];
  const warm = warmer(target, result);
  const gap = target?.hairFound && target.level ? gapWords(target.level, result.level, warm) : "";
  return [
    {
      code: "photos_compared",
      severity: "info",
      sentence: `By the photos: ${said.join(" ")}${gap}`,
      source: "The photos of both consultations",
    },
  ];
}

/** How far the result is from the goal: a distance only where the ranges do not meet, a match only where both are narrow. */
function gapWords(goal: SeenLevel, now: SeenLevel, warm: boolean): string {
  const apart = now.high <= goal.low || now.low >= goal.high;
  const levels = Math.max(1, Math.abs(Math.round(goal.value - now.value)));
  if (apart)
    return ` The result is ${levels} level${levels > 1 ? "s" : ""} ${goal.value > now.value ? "darker" : "lighter"} than the goal${warm ? " and warmer" : ""}.`;
  const depth =
    isSure(goal) && isSure(now)
      ? "The depth is right"
      : "Their ranges meet, so depth is for the eye";
  return warm ? ` ${depth}; the result is warmer than the goal.` : "";
}

function wordsOf({ hairFound, level, tone, visibleWarmth }: HairReading): string | undefined {
  if (!hairFound || !level) return undefined;
  const warmth = visibleWarmth !== "none" ? `, ${visibleWarmth} showing` : "";
  return `level ${level.value}${tone ? `, ${tone}` : ""}${warmth}`;
}

const warmTones = new Set(["gold", "copper", "red"]);

function warmer(target: HairReading | undefined, result: HairReading): boolean {
  return (
    Boolean(target?.hairFound) &&
    warmTones.has(result.tone ?? "") &&
    !warmTones.has(target?.tone ?? "")
  );
}
