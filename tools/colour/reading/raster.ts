import { labOfLinear, linear } from "./colour-space.ts";

/** Decoded pixels: RGBA (or RGB) bytes row by row, upright, sRGB. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray | Uint8Array };

/** One number per pixel. */
export type Plane = Float32Array;

/** A picture in L*a*b*, one plane each. */
export type Raster = { width: number; height: number; l: Plane; a: Plane; b: Plane };

/** Linear light, one plane per channel: what averaging and white balance work on. */
export type LightRaster = { width: number; height: number; r: Plane; g: Plane; b: Plane };

/** The picture in linear light, averaged down so that its long side is at most `longSide` pixels. */
export function linearRaster({ width, height, data }: Pixels, longSide: number): LightRaster {
  const channels = Math.round(data.length / (width * height));
  const channel = (c: number) => (i: number) => linear(data[i * channels + c] ?? 0);
  return averaged(width, height, longSide, [channel(0), channel(1), channel(2)]);
}

/** A smaller copy. */
export function shrunk({ width, height, r, g, b }: LightRaster, longSide: number): LightRaster {
  return averaged(width, height, longSide, [(i) => r[i] ?? 0, (i) => g[i] ?? 0, (i) => b[i] ?? 0]);
}

type Channel = (i: number) => number;

function averaged(
  width: number,
  height: number,
  longSide: number,
  [r, g, b]: readonly [Channel, Channel, Channel],
): LightRaster {
  const scale = Math.min(1, longSide / Math.max(width, height));
  const w = Math.max(1, Math.round(width * scale));
  const h = Math.max(1, Math.round(height * scale));
  const out = {
    width: w,
    height: h,
    r: new Float32Array(w * h),
    g: new Float32Array(w * h),
    b: new Float32Array(w * h),
  };
  const weight = new Float32Array(w * h);
  const columns = Int32Array.from({ length: width }, (_, x) =>
    Math.min(w - 1, Math.floor((x * w) / width)),
  );
  for (let y = 0, from = 0; y < height; y++) {
    const row = Math.min(h - 1, Math.floor((y * h) / height)) * w;
    for (let x = 0; x < width; x++, from++) {
      const to = row + (columns[x] ?? 0);
      out.r[to] = (out.r[to] ?? 0) + r(from);
      out.g[to] = (out.g[to] ?? 0) + g(from);
      out.b[to] = (out.b[to] ?? 0) + b(from);
      weight[to] = (weight[to] ?? 0) + 1;
    }
  }
  for (const plane of [out.r, out.g, out.b])
    plane.forEach((sum, i) => (plane[i] = sum / (weight[i] ?? 1)));
  return out;
}

/** The same picture in L*a*b*, each channel first multiplied by its gain. */
export function labRaster(
  { width, height, r, g, b }: LightRaster,
  gain: readonly [number, number, number] = [1, 1, 1],
): Raster {
  const size = width * height;
  const out: Raster = {
    width,
    height,
    l: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
  };
  for (let i = 0; i < size; i++) {
    const lab = labOfLinear((r[i] ?? 0) * gain[0], (g[i] ?? 0) * gain[1], (b[i] ?? 0) * gain[2]);
    out.l[i] = lab.l;
    out.a[i] = lab.a;
    out.b[i] = lab.b;
  }
  return out;
}

/** Means over a square of side `2 radius + 1`, in one pass over the plane. */
export function boxMean(plane: Plane, width: number, height: number, radius: number): Plane {
  const sums = integral(plane, width, height);
  const out = new Float32Array(plane.length);
  const stride = width + 1;
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius);
    const bottom = Math.min(height, y + radius + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const upper = (sums[top * stride + right] ?? 0) - (sums[top * stride + left] ?? 0);
      const lower = (sums[bottom * stride + right] ?? 0) - (sums[bottom * stride + left] ?? 0);
      out[y * width + x] = (lower - upper) / ((bottom - top) * (right - left));
    }
  }
  return out;
}

/** Sums over everything above and left, with a border of zeros: any box's sum in four look-ups. */
export function integral(plane: Plane, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += plane[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  return sums;
}

/** The sum over columns x0 to x1 and rows y0 to y1, the last ones excluded. */
export function boxSum(
  sums: Float64Array,
  width: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): number {
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0;
  return at(x1, y1) - at(x0, y1) - at(x1, y0) + at(x0, y0);
}
