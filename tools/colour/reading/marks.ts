import { patchOf, type Patch } from "./patch.ts";
import type { Raster } from "./raster.ts";
import type { HairMarks, HairZone, PhotoPoint } from "./schema.ts";

/** Says which part of the hair a place on the photo belongs to. */
export type ZoneAt = (at: { x: number; y: number }) => HairZone;

/** Half a patch's side, as a share of the picture's long side. */
const patchRadius = 0.01;
/** The same around a tap: a few must span the locks and their shadows that many would average out. */
const tapRadius = 0.015;
/** More patches than this say nothing new. */
const enough = 240;

/** The pixels around each tap; a tap without a zone gets the one its place among the taps suggests. */
export function patchesAtPoints(
  raster: Raster,
  points: readonly PhotoPoint[],
  zoneAt: ZoneAt = zonesByHeight(...extent(points)),
): Patch[] {
  return points.map((point) =>
    patchOf(raster, point, point.zone ?? zoneAt(point), square(raster, point, tapRadius)),
  );
}

/** The pixels inside the stylist's outline. */
export function patchesInRegion(
  raster: Raster,
  region: NonNullable<HairMarks["region"]>,
  zoneAt: ZoneAt = zonesByHeight(...extent(region)),
): Patch[] {
  const { width, height } = raster;
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (contains(region, (x + 0.5) / width, (y + 0.5) / height)) inside[y * width + x] = 1;
  return patchesInMask(raster, inside, zoneAt);
}

/** Patches spread over a mask of the raster's own size, each nearly wholly inside it. */
export function patchesInMask(raster: Raster, mask: Uint8Array, zoneAt: ZoneAt): Patch[] {
  const { width, height } = raster;
  const radius = Math.max(2, Math.round(patchRadius * Math.max(width, height)));
  const side = 2 * radius + 1;
  const found: { x: number; y: number }[] = [];
  for (let y = radius; y < height - radius; y += side)
    for (let x = radius; x < width - radius; x += side)
      if (countIn(mask, width, x, y, radius) >= side ** 2 * 0.8)
        found.push({ x: (x + 0.5) / width, y: (y + 0.5) / height });
  const every = Math.ceil(found.length / enough);
  return found
    .filter((_, n) => Math.floor(n / 2) % every === 0)
    .map((at) =>
      patchOf(
        raster,
        at,
        zoneAt(at),
        square(raster, at, patchRadius).filter((i) => mask[i]),
      ),
    );
}

/** How many pixels of the mask are set around a place. */
function countIn(mask: Uint8Array, width: number, x: number, y: number, radius: number): number {
  let count = 0;
  for (let row = y - radius; row <= y + radius; row++)
    for (let i = row * width + x - radius; i <= row * width + x + radius; i++)
      count += mask[i] ?? 0;
  return count;
}

/** The upper fifth of the hair is nearest the roots, the lower third the ends; what is not tall is all mids. */
export function zonesByHeight(top: number, bottom: number): ZoneAt {
  if (bottom - top < 0.12) return () => "mids";
  return ({ y }) => {
    const down = (y - top) / (bottom - top);
    if (down < 0.2) return "roots";
    return down > 0.65 ? "ends" : "mids";
  };
}

function extent(places: readonly { y: number }[]): [top: number, bottom: number] {
  const heights = places.map(({ y }) => y);
  return [Math.min(...heights), Math.max(...heights)];
}

function square(
  { width, height }: Raster,
  { x, y }: { x: number; y: number },
  reach: number,
): Int32Array {
  const radius = Math.max(2, Math.round(reach * Math.max(width, height)));
  const cx = Math.min(width - 1, Math.floor(x * width));
  const cy = Math.min(height - 1, Math.floor(y * height));
  const [left, right] = [Math.max(0, cx - radius), Math.min(width - 1, cx + radius)];
  const [top, bottom] = [Math.max(0, cy - radius), Math.min(height - 1, cy + radius)];
  const pixels = new Int32Array((right - left + 1) * (bottom - top + 1));
  for (let row = top, n = 0; row <= bottom; row++)
    for (let column = left; column <= right; column++) pixels[n++] = row * width + column;
  return pixels;
}

/** Whether a place lies inside an outline. */
export function contains(
  polygon: readonly { x: number; y: number }[],
  x: number,
  y: number,
): boolean {
  let inside = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i || polygon.length) - 1] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
}
