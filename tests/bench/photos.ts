import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { readHair } from "#tools/colour/reading/read-hair.ts";
import { median } from "#tools/colour/reading/samples.ts";
import type { HairReading, PhotoPoint } from "#tools/colour/reading/schema.ts";
import { benchPhotoSpeed, type PhotoSpeed } from "./photo-speed.ts";

/** What the labels say about one photograph; hair has a level, what must be refused has none. */
type Label = {
  file: string;
  kind: "hair" | "non_hair";
  level: number | null;
  level_range: [number, number] | null;
  natural_level_readable?: boolean;
  tone: string | null;
  tone_also_acceptable?: string[];
  evenness?: string | null;
  grey_fraction_range?: [number, number] | null;
  hair_points: PhotoPoint[];
};

/** The figures of one way of reading, over all labelled photographs. */
export type PhotoFigures = {
  meanLevelError: number;
  /** The same for the photographs of each labelled level. */
  errorByLevel: Record<string, number>;
  withinLabelRange: number;
  ownRangeHoldsLabel: number;
  /** The middle width of the stated ranges, in levels. */
  rangeWidth: number;
  tone: number;
  evenness: number;
  grey: number;
  hairFound: number;
  refused: number;
  milliseconds: number;
};

/** Reads the labelled photographs by themselves and with the labelled hair points, prints both tables; nothing where the photographs are absent. */
export async function benchPhotos(
  folder = process.env.PHOTOS_DIR ?? "../shared/photos",
): Promise<
  { automatic: PhotoFigures; points: PhotoFigures; speed: Record<string, PhotoSpeed> } | undefined
> {
  if (!existsSync(join(folder, "labels.json"))) {
    console.log(`No photographs in ${folder}: photo reading not measured.`);
    return undefined;
  }
  const { items } = JSON.parse(readFileSync(join(folder, "labels.json"), "utf8")) as {
    items: Label[];
  };
  const photos = await Promise.all(
    items.map(async (label) => ({ label, pixels: await decode(join(folder, label.file)) })),
  );
  const read = (title: string, marksOf: (label: Label) => { points?: PhotoPoint[] }) => {
    const results = photos.map(({ label, pixels }) => {
      const start = performance.now();
      const reading = readHair(pixels, marksOf(label));
      return { label, reading, milliseconds: performance.now() - start };
    });
    console.log(`\n${title}`);
    for (const { label, reading } of results) console.log(row(label, reading));
    const figures = summarise(results);
    console.log(describe(figures));
    return figures;
  };
  return {
    automatic: read("Photo reading, hair sought automatically", () => ({})),
    points: read("Photo reading, hair points given", ({ hair_points: points }) =>
      points.length > 0 ? { points } : {},
    ),
    speed: await benchPhotoSpeed(),
  };
}

async function decode(file: string) {
  const { data, info } = await sharp(file)
    .rotate()
    .resize(640, 640, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

type Result = { label: Label; reading: HairReading; milliseconds: number };

function summarise(results: readonly Result[]): PhotoFigures {
  const hair = results.filter(({ label }) => label.kind === "hair");
  const found = hair.filter(({ reading }) => reading.hairFound);
  const levelled = found.flatMap(({ label, reading }) =>
    reading.level &&
    label.level !== null &&
    label.level_range &&
    label.natural_level_readable !== false
      ? { seen: reading.level, level: label.level, range: label.level_range }
      : [],
  );
  const meanError = (some: typeof levelled) =>
    some.reduce((sum, { seen, level }) => sum + Math.abs(seen.value - level), 0) /
    Math.max(1, some.length);
  const byLevel = Map.groupBy(levelled, ({ level }) => level);
  return {
    meanLevelError: meanError(levelled),
    errorByLevel: Object.fromEntries(
      [...byLevel].toSorted(([a], [b]) => a - b).map(([level, some]) => [level, meanError(some)]),
    ),
    withinLabelRange: share(
      levelled,
      ({ seen, range }) => seen.value >= range[0] && seen.value <= range[1],
    ),
    ownRangeHoldsLabel: share(
      levelled,
      ({ seen, level }) => level >= seen.low && level <= seen.high,
    ),
    rangeWidth: median(levelled.map(({ seen }) => seen.high - seen.low)),
    tone: share(found, ({ label, reading }) => toneFits(label, reading)),
    evenness: share(
      found,
      ({ label, reading }) => label.evenness === reading.evenness?.replace("-", " "),
    ),
    grey: share(found, ({ label, reading }) => greyFits(label, reading)),
    hairFound: share(hair, ({ reading }) => reading.hairFound),
    refused: share(
      results.filter(({ label }) => label.kind === "non_hair"),
      ({ reading }) => !reading.hairFound,
    ),
    milliseconds: results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / results.length,
  };
}

function row(label: Label, reading: HairReading): string {
  const level = reading.level
    ? `${reading.level.value} (${reading.level.low}-${reading.level.high})`
    : "-";
  const seen = reading.hairFound
    ? `${level.padEnd(12)} ${String(reading.tone).padEnd(8)}`
    : "no hair".padEnd(21);
  const told =
    label.kind === "hair"
      ? `${label.level} [${label.level_range?.join("-")}] ${[label.tone, ...(label.tone_also_acceptable ?? [])].join("/")}`
      : "refuse";
  const mark =
    label.kind === "hair" && reading.hairFound && !toneFits(label, reading) ? " tone!" : "";
  return `${label.file.slice(0, 24).padEnd(25)} ${seen} label ${told.padEnd(26)} ${reading.confidence} ${reading.quality.flags.join(",")}${mark}`;
}

function describe(f: PhotoFigures): string {
  const percent = (value: number) => `${Math.round(value * 100)} %`;
  return [
    `mean absolute level error ${f.meanLevelError.toFixed(2)}, inside the label's range ${percent(f.withinLabelRange)}, label inside the stated range ${percent(f.ownRangeHoldsLabel)}, which is ${f.rangeWidth} levels wide`,
    `error by level: ${Object.entries(f.errorByLevel)
      .map(([level, error]) => `${level}: ${error.toFixed(2)}`)
      .join(", ")}`,
    `tone ${percent(f.tone)}, evenness ${percent(f.evenness)}, grey share ${percent(f.grey)}, hair found ${percent(f.hairFound)}, non-hair refused ${percent(f.refused)}, ${f.milliseconds.toFixed(0)} ms each`,
  ].join("\n");
}

function toneFits({ tone, tone_also_acceptable: also = [] }: Label, reading: HairReading): boolean {
  return reading.tone !== null && [tone, ...also].includes(reading.tone);
}

function greyFits({ grey_fraction_range: range }: Label, reading: HairReading): boolean {
  return !range || (reading.greyShare >= range[0] - 0.05 && reading.greyShare <= range[1] + 0.05);
}

function share<T>(all: readonly T[], holds: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(holds).length / all.length;
}
