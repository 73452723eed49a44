import tables from "#tools/colour/science.json" with { type: "json" };
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { CanonicalTone, Pigment } from "#tools/colour/words.ts";

/**
 * Reads a code that the catalogue does not list by the line's own shade system: level first, then the longest tone code.
 * Undefined when the line's tone map does not hold it.
 */
export function shadeFromCode(line: BrandLine, code: string): Shade | undefined {
  const found = /^0*(\d{1,2}(?:\.5)?)\s*[./,-]?\s*(.*)$/.exec(code.trim());
  const level = Number(found?.[1]);
  const map = line.shadeSystem?.toneMap;
  if (!found || !map || level < 1 || level > 12) return undefined;
  const rest = found[2] ?? "";
  const tones = tonesOf(rest, map);
  const [tone] = tones;
  if (!tone) return undefined;
  return { code, level, tone, tones, pigments: pigmentsOf(tone) };
}

function tonesOf(rest: string, map: Readonly<Record<string, string>>): CanonicalTone[] {
  const whole = CanonicalTone.safeParse(map[rest]).data;
  if (whole) return [whole];
  for (let cut = rest.length - 1; cut > 0; cut--) {
    const head = CanonicalTone.safeParse(map[rest.slice(0, cut)]).data;
    const tail = CanonicalTone.safeParse(map[rest.slice(cut)]).data;
    if (head) return tail ? [head, tail] : [head];
  }
  return [];
}

function pigmentsOf(tone: CanonicalTone) {
  const known = tables.canonicalTones.find((each) => each.id === tone)?.pigments ?? [];
  return known.map((pigment) => Pigment.parse(pigment));
}
