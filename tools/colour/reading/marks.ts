import type { Raster } from "./raster.ts";
import type { HairMarks, HairZone, PhotoPoint } from "./schema.ts";

/** Pixels whose colour stands for the hair around one place. */
export type Patch = { at: PhotoPoint; zone: HairZone; pixels: number[] };

/** Half a patch's side, as a share of the picture's long side. */
const patchRadius = 0.01;

/** The pixels around each tap; a tap without a zone gets the one its height among the taps suggests. */
export function patchesAtPoints(raster: Raster, points: readonly PhotoPoint[]): Patch[] {
  const heights = points.map(({ y }) => y);
  const zoneAt = zonesByHeight(Math.min(...heights), Math.max(...heights));
  return points.map((point) => ({
    at: point,
    zone: point.zone ?? zoneAt(point.y),
    pixels: square(raster, point),
  }));
}

/** The pixels inside the stylist's outline, divided by height. */
export function patchesInRegion(raster: Raster, region: NonNullable<HairMarks["region"]>): Patch[] {
  const inside = Uint8Array.from(raster.l, (_, i) => {
    const x = i % raster.width;
    return contains(
      region,
      (x + 0.5) / raster.width,
      ((i - x) / raster.width + 0.5) / raster.height,
    )
      ? 1
      : 0;
  });
  return patchesInMask(raster, inside);
}

/** Patches spread over a mask of the raster's own size, each wholly inside it where that is possible. */
export function patchesInMask(raster: Raster, mask: Uint8Array): Patch[] {
  const { width, height } = raster;
  const radius = Math.max(2, Math.round(patchRadius * Math.max(width, height)));
  const row = (i: number) => Math.floor(i / width) / height;
  const zoneAt = zonesByHeight(row(mask.indexOf(1)), row(mask.lastIndexOf(1)));
  const patches: Patch[] = [];
  for (let y = radius; y < height - radius; y += 2 * radius + 1)
    for (let x = radius; x < width - radius; x += 2 * radius + 1) {
      const at = { x: (x + 0.5) / width, y: (y + 0.5) / height };
      const pixels = square(raster, at).filter((i) => mask[i]);
      if (pixels.length >= (radius * 2 + 1) ** 2 * 0.8)
        patches.push({ at, zone: zoneAt(at.y), pixels });
    }
  return patches;
}

/** The upper quarter of the hair is nearest the roots, the lower quarter the ends. */
function zonesByHeight(top: number, bottom: number): (y: number) => HairZone {
  if (bottom - top < 0.12) return () => "mids";
  return (y) => {
    const down = (y - top) / (bottom - top);
    if (down < 0.25) return "roots";
    return down > 0.72 ? "ends" : "mids";
  };
}

function square({ width, height }: Raster, { x, y }: { x: number; y: number }): number[] {
  const radius = Math.max(2, Math.round(patchRadius * Math.max(width, height)));
  const cx = Math.min(width - 1, Math.floor(x * width));
  const cy = Math.min(height - 1, Math.floor(y * height));
  const pixels: number[] = [];
  for (let row = Math.max(0, cy - radius); row <= Math.min(height - 1, cy + radius); row++)
    for (
      let column = Math.max(0, cx - radius);
      column <= Math.min(width - 1, cx + radius);
      column++
    )
      pixels.push(row * width + column);
  return pixels;
}

function contains(polygon: readonly { x: number; y: number }[], x: number, y: number): boolean {
  let inside = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i || polygon.length) - 1] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}
