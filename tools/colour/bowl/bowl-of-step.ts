import type { Bowl } from "#tools/colour/bowl-schema.ts";
import type { Step } from "#tools/colour/schema.ts";

/** Longest code or name that a bowl may carry. */
const LONGEST_CODE = 60;

/** A step of an answer, or a stored bowl, as anybody may put it forward: to be checked, corrected or rescued. */
export function bowlOfStep(step: Omit<Step, "order" | "final">): Bowl {
  const { type, purpose, zone, area, parts, brandId, lineId, ratio, developer } = step;
  const { minutes, onScalp, heat, targetLevel, stopLevel } = step;
  return {
    type,
    purpose,
    zone,
    brand: brandId,
    line: lineId,
    shades: step.shades.map(({ code, grams }) => ({ code: code.slice(0, LONGEST_CODE), grams })),
    minutes,
    onScalp,
    heat,
    ...(area && { area }),
    ...(parts && { parts }),
    ...(ratio && { ratio }),
    ...(developer && { developer: { volume: developer.volume, grams: developer.grams } }),
    ...(targetLevel !== undefined && { targetLevel }),
    ...(stopLevel !== undefined && { stopLevel }),
  };
}
