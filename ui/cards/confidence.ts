import type { BadgeTone } from "#ui/components/badge.tsx";

/** How well a formula fits, and how much to lean on it. */
export type ConfidenceBand = { match: string; advice: string; tone: BadgeTone };

/** 90 and above is an excellent match, 75 to 89 a good one, below that moderate. */
export function confidenceBand(confidence: number): ConfidenceBand {
  if (confidence >= 90)
    return { match: "excellent match", advice: "highly recommended", tone: "ok" };
  if (confidence >= 75) return { match: "good match", advice: "with adjustments", tone: "ok" };
  return { match: "moderate match", advice: "review carefully", tone: "warn" };
}
