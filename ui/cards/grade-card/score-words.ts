import type { BadgeTone } from "#ui/components/badge.tsx";

/** A score in words. */
export function scoreWords(score: number): string {
  if (score >= 90) return "Just right";
  if (score >= 75) return "Sound, with something to mend";
  if (score > 40) return "Not yet";
  return score > 0 ? "Do not mix this" : "Nothing to grade";
}

/** The signal of a score. */
export function scoreTone(score: number): BadgeTone {
  if (score >= 90) return "ok";
  return score > 40 ? "warn" : "bad";
}
