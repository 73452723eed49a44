import type { Pixels } from "./raster.ts";

/** Bytes that one pixel's channels may differ by in a black-and-white picture: compressing rounds each by one. */
const rounding = 3;
/** Pixels looked at, evenly spread. */
const enough = 20_000;

/**
 * Whether a picture is black and white. Its greys have lost the tone, and how light each colour became in grey was up to a
 * filter, so that they do not tell a level either. Grey hair before a grey wall is never as colourless: lamps have a colour.
 */
export function isMonochrome({ width, height, data }: Pixels): boolean {
  const channels = Math.round(data.length / (width * height));
  const step = Math.max(1, Math.floor((width * height) / enough)) * channels;
  let [coloured, all] = [0, 0];
  for (let at = 0; at < data.length; at += step, all++) {
    const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (Math.max(r, g, b) - Math.min(r, g, b) > rounding) coloured++;
  }
  return coloured < 0.005 * all;
}
