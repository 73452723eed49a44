import tables from "./science.json" with { type: "json" };
import {
  CanonicalTone,
  Pigment,
  type Certainty,
  type HairLength,
  type HairThickness,
  type Purpose,
  type Zone,
  type ZoneName,
} from "./words.ts";

/** Where a rule comes from when it is not a line's own leaflet. */
export const source = {
  spec: "Product specification, damage levels",
  practice: "General professional knowledge",
  scale: "Undertone's own scale, corrected by your outcomes",
  pigments: "Redken, Aveda and Matrix charts of underlying pigment, middle reading",
  wheel: "Color wheel; Redken and Aveda correction charts",
  allergy: "Redken, Wella and L'Oréal leaflets: patch test 48 h before",
  filler: "Aveda, Pravana and Igora Vibrance guides on pre-pigmentation",
  grey: "Maker's leaflets; Modern Salon on gray shares",
  lightener: "Matrix 2023 haircolor manual; Minardi on developer by base level",
  porosity: "Cosmetology textbooks; Shades EQ dilution chart",
  henna: "Metallic salt test, cosmetology textbooks",
  relaxer: "Matrix 2023 haircolor manual",
  nhs: "NHS advice as quoted in the press",
  age: "Redken Color Gels leaflet",
  amounts: "One 60 g tube mixed 1:1 colors medium hair to 15 cm; scaled by length and density",
  order: "Matrix and Igora Royal virgin application guides",
  removal: "Aveda cleansing sheet; Schwarzkopf Highlifts guide",
} as const;

/** How well each of these is established; a line's own figures carry the certainty of the line. */
const certainties: Record<keyof typeof source, Certainty> = {
  spec: "high",
  practice: "medium",
  scale: "medium",
  pigments: "high",
  wheel: "high",
  allergy: "high",
  filler: "high",
  grey: "high",
  lightener: "high",
  porosity: "high",
  henna: "high",
  relaxer: "high",
  nhs: "high",
  age: "high",
  amounts: "medium",
  order: "high",
  removal: "medium",
};
const certaintyBySource = new Map<string, Certainty>(
  Object.entries(source).map(([key, text]) => [text, certainties[key as keyof typeof source]]),
);

/** How well a general source is established; undefined for a source that is not in the table. */
export function certaintyOf(text: string): Certainty | undefined {
  return certaintyBySource.get(text);
}

export type Counter = { tones: readonly CanonicalTone[]; avoid: readonly Pigment[]; word: string };

const green: Counter = {
  word: "green",
  tones: ["matte", "ash-green", "ash"],
  avoid: ["red", "orange", "violet"],
};
const blueGreen: Counter = {
  word: "blue-green",
  tones: ["ash-green", "ash", "matte", "ash-blue", "blue"],
  avoid: ["red", "orange", "violet"],
};
const blue: Counter = {
  word: "blue",
  tones: ["ash-blue", "ash", "ash-green", "ash-violet", "blue"],
  avoid: ["red", "orange", "yellow"],
};
const blueViolet: Counter = {
  word: "blue-violet",
  tones: ["ash-violet", "silver", "pearl", "violet"],
  avoid: ["red", "orange", "yellow"],
};
const violet: Counter = {
  word: "violet",
  tones: ["violet", "pearl", "ash-violet", "silver"],
  avoid: ["red", "orange", "yellow", "green", "neutral"],
};
const redCopper: Counter = {
  word: "red-copper",
  tones: ["red-copper", "copper", "gold-copper", "red", "rose"],
  avoid: ["blue", "green"],
};
const goldCopper: Counter = {
  word: "thin gold",
  tones: ["gold", "gold-copper", "natural-warm"],
  avoid: ["blue", "green", "violet"],
};

/** What to deposit against the pigment that hair shows at a level (1-10). */
export function counterAtLevel(level: number): Counter {
  if (level <= 3) return green;
  if (level <= 5) return blueGreen;
  if (level <= 7) return blue;
  return level <= 8 ? blueViolet : violet;
}

/** What cancels a named unwanted tone at a level; undefined when nothing is unwanted or a zone plan is needed. */
export function counterOf(
  unwanted: string,
  level: number,
  underlying?: string,
): Counter | undefined {
  switch (unwanted) {
    case "red":
      return level >= 6 ? blueGreen : green;
    case "orange":
      return underlying === "red-orange" ? blueGreen : level <= 5 ? blueGreen : blue;
    case "brass":
    case "brass_orange":
      return underlying === "red-orange" && level >= 5 && level <= 6
        ? blueGreen
        : counterAtLevel(Math.max(level, 4));
    case "gold":
      return level >= 9 ? violet : blueViolet;
    case "yellow":
      return level <= 8 ? blueViolet : violet;
    case "green":
      return redCopper;
    case "muddy":
      return goldCopper;
    default:
      return undefined;
  }
}

/** The pigments that an unwanted tone is made of, at the level that shows it: what brings more of them feeds it. */
export function feedsOf(unwanted: string, level: number): readonly Pigment[] {
  const brass: readonly Pigment[] = level >= 8 ? ["orange", "yellow"] : ["red", "orange"];
  const own: Record<string, readonly Pigment[]> = {
    red: ["red"],
    orange: ["red", "orange"],
    brass,
    brass_orange: brass,
    gold: ["yellow"],
    yellow: ["yellow"],
    green: ["green", "blue"],
    muddy: ["green", "blue"],
  };
  return own[unwanted] ?? [];
}

/** The pigments of a tone, by the table of tones. */
export function pigmentsOf(tone: CanonicalTone): readonly Pigment[] {
  const words = tables.canonicalTones.find(({ id }) => id === tone)?.pigments ?? [];
  return Pigment.array().parse(words);
}

/** Pigment words exposed when hair is lightened to a level. */
export function pigmentAt(level: number): string {
  return levelRow(level).pigment.join(" to ").replaceAll("pale-yellow", "pale yellow");
}

/** The spec's level name, for instance 7 "Medium Blonde". */
export function levelName(level: number): string {
  return levelRow(level).name;
}

/** Warm tones that lightened hair lacks for a target level, best first; empty from level 9 up. */
export function fillerTones(target: number): readonly CanonicalTone[] {
  const words: Record<string, string[]> = tables.fillerByTarget;
  return (words[String(target)] ?? []).map((word) => CanonicalTone.parse(word));
}

export const filler = tables.fillerRule;
export const greyWordPercent = tables.greyWordPercent;
export const greyDefault = tables.greyDefault;
/** Volume that covers white hair. */
export const greyDeveloper = tables.greyDeveloper;
/** Minutes that white takes where a line prints none, least and most. */
export const greyMinutes: readonly [number, number] = [
  tables.greyMinutes[0] ?? 0,
  tables.greyMinutes[1] ?? 0,
];
/** A patch test is read after 48 hours (Redken, Wella and L'Oréal leaflets) and counts for the week after that: it belongs to one service. */
export const patchTest = { readAfterHours: 48, goodForHours: 168 } as const;
export const waitDays = tables.waitDays;
export const lightenerRule = tables.lightener;
export const damage2DeveloperMax = tables.damageGates["2"].developerMax;
export const relaxerDeveloperMax = tables.relaxerDeveloperMax;
export const gramsPerOz = tables.gramsPerOz;
export const serviceFactor = tables.serviceFactor;
/** Minutes in the chair by technique, application and toner included. */
export const techniqueMinutes: Partial<Record<string, readonly number[]>> = tables.techniqueMinutes;
/** How a plan of several visits is laid out; strain is counted in levels of lift. */
export const roadmapRule = tables.roadmapRule;
/** How far foils lighten where nobody named a level: levels up, and the lightest. */
export const foilGoal = tables.foilGoal;
/** Level from which direct dye shows true, by tone; a pastel wants pale yellow. */
export const vividLevel: {
  least: number;
  pastel: number;
  byTone: Partial<Record<CanonicalTone, number>>;
} = tables.vividLevel;
export const swatchTable = tables.swatch;
/** Minutes that the first bowl of a lift is on before the next: the darkest band before the rest, mids before virgin roots. */
export const headStart = tables.headStartMinutes;

/** Share of the hair of a head that a part of it makes up. */
export function hairShare(length: HairLength, part: ZoneName): number {
  return tables.zoneShare[length][part];
}

/** Grams of mixed product that one colourist puts on in a minute, by place and by what is done there. */
export function applyPace(zone: Zone, purpose: Purpose): number {
  const { byPurpose, byZone } = tables.applyGramsPerMinute;
  const washed: Partial<Record<Purpose, number>> = byPurpose;
  return zone === "foils" ? byZone.foils : (washed[purpose] ?? byZone[zone]);
}

export const conditionDamage: Record<string, number> = tables.correctionConditionToDamage;

/** Share of neutralising booster allowed in the colour at a level. */
export function boosterShare(
  level: number,
  line?: { maxShareByLevel: Readonly<Record<string, number>> },
): number {
  return (
    inBand(line?.maxShareByLevel ?? {}, level) ?? inBand(tables.boosterMaxShareByLevel, level) ?? 0
  );
}

/** Grams of colour and developer together for a whole application, or a regrowth of up to 2 cm. */
export function totalMix(length: HairLength | "regrowth", thickness: HairThickness): number {
  return tables.totalMixGrams[length][thickness];
}

export type LiftCanvas = "virgin_foil" | "virgin_onscalp" | "new_growth" | "coloured" | "bleached";
/** Levels of lift that one visit may safely take. */
export function safeLift(canvas: LiftCanvas, thickness: HairThickness): number {
  return tables.safeLiftPerVisit[canvas][thickness];
}

/** Level of new growth from which the heat of the scalp carries it further than other virgin hair; deeper roots resist. */
const newGrowthFrom = 5;

/** The row of the table for new growth that is lightened on the scalp. */
export function newGrowthCanvas(level: number): LiftCanvas {
  return level >= newGrowthFrom ? "new_growth" : "virgin_onscalp";
}

/** Lift range of a developer volume where a line prints none. */
export function defaultLift(volume: number): readonly [number, number] {
  const table = Object.entries(tables.defaultLiftByDeveloper).map(([key, lift]) => ({
    volume: Number(key),
    lift,
  }));
  const row = table.filter((entry) => entry.volume <= Math.max(volume, 5)).at(-1);
  return [row?.lift[0] ?? 0, row?.lift[1] ?? 0];
}

/** Whether an underlying-tone word fits a level, within the one level that charts differ by. */
export function toneFitsLevel(word: string, level: number): boolean {
  const ranges: Record<string, number[]> = tables.underlyingToneLevels;
  const [low = 1, high = 12] = ranges[word] ?? [];
  return level >= low - 1 && level <= high + 1;
}

function levelRow(level: number) {
  const rows: Record<string, { name: string; pigment: string[]; counter: string[] }> =
    tables.levels;
  return rows[String(Math.round(level))] ?? tables.levels["10"];
}

function inBand(bands: Readonly<Record<string, number>>, level: number) {
  for (const [band, share] of Object.entries(bands)) {
    const [low = 0, high = low] = band.split("-").map(Number);
    if (level >= low && level <= high) return share;
  }
  return undefined;
}
