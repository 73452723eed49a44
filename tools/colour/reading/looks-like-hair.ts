import type { Evidence } from "./evidence.ts";

/**
 * Whether what was found is hair: strands in focus, of slowly changing colour, over a face; without a face among the finest
 * things in the picture and clearly combed, though not ruled, or curly beside a neck or hand. Curls lie in locks, which run one
 * way further than their strands do; fur, which has the colour of skin in places, does not. Where much is crushed to black, the
 * hair itself may be, and what was found beside it is not the client's.
 */
export function looksLikeHair({
  area,
  places,
  strands,
  density,
  crushed,
  sharpness,
  coherence,
  locks,
  motley,
  face,
  crown,
  skin,
}: Evidence): boolean {
  if (area < 0.015 || places < 10 || strands < 0.2) return false;
  if (face > 0) return crown > 0.15 && motley < 12.5;
  if (
    motley > 7 ||
    crushed > 0.2 ||
    strands < 0.3 * sharpness ||
    coherence > 0.95 ||
    (density < 0.15 && skin < 0.05)
  )
    return false;
  const combed = coherence > 0.6 || (coherence > 0.5 && density > 0.6);
  return combed || (coherence > 0.4 && skin > 0.04 && locks >= coherence);
}
