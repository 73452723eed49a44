/** CIE L*a*b* under D65. Hair is judged in it because equal steps look equally large. */
export type Lab = { l: number; a: number; b: number };

const white = { x: 0.95047, z: 1.08883 };
const decoded = Float32Array.from({ length: 256 }, (_, byte) => decode(byte / 255));

/** The linear light (0-1) of an sRGB byte (IEC 61966-2-1). */
export function linear(byte: number): number {
  return decoded[byte] ?? 0;
}

/** The sRGB byte of linear light; values outside 0-1 are clipped. */
export function srgbByte(light: number): number {
  const clipped = Math.min(1, Math.max(0, light));
  const coded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(coded * 255);
}

/** L*a*b* (D65) of linear sRGB light. */
export function labOfLinear(r: number, g: number, b: number): Lab {
  const fy = responseY(r, g, b);
  return {
    l: 116 * fy - 16,
    a: 500 * (responseX(r, g, b) - fy),
    b: 200 * (fy - responseZ(r, g, b)),
  };
}

/** Cone-like response to linear sRGB light: L* is 116 of it less 16, a* 500 times what X exceeds it by. */
export function responseY(r: number, g: number, b: number): number {
  return response(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
}

/** The same of the reddish X. */
export function responseX(r: number, g: number, b: number): number {
  return response((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / white.x);
}

/** The same of the bluish Z: b* is 200 times what Y exceeds it by. */
export function responseZ(r: number, g: number, b: number): number {
  return response((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / white.z);
}

/** L* of linear sRGB light. */
export function lightness(r: number, g: number, b: number): number {
  return 116 * responseY(r, g, b) - 16;
}

/** The luminance (0-1) of an L*. */
export function luminance(l: number): number {
  const root = (l + 16) / 116;
  return l > 8 ? root * root * root : l / 903.3;
}

/** Linear sRGB light of an L*a*b* colour; colours outside sRGB give values outside 0-1. */
export function linearOfLab({ l, a, b }: Lab): [number, number, number] {
  const fy = (l + 16) / 116;
  const x = white.x * cube(fy + a / 500);
  const y = cube(fy);
  const z = white.z * cube(fy - b / 200);
  return [
    3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * y + 0.041556 * z,
    0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
  ];
}

/** `#rrggbb` of an L*a*b* colour. */
export function hexOfLab(lab: Lab): string {
  const bytes = linearOfLab(lab).map((light) => srgbByte(light).toString(16).padStart(2, "0"));
  return `#${bytes.join("")}`;
}

/** L*a*b* of a `#rrggbb` colour. */
export function labOfHex(hex: string): Lab {
  const byte = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return labOfLinear(linear(byte(1)), linear(byte(3)), linear(byte(5)));
}

/** Distance from the neutral axis. */
export function chroma({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

/** Hue angle in degrees, 0-360: 0 red, 90 yellow, 180 green, 270 blue. */
export function hue({ a, b }: { a: number; b: number }): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

function decode(coded: number): number {
  return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4;
}

/** Cube roots for a whole picture are looked up, between 0 and twice white, with an error below 0.01 in L*. */
const perUnit = 8192;
const looked = Float64Array.from({ length: 2 * perUnit + 2 }, (_, i) => exactResponse(i / perUnit));

function response(t: number): number {
  if (!(t >= 0 && t <= 2)) return exactResponse(t);
  const at = t * perUnit;
  const below = Math.trunc(at);
  const low = looked[below] ?? 0;
  return low + ((looked[below + 1] ?? 0) - low) * (at - below);
}

function exactResponse(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116;
}

function cube(t: number): number {
  return t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29);
}
