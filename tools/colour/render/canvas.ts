import { srgbByte } from "#tools/colour/reading/colour-space.ts";
import { bell, seeded } from "./random.ts";

/** Decoded pixels as a browser's ImageData or an image library's raw output gives them: RGBA bytes, row by row. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray };

export type Light = [r: number, g: number, b: number];

/** A picture in the making, in linear light, so that light adds and blends as it does in a camera. */
export type Canvas = { width: number; height: number; light: Float32Array };

/** A black canvas. */
export function createCanvas(width: number, height: number): Canvas {
  return { width, height, light: new Float32Array(width * height * 3) };
}

/** Colours every pixel from its place. */
export function paint(canvas: Canvas, colourAt: (x: number, y: number) => Light | undefined): void {
  for (let y = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++) {
      const colour = colourAt(x, y);
      if (colour) canvas.light.set(colour, (y * canvas.width + x) * 3);
    }
}

/** Lays a soft dot of about one pixel over what is there. */
export function dab(canvas: Canvas, x: number, y: number, colour: Light, cover: number): void {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  if (x0 < 0 || y0 < 0 || x0 >= canvas.width - 1 || y0 >= canvas.height - 1) return;
  const u = x - x0;
  const v = y - y0;
  const at = (y0 * canvas.width + x0) * 3;
  blend(canvas.light, at, colour, cover * (1 - u) * (1 - v));
  blend(canvas.light, at + 3, colour, cover * u * (1 - v));
  blend(canvas.light, at + canvas.width * 3, colour, cover * (1 - u) * v);
  blend(canvas.light, at + canvas.width * 3 + 3, colour, cover * u * v);
}

/** Spreads light as a lens out of focus does; radius in pixels, three box passes come close to a bell. */
export function blur(canvas: Canvas, radius: number): void {
  const r = Math.round(radius);
  if (r < 1) return;
  for (let pass = 0; pass < 3; pass++) {
    boxBlur(canvas.light, canvas.width, canvas.height, 3, canvas.width * 3, r);
    boxBlur(canvas.light, canvas.height, canvas.width, canvas.width * 3, 3, r);
  }
}

/** Exposes the canvas through a coloured light, with a little sensor noise, and codes it as sRGB. */
export function develop(
  canvas: Canvas,
  gainAt: (x: number, y: number) => Light,
  seed: number,
): Picture {
  const { width, height, light } = canvas;
  const data = new Uint8ClampedArray(width * height * 4);
  const random = seeded(seed);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const gain = gainAt(x, y);
      for (let c = 0; c < 3; c++) {
        const clean = (light[i * 3 + c] ?? 0) * (gain[c] ?? 1);
        data[i * 4 + c] = srgbByte(clean + bell(random) * (0.0012 + 0.01 * clean));
      }
      data[i * 4 + 3] = 255;
    }
  return { width, height, data };
}

function blend(light: Float32Array, at: number, colour: Light, cover: number): void {
  for (let c = 0; c < 3; c++) {
    const was = light[at + c] ?? 0;
    light[at + c] = was + ((colour[c] ?? 0) - was) * cover;
  }
}

function boxBlur(
  light: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  r: number,
): void {
  const line = new Float32Array(length);
  for (let n = 0; n < lines; n++)
    for (let c = 0; c < 3; c++) {
      const start = n * lineStep + c;
      for (let i = 0; i < length; i++) line[i] = light[start + i * step] ?? 0;
      let sum = 0;
      const at = (i: number) => line[Math.min(length - 1, Math.max(0, i))] ?? 0;
      for (let i = -r; i <= r; i++) sum += at(i);
      for (let i = 0; i < length; i++) {
        light[start + i * step] = sum / (2 * r + 1);
        sum += at(i + r + 1) - at(i - r);
      }
    }
}
