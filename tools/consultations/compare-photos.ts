import type { HairReading } from "#tools/colour/reading/schema.ts";
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
  const away = target?.hairFound && target.level ? target.level.value - result.level.value : 0;
  const levels = Math.abs(Math.round(away));
  const gap =
    levels >= 1
      ? ` The result is ${levels} level${levels > 1 ? "s" : ""} ${away > 0 ? "darker" : "lighter"} than the goal${warmer(target, result) ? " and warmer" : ""}.`
      : warmer(target, result)
        ? " The depth is right; the result is warmer than the goal."
        : "";
  return [
    {
      code: "photos_compared",
      severity: "info",
      sentence: `By the photos: ${said.join(" ")}${gap}`,
      source: "The photos of both consultations",
    },
  ];
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
