import type { HairReading } from "#tools/colour/reading/schema.ts";

/** A reading as a clear photo of even hair gives it; `changes` make it another. */
export function readingOf(level: number, changes: Partial<HairReading> = {}): HairReading {
  const zone = { level, tone: "natural" as const };
  return {
    hairFound: true,
    level: { value: level, low: Math.max(1, level - 1), high: Math.min(10, level + 1) },
    tone: "natural",
    zones: { roots: zone, mids: zone, ends: zone },
    greyShare: 0,
    evenness: "even",
    spread: 0,
    visibleWarmth: "none",
    swatch: "#80604a",
    confidence: 0.7,
    quality: { ok: true, flags: [] },
    region: [],
    points: [],
    ...changes,
  };
}

/** What is read where there is no hair. */
export const noHair: HairReading = readingOf(5, {
  hairFound: false,
  level: null,
  tone: null,
  zones: { roots: null, mids: null, ends: null },
  evenness: null,
  spread: null,
  swatch: null,
  confidence: 0,
  quality: { ok: false, flags: ["no_hair"] },
});
