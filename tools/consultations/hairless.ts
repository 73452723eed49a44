import type { HairReading } from "#tools/colour/reading/schema.ts";
import { refused } from "#tools/core/field-error.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";

/**
 * A photo of the goal, or of a result, that certainly shows no hair is refused before anything is counted. One that shows a
 * face is not: there the hair may only have been missed.
 * @throws invalid
 */
export function refuseHairless(photos: readonly { role: PhotoRole; reading: HairReading }[]): void {
  const hairless = photos.find(
    ({ role, reading: { hairFound, quality } }) =>
      role !== "current" && !hairFound && !quality.flags.includes("hair_unclear"),
  );
  if (!hairless) return;
  const which = hairless.role === "target" ? "target photo" : "photo of the result";
  throw refused(
    "targetPhoto",
    hairless.reading.quality.flags.includes("monochrome")
      ? `The ${which} is black and white and tells no color: choose another.`
      : `No hair was found in the ${which}: choose another, or tap the hair.`,
  );
}
