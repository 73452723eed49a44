import type { Bowl } from "#tools/colour/bowl-schema.ts";
import { readBowl } from "#tools/colour/check/checked-bowl.ts";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import type { NotedBowl, NotedShade } from "./schema.ts";
import { writeNotation } from "./write.ts";
import { shadeFromCode } from "#tools/colour/shade/shade-code.ts";
import type { ProductType, Purpose, Zone } from "#tools/colour/words.ts";

/** A bowl that is whole enough to be written for a consultation as a colourist's own. */
export type WholeBowl = {
  zone: Zone;
  purpose: Purpose;
  line: string;
  shades: { code: string; grams: number }[];
  developerVolume: number | null;
  ratio: string | null;
  minutes: [number, number];
  heat?: boolean;
};

const purposes: Record<ProductType, Purpose> = {
  permanent: "deposit",
  "demi-permanent": "deposit",
  "semi-permanent": "deposit",
  toner: "tone",
  "high-lift": "lighten",
  lightener: "lighten",
  "colour-remover": "remove",
  treatment: "treat",
};

/** Bowls that can be used on a head as they stand, and a sentence for everything that keeps another from it. Bowls are counted from 1. */
export function handBowlsOf(bowls: readonly NotedBowl[]): {
  bowls: WholeBowl[];
  missing: string[];
} {
  const whole: WholeBowl[] = [];
  const missing: string[] = [];
  for (const [at, bowl] of bowls.entries()) {
    const lacks = lacking(bowl);
    missing.push(...lacks.map((what) => `Bowl ${at + 1} ${what}.`));
    if (lacks.length > 0 || bowl.line === null || bowl.minutes === null) continue;
    whole.push({
      zone: bowl.zone ?? "all",
      purpose: bowl.purpose ?? purposes[bowl.type ?? "permanent"],
      line: bowl.line,
      shades: bowl.shades.flatMap(({ code, grams }) => (grams === null ? [] : [{ code, grams }])),
      developerVolume: bowl.developer?.volume ?? null,
      ratio: bowl.ratio,
      minutes: [...bowl.minutes],
      ...(bowl.heat && { heat: true }),
    });
  }
  return { bowls: whole, missing };
}

function lacking(bowl: NotedBowl): string[] {
  const line = bowl.line === null ? undefined : findLine(bowl.line);
  const needsDeveloper = (line?.developers.length ?? 0) > 0;
  return [
    ...(line ? [] : ["names no line"]),
    ...(bowl.shades.length === 0 ? ["has no shade"] : []),
    ...(bowl.shades.length > mostShades ? ["has more shades than a bowl takes"] : []),
    ...bowl.shades.flatMap(({ code, grams }) => (grams ? [] : [`has no grams of ${code}`])),
    ...(needsDeveloper && (bowl.developer?.volume ?? null) === null ? ["has no developer"] : []),
    ...(needsDeveloper && bowl.ratio === null ? ["has no ratio"] : []),
    ...(bowl.minutes === null ? ["has no time"] : []),
  ];
}

const mostShades = 12;

/** Bowls as the checks take them, whole or not: what was not written is left out and is not judged. */
export function bowlsToCheck(bowls: readonly NotedBowl[]): Bowl[] {
  return bowls.map((bowl) => {
    const [brand, line] = bowl.line?.split("/") ?? [];
    return {
      ...(bowl.type && { type: bowl.type }),
      ...(bowl.purpose && { purpose: bowl.purpose }),
      ...(bowl.zone && { zone: bowl.zone }),
      ...(brand && { brand }),
      ...(line && { line }),
      shades: bowl.shades.slice(0, mostShades).map(({ code, grams }) => ({
        code: code.slice(0, longestCode),
        ...(grams !== null && { grams }),
      })),
      ...(bowl.ratio && { ratio: bowl.ratio }),
      ...(bowl.developer &&
        bowl.developer.volume !== null &&
        bowl.developer.volume <= mostVolume && {
          developer: {
            volume: bowl.developer.volume,
            ...(bowl.developer.grams !== null && { grams: bowl.developer.grams }),
          },
        }),
      ...(bowl.minutes && { minutes: bowl.minutes }),
      ...(bowl.heat && { heat: true }),
    };
  });
}

const longestCode = 60;
const mostVolume = 60;

/** A bowl of a consultation's formula as a noted one, with its canonical shorthand. */
export function notedBowlOf(bowl: Bowl): NotedBowl {
  const read = readBowl(bowl);
  const line = read.brandLine;
  const noted: NotedBowl = {
    text: "",
    line: line?.key ?? null,
    brandName: line?.brandName ?? null,
    lineName: line?.name ?? null,
    type: read.type ?? null,
    zone: bowl.zone ?? null,
    purpose: bowl.purpose ?? null,
    shades: (bowl.shades ?? []).map((shade): NotedShade => {
      const { code, grams = null } = typeof shade === "string" ? { code: shade } : shade;
      const known = line && findShade(line, code);
      const meant = known ?? (line && shadeFromCode(line, code));
      return {
        code: known?.code ?? code,
        known: known !== undefined || line?.name === code,
        level: meant?.level ?? null,
        tone: meant?.tone ?? null,
        grams,
        parts: null,
        nearest: null,
      };
    }),
    developer:
      typeof read.volume === "number"
        ? { volume: read.volume, grams: read.developerGrams ?? null }
        : null,
    ratio: bowl.ratio ?? null,
    minutes: read.minutes ? [read.minutes[0], read.minutes[1]] : null,
    heat: read.heat,
    assumed: [],
  };
  return { ...noted, text: writeNotation([noted]) };
}
