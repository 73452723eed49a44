import { lightness, linear, responseX, responseY, responseZ } from "./colour-space.ts";

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
  const line = lightRaster(width, 1);
  return averaged(width, height, longSide, line, (y) => {
    let from = y * width * channels;
    for (let x = 0; x < width; x++, from += channels) {
      line.r[x] = linear(data[from] ?? 0);
      line.g[x] = linear(data[from + 1] ?? 0);
      line.b[x] = linear(data[from + 2] ?? 0);
    }
    return 0;
  });
}

/** A smaller copy; a picture that is small enough is given back as it is. */
export function shrunk(from: LightRaster, longSide: number): LightRaster {
  if (longSide >= Math.max(from.width, from.height)) return from;
  return averaged(from.width, from.height, longSide, from, (y) => y * from.width);
}

/** Averages rows down; `begin` lays row `y` into `lines` and says at which place it begins there. */
function averaged(
  width: number,
  height: number,
  longSide: number,
  lines: LightRaster,
  begin: (y: number) => number,
): LightRaster {
  const scale = Math.min(1, longSide / Math.max(width, height));
  const to = lightRaster(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  );
  const columns = edges(width, to.width);
  const rows = edges(height, to.height);
  for (let row = 0; row < to.height; row++) {
    const [top, bottom] = [rows[row] ?? 0, rows[row + 1] ?? 0];
    const cell = row * to.width;
    for (let y = top; y < bottom; y++) {
      const start = begin(y);
      addLine(lines.r, start, to.r, cell, columns, bottom - top);
      addLine(lines.g, start, to.g, cell, columns, bottom - top);
      addLine(lines.b, start, to.b, cell, columns, bottom - top);
    }
  }
  return to;
}

/** Adds one of `lines` rows to the cells of a row from `cell` on, so that all of them together give each cell's mean. */
function addLine(
  from: Plane,
  start: number,
  to: Plane,
  cell: number,
  columns: Int32Array,
  lines: number,
): void {
  const last = columns.length - 1;
  let x = 0;
  for (let column = 0; column < last; column++) {
    const [left, right] = [x, columns[column + 1] ?? 0];
    let sum = 0;
    for (; x < right; x++) sum += from[start + x] ?? 0;
    const at = cell + column;
    to[at] = (to[at] ?? 0) + sum / ((right - left) * lines);
  }
}

/** Where each of `to` cells begins among `from` places, and where the last one ends. */
export function edges(from: number, to: number): Int32Array {
  const out = new Int32Array(to + 1);
  for (let cell = 0; cell <= to; cell++) out[cell] = Math.ceil((cell * from) / to);
  return out;
}

function lightRaster(width: number, height: number): LightRaster {
  const plane = () => new Float32Array(width * height);
  return { width, height, r: plane(), g: plane(), b: plane() };
}

/** The same picture in L*a*b*, each channel first multiplied by its gain; a* and b* only where the mask is set, if one is given. */
export function labRaster(
  { width, height, r, g, b }: LightRaster,
  [red, green, blue]: readonly [number, number, number] = [1, 1, 1],
  mask?: Uint8Array,
): Raster {
  const size = width * height;
  const out = {
    width,
    height,
    l: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
  };
  for (let i = 0; i < size; i++) {
    const x = (r[i] ?? 0) * red;
    const y = (g[i] ?? 0) * green;
    const z = (b[i] ?? 0) * blue;
    const fy = responseY(x, y, z);
    out.l[i] = 116 * fy - 16;
    if (mask && mask[i] === 0) continue;
    out.a[i] = 500 * (responseX(x, y, z) - fy);
    out.b[i] = 200 * (fy - responseZ(x, y, z));
  }
  return out;
}

/** Lightness alone. */
export function lightnessOf({ r, g, b }: LightRaster): Plane {
  const out = new Float32Array(r.length);
  for (let i = 0; i < out.length; i++) out[i] = lightness(r[i] ?? 0, g[i] ?? 0, b[i] ?? 0);
  return out;
}

/** Means over a square of side `2 radius + 1`, in one pass over the plane: sums of columns move down, their sum moves right. */
export function boxMean(plane: Plane, width: number, height: number, radius: number): Plane {
  const out = new Float32Array(plane.length);
  const columns = new Float64Array(width);
  for (let y = -radius; y < height; y++) {
    if (y + radius < height) addTo(columns, plane, (y + radius) * width, 1);
    if (y > radius) addTo(columns, plane, (y - radius - 1) * width, -1);
    if (y < 0) continue;
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    let sum = 0;
    for (let x = -radius; x < width; x++) {
      if (x + radius < width) sum += columns[x + radius] ?? 0;
      if (x > radius) sum -= columns[x - radius - 1] ?? 0;
      if (x < 0) continue;
      const count = Math.min(width, x + radius + 1) - Math.max(0, x - radius);
      out[y * width + x] = sum / (rows * count);
    }
  }
  return out;
}

function addTo(columns: Float64Array, plane: Plane, start: number, sign: number): void {
  for (let x = 0; x < columns.length; x++)
    columns[x] = (columns[x] ?? 0) + sign * (plane[start + x] ?? 0);
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
