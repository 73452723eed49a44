import { luminance } from "./colour-space.ts";
import type { HairMap } from "./find-hair.ts";
import { quantile } from "./samples.ts";

/** What the brightest surfaces of a well exposed photograph reach: paper, teeth, a shirt, a sky. */
const brightest = 88;
/** What a face in the light reaches, whoever's it is; fair skin measures L* 65 to 75. */
const palest = 80;

/**
 * By how much the light must be multiplied for the photograph to be exposed as the levels' colours are: 1 to 2. The camera was
 * dazzled or it was night when nothing but the hair comes near white; then the rest is lifted there, unless that would make
 * the face lighter than faces are.
 */
export function exposureOf({ raster: { l }, mask, face, skin }: HairMap): number {
  const rest = new Float32Array(l.length);
  const bare = new Float32Array(l.length);
  let [resting, bared] = [0, 0];
  for (let i = 0; i < l.length; i++) {
    if (!mask[i]) rest[resting++] = l[i] ?? 0;
    if (face && (skin[i] ?? 0) > 0.5) bare[bared++] = l[i] ?? 0;
  }
  if (resting < l.length * 0.1) return 1;
  const lift =
    luminance(brightest) / luminance(Math.max(1, quantile(rest.subarray(0, resting), 0.98)));
  const most =
    bared > 20 ? luminance(palest) / luminance(quantile(bare.subarray(0, bared), 0.6)) : 2;
  if (most < 1) return Math.max(0.6, most);
  return Math.max(1, Math.min(2, lift, most));
}
