import { luminance } from "./colour-space.ts";
import type { HairMap } from "./find-hair.ts";
import { quantile } from "./samples.ts";

/** What the brightest surfaces of a well exposed photograph reach: paper, teeth, a shirt, a sky. */
const brightest = 88;
/** What a face in the light reaches, whoever's it is; fair skin measures L* 65 to 75. */
const palest = 80;
/** What a light wall behind a client reaches. */
const wall = 85;
/** Beyond this there is nothing but white, and beyond this share of the picture it is no lamp and no window. */
const burnt = { from: 98, share: 1 / 3 };

/**
 * By how much the light must be multiplied for the photograph to be exposed as the levels' colours are: a half to 2. The camera
 * was dazzled or it was night when nothing but the hair comes near white; then the rest is lifted there. It was blinded when
 * what is behind is burnt out; then that is brought back to a wall's white. Neither may make the face lighter than faces are.
 */
export function exposureOf({ raster: { l }, mask, face, skin }: HairMap): number {
  const rest = new Float32Array(l.length);
  const bare = new Float32Array(l.length);
  let [resting, bared, white] = [0, 0, 0];
  for (let i = 0; i < l.length; i++) {
    const light = l[i] ?? 0;
    if (!mask[i]) {
      rest[resting++] = light;
      if (light > burnt.from) white++;
    }
    if (face && (skin[i] ?? 0) > 0.5) bare[bared++] = light;
  }
  if (resting < l.length * 0.1) return 1;
  const all = rest.subarray(0, resting);
  const wanted =
    white > burnt.share * resting
      ? luminance(wall) / luminance(quantile(all, 0.5))
      : Math.max(1, luminance(brightest) / luminance(Math.max(1, quantile(all, 0.98))));
  const most =
    bared > 20 ? luminance(palest) / luminance(quantile(bare.subarray(0, bared), 0.6)) : 2;
  return Math.min(2, Math.max(0.5, Math.min(wanted, most)));
}
