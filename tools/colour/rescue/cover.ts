import { developerGrams, ratioFor } from "#tools/colour/bowl/amounts.ts";
import { greyVolume } from "#tools/colour/bowl/developer.ts";
import { minutesFor } from "#tools/colour/bowl/timing.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { shadesNamed } from "#tools/colour/told/codes.ts";
import { lineTitle, type Chairside } from "./case.ts";
import type { RescueMix } from "./schema.ts";

/** Cover for white that still shows: the natural that was on it with as much of its doubled one, for the line's own time on white. */
export function coverMix(given: Chairside, how: string): RescueMix | undefined {
  const { line, level } = usedOn(given);
  if (!line || level === undefined || given.held.length > 0) return undefined;
  const isDouble = ({ tone, intenseDepth }: Shade) =>
    tone === "natural-intense" || (tone === "natural" && intenseDepth === true);
  const there = given.request.shelf?.[line.key];
  // a doubled one of the level below covers too, a touch deeper
  const doubles = line.shades.filter(
    (shade) => isDouble(shade) && (shade.level === level || shade.level === level - 1),
  );
  const double =
    doubles.findLast(({ code }) => there?.includes(code)) ??
    doubles.findLast((shade) => shade.level === level);
  const plain = line.shades.find(
    (shade) => shade.level === level && shade.tone === "natural" && !isDouble(shade),
  );
  const shades = [double, plain].flatMap((shade) => (shade ? [shade.code] : []));
  const ratio = ratioFor(line, true);
  if (shades.length === 0 || !ratio) return undefined;
  const volume = greyVolume(line, MOSTLY_WHITE);
  const hair = { porosity: "low", damage: 1, platinum: false, facts: { resistant: true } } as const;
  return {
    name: "Cover for the white",
    ingredients: [
      ...shades.map((code) => ({
        name: `${lineTitle(line)} ${code}`,
        grams: FOR_SPOTS / shades.length,
      })),
      { name: `Developer ${volume} vol`, grams: developerGrams(FOR_SPOTS, ratio) },
    ],
    minutes: [
      ...minutesFor(line, volume, { purpose: "deposit", grey: MOSTLY_WHITE, lift: 0 }, hair),
    ],
    how,
  };
}

/** Grams of colour for a few places. */
const FOR_SPOTS = 20;
const MOSTLY_WHITE = 100;

/** The permanent that was on it and its level: of the bowl, of the shade in the words, else of the stylist's own lines. */
function usedOn({ line: known, request }: Chairside): { line?: BrandLine; level?: number } {
  const own = (request.lines ?? []).flatMap((key) => findLine(key) ?? []);
  const lines = [...(known ? [known] : []), ...own].filter(({ type }) => type === "permanent");
  const [named] = shadesNamed(request.text ?? "", { lines });
  const line = named?.line.type === "permanent" ? named.line : lines[0];
  return { ...(line && { line }), ...(named?.shade.level && { level: named.shade.level }) };
}
