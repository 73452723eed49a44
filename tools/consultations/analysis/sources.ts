import type { HairReading } from "#tools/colour/reading/schema.ts";
import type { Diagnosis } from "#tools/consultations/diagnosis.ts";
import type { Disagreement } from "./disagreement-schema.ts";
import type { Look, SeenHair } from "#tools/consultations/look/look-schema.ts";
import type { Facts } from "#tools/consultations/schema.ts";

/** All that speaks about one head: the form, the pixels of the surest photos, the model where one looked. */
export type Sources = {
  diagnosis: Diagnosis;
  facts: Facts;
  /** The photos that show the hair, or the result that is put right; the surest first. */
  shown: readonly HairReading[];
  target: HairReading | undefined;
  seen: Look | undefined;
  /** The level that the formula is built on. */
  worked: number;
};

/**
 * What the sources see differently. `conflict` marks those in which the form stands against what was seen, `silent` those
 * that the engine finds by itself and takes off its confidence.
 */
export type Difference = Disagreement & { conflict: boolean; silent?: boolean };

/** The model's hair, where it found any. */
export const hairSeen = (seen: Look | undefined): SeenHair | undefined =>
  seen?.hair?.hairFound ? seen.hair : undefined;
