import { centroid, type Curve } from "./centroids.ts";
import type { Lab } from "./colour-space.ts";

/** How far along the natural or the lightened curve a colour lies, and how far off it. */
export type Depth = { level: number; curve: Curve; distance: number };

const weight = { l: 1, a: 0.2, b: 0.35 };

/**
 * The level (1-10, in tenths) whose centroid comes nearest. Lightness counts most: hair of one level differs in tone, not in
 * depth. Rule: photo notes, step 7.
 */
export function depthOf(colour: Lab): Depth {
  let best: Depth = { level: 1, curve: "natural", distance: Number.POSITIVE_INFINITY };
  for (const curve of ["natural", "lightened"] as const)
    for (let tenth = curve === "natural" ? 10 : 20; tenth <= 100; tenth++) {
      const at = centroid(tenth / 10, curve);
      const distance = Math.sqrt(
        weight.l * (colour.l - at.l) ** 2 +
          weight.a * (colour.a - at.a) ** 2 +
          weight.b * (colour.b - at.b) ** 2,
      );
      if (distance < best.distance) best = { level: tenth / 10, curve, distance };
    }
  return best;
}
