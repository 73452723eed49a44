import type { Bowl } from "#tools/colour/bowl-schema.ts";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import type { NotedBowl } from "#tools/colour/notation/schema.ts";
import type { CanonicalTone, ProductType } from "#tools/colour/words.ts";

/** A tube of an answer: its depth, its tone, and how much of the bowl it is. */
type GivenShade = {
  code: string;
  level: number | null;
  tone: CanonicalTone | null;
  mix: boolean;
  weight: number;
};

/** A bowl of an answer, as it is judged. */
export type GivenBowl = {
  noted: NotedBowl;
  line: BrandLine | undefined;
  type: ProductType | undefined;
  /** What it does to the hair: opens it, fills it, colours it, or cares for it. */
  act: "open" | "fill" | "colour" | "care";
  shades: GivenShade[];
  volume: number | null;
};

/** The bowls of an answer with what the catalogue knows of them. `filled`: the head needs a filler first. */
export function readBowls(noted: readonly NotedBowl[], filled: boolean): GivenBowl[] {
  const bowls = noted.filter(isLegible).map(given);
  const colours = bowls.filter(({ act }) => act === "colour");
  const [first] = colours;
  // on hair that needs one, the first of several deposits is the filler, whether or not it was called so
  if (filled && first && colours.length > 1 && !bowls.some(({ act }) => act === "fill"))
    return bowls.map((bowl) => (bowl === first ? { ...bowl, act: "fill" } : bowl));
  return bowls;
}

/** Something of it is known: words that merely hold a number are no bowl. */
function isLegible({ line, type, developer, shades }: NotedBowl): boolean {
  return (
    line !== null ||
    type !== null ||
    developer?.volume != null ||
    shades.some(({ known, code }) => known || levelIn(code) !== null)
  );
}

/** The level that a code begins with, as every maker prints it: 7N, 7/31, 07.3. */
function levelIn(code: string): number | null {
  const level = Number(/^0?(1?\d)(?=[./,-]|[A-Z])/i.exec(code)?.[1]);
  return level >= 1 && level <= 12 ? level : null;
}

const bath = /soap[ -]?cap|bleach[ -]?(bath|wash)|shampoo/i;

function given(noted: NotedBowl): GivenBowl {
  const line = noted.line ? findLine(noted.line) : undefined;
  const type = noted.type ?? (line && line.type !== "developer" ? line.type : undefined);
  return {
    noted,
    line,
    type,
    act: actOf(noted, type),
    shades: noted.shades.map(({ code, level, tone, grams, parts }) => {
      const shade = line && findShade(line, code);
      return {
        code,
        level: shade?.level ?? level ?? (line ? null : levelIn(code)),
        tone: shade?.tone ?? tone,
        mix: shade?.mixShade ?? false,
        weight: grams ?? parts ?? 1,
      };
    }),
    volume: noted.developer?.volume ?? null,
  };
}

function actOf({ purpose }: NotedBowl, type: ProductType | undefined): GivenBowl["act"] {
  if (type === "lightener" || type === "colour-remover") return "open";
  if (type === "treatment" || purpose === "treat") return "care";
  return purpose === "fill" ? "fill" : "colour";
}

/** The level a bowl deposits, weighed; undefined for clear, boosters and shades without a level. */
export function depthOf({ shades }: GivenBowl): number | undefined {
  const deep = shades.filter(({ level, tone, mix }) => level !== null && tone !== "clear" && !mix);
  const total = deep.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0
    ? deep.reduce((sum, { level, weight }) => sum + Math.min(10, level ?? 0) * weight, 0) / total
    : undefined;
}

/** A bowl in the words of the checks; what was not written stays unsaid and is not judged. `stop`: the level that today's lightening ends at. */
export function bowlForChecks(
  { noted, line, type, act }: GivenBowl,
  { opened, stop }: { opened: boolean; stop: number | undefined },
): Bowl {
  const { zone, shades, developer, ratio, minutes, heat } = noted;
  const purpose =
    (bath.test(noted.text) ? undefined : noted.purpose) ??
    (act === "open"
      ? type === "lightener" && !bath.test(noted.text)
        ? "lighten"
        : "remove"
      : act === "fill"
        ? "fill"
        : opened
          ? "tone"
          : undefined);
  const weighed = shades.every(({ grams }) => grams !== null);
  return {
    ...(type && { type }),
    ...(purpose && { purpose }),
    ...(zone && { zone }),
    ...(line && { brand: line.brandId, line: line.id }),
    ...(shades.length > 0 && {
      shades: shades
        .slice(0, 12)
        .map(({ code, grams }) =>
          weighed && grams !== null
            ? { code: code.slice(0, 60), grams }
            : { code: code.slice(0, 60) },
        ),
    }),
    ...(ratio && { ratio }),
    ...(developer?.volume != null && {
      developer: {
        volume: developer.volume,
        ...(developer.grams !== null && { grams: developer.grams }),
      },
    }),
    ...(minutes && { minutes }),
    heat,
    // a lightener all over lies on the scalp
    ...(act === "open" && type === "lightener" && zone === "all" && { onScalp: true }),
    ...(purpose === "lighten" && stop !== undefined && { stopLevel: stop }),
  };
}
