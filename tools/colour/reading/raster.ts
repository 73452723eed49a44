import { lightness, linear, responses } from "./colour-space.ts";

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
  const size = width * height;
  const whole = lightRaster(width, height);
  for (let i = 0, from = 0; i < size; i++, from += channels) {
    whole.r[i] = linear(data[from] ?? 0);
    whole.g[i] = linear(data[from + 1] ?? 0);
    whole.b[i] = linear(data[from + 2] ?? 0);
  }
  return shrunk(whole, longSide);
}

/** A smaller copy; a picture that is small enough is given back as it is. */
export function shrunk(from: LightRaster, longSide: number): LightRaster {
  const scale = longSide / Math.max(from.width, from.height);
  if (scale >= 1) return from;
  const width = Math.max(1, Math.round(from.width * scale));
  const height = Math.max(1, Math.round(from.height * scale));
  const to = lightRaster(width, height);
  const columns = cells(from.width, width);
  const rows = cells(from.height, height);
  const weight = new Float32Array(width * height);
  for (let y = 0, i = 0; y < from.height; y++)
    for (let x = 0; x < from.width; x++, i++) {
      const cell = (rows[y] ?? 0) * width + (columns[x] ?? 0);
      to.r[cell] = (to.r[cell] ?? 0) + (from.r[i] ?? 0);
      to.g[cell] = (to.g[cell] ?? 0) + (from.g[i] ?? 0);
      to.b[cell] = (to.b[cell] ?? 0) + (from.b[i] ?? 0);
      weight[cell] = (weight[cell] ?? 0) + 1;
    }
  for (const plane of [to.r, to.g, to.b])
    for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] ?? 0) / (weight[i] ?? 1);
  return to;
}

function lightRaster(width: number, height: number): LightRaster {
  const plane = () => new Float32Array(width * height);
  return { width, height, r: plane(), g: plane(), b: plane() };
}

/** For each of `from` places the one of `to` places it falls into. */
function cells(from: number, to: number): Int32Array {
  return Int32Array.from({ length: from }, (_, at) =>
    Math.min(to - 1, Math.floor((at * to) / from)),
  );
}

/** The same picture in L*a*b*, each channel first multiplied by its gain. */
export function labRaster(
  { width, height, r, g, b }: LightRaster,
  gain: readonly [number, number, number] = [1, 1, 1],
): Raster {
  const size = width * height;
  const [l, red, yellow] = [new Float32Array(size), new Float32Array(size), new Float32Array(size)];
  for (let i = 0; i < size; i++) {
    const { fx, fy, fz } = responses(
      (r[i] ?? 0) * gain[0],
      (g[i] ?? 0) * gain[1],
      (b[i] ?? 0) * gain[2],
    );
    l[i] = 116 * fy - 16;
    red[i] = 500 * (fx - fy);
    yellow[i] = 200 * (fy - fz);
  }
  return { width, height, l, a: red, b: yellow };
}

/** Lightness alone. */
export function lightnessOf({ r, g, b }: LightRaster): Plane {
  const out = new Float32Array(r.length);
  for (let i = 0; i < out.length; i++) out[i] = lightness(r[i] ?? 0, g[i] ?? 0, b[i] ?? 0);
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
  const [upper, lower] = [y0 * (width + 1), y1 * (width + 1)];
  return (
    (sums[lower + x1] ?? 0) -
    (sums[upper + x1] ?? 0) -
    (sums[lower + x0] ?? 0) +
    (sums[upper + x0] ?? 0)
  );
}
