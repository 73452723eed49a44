import type { Plane, Raster } from "./raster.ts";

const side = 6;
const [lBins, abBins, abFrom] = [18, 22, -66];

/** Which cell of a coarse L*a*b* histogram each pixel falls into. */
export function colourCells({ l, a, b }: Raster): Uint16Array {
  const cells = new Uint16Array(l.length);
  for (let i = 0; i < cells.length; i++)
    cells[i] =
      (bin(l[i] ?? 0, 0, lBins) * abBins + bin(a[i] ?? 0, abFrom, abBins)) * abBins +
      bin(b[i] ?? 0, abFrom, abBins);
  return cells;
}

function bin(value: number, from: number, bins: number): number {
  return Math.min(bins - 1, Math.max(0, Math.floor((value - from) / side)));
}

/**
 * For each pixel, how much likelier its colour is among the pixels marked as hair than among the rest (natural logarithm),
 * learned from this picture alone. `belief` is the present chance of hair, `seed` how far a pixel may teach hair's colour (both 0-1).
 */
export function colourEvidence(cells: Uint16Array, belief: Plane, seed: Plane): Plane {
  const hair = new Float32Array(lBins * abBins * abBins);
  const rest = new Float32Array(lBins * abBins * abBins);
  let hairTotal = 0;
  let restTotal = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] ?? 0;
    const own = seed[i] ?? 0;
    const other = 1 - (belief[i] ?? 0);
    hair[cell] = (hair[cell] ?? 0) + own;
    rest[cell] = (rest[cell] ?? 0) + other;
    hairTotal += own;
    restTotal += other;
  }
  const [inHair, inRest] = [spread(hair), spread(rest)];
  const floor = 1e-4;
  // a picture has a few hundred of the thousands of colours
  const evidence = new Float32Array(hair.length).fill(Number.NaN);
  const out = new Float32Array(cells.length);
  for (let i = 0; i < out.length; i++) {
    const cell = cells[i] ?? 0;
    let found = evidence[cell] ?? 0;
    if (Number.isNaN(found)) {
      found = Math.log(
        ((inHair[cell] ?? 0) / (hairTotal + 1) + floor) /
          ((inRest[cell] ?? 0) / (restTotal + 1) + floor),
      );
      evidence[cell] = found;
    }
    out[i] = found;
  }
  return out;
}

/** Shares each cell's weight with its neighbours along each axis, so that near colours vouch for each other. */
function spread(cells: Float32Array): Float32Array {
  let from = cells;
  for (const stride of [1, abBins, abBins * abBins]) {
    const to = new Float32Array(from.length);
    const last = from.length - stride;
    for (let i = 0; i < from.length; i++) {
      const before = i < stride ? 0 : (from[i - stride] ?? 0);
      const after = i < last ? (from[i + stride] ?? 0) : 0;
      to[i] = 0.5 * (from[i] ?? 0) + 0.25 * (before + after);
    }
    from = to;
  }
  return from;
}
