import { ratioFits, readRatio } from "#tools/colour/bowl/amounts.ts";
import type { BrandLine, Shade } from "#tools/colour/brand-line.ts";
import { findLineCalled, findShade } from "#tools/colour/catalogue.ts";
import type { Diagnosis } from "#tools/colour/diagnosis.ts";
import type { Gate } from "#tools/colour/gates/gate-shape.ts";
import type { Bowl } from "#tools/colour/bowl-schema.ts";
import type { Finding } from "#tools/colour/schema.ts";
import type { ProductType, Purpose } from "#tools/colour/words.ts";
import type { HeadPart } from "#tools/colour/zone/zones.ts";

/** A bowl as the rules read it, whoever wrote it: what was not said is undefined and is not judged. */
export type CheckedBowl = {
  type: ProductType | undefined;
  purpose: Purpose | undefined;
  brandLine: BrandLine | undefined;
  lineKey: string | undefined;
  zone: Bowl["zone"];
  /** The part by its own name, where the engine worked it by itself. */
  area: Bowl["area"];
  /** Every part it is for, where the head was worked by its parts. */
  parts: Bowl["parts"];
  codes: readonly string[];
  /** Grams by code; empty when not every part was weighed. */
  grams: ReadonlyMap<string, number>;
  shades: readonly Shade[];
  colourGrams: number | undefined;
  ratio: readonly [number, number] | undefined;
  /** Null: said to be mixed without any. */
  volume: number | null | undefined;
  developerGrams: number | undefined;
  minutes: readonly [number, number] | undefined;
  onScalp: boolean | undefined;
  heat: boolean;
  /** The level that lightening is taken to today, and the one it is meant for in the end. */
  stopLevel: number | undefined;
  targetLevel: number | undefined;
};

/** The hair a formula is meant for: its diagnosis, its gates and what the gates said. */
export type CheckedHair = {
  d: Diagnosis;
  gate: Gate;
  said: readonly Finding[];
  /** The head by its parts, where they differ. */
  parts?: readonly HeadPart[];
};

/** Reads a bowl that anybody put forward. */
export function readBowl(bowl: Bowl): CheckedBowl {
  const lineKey = bowl.brand && bowl.line ? `${bowl.brand}/${bowl.line}` : undefined;
  const brandLine = bowl.brand && bowl.line ? findLineCalled(bowl.brand, bowl.line) : undefined;
  const parts = (bowl.shades ?? []).map((shade) =>
    typeof shade === "string" ? { code: shade, grams: undefined } : shade,
  );
  const weighed = parts.length > 0 && parts.every((part) => part.grams !== undefined);
  const developer =
    typeof bowl.developer === "number"
      ? { volume: bowl.developer, grams: undefined }
      : bowl.developer;
  return {
    type: bowl.type ?? (brandLine && brandLine.type !== "developer" ? brandLine.type : undefined),
    purpose: bowl.purpose,
    brandLine,
    lineKey,
    zone: bowl.zone,
    area: bowl.area,
    parts: bowl.parts,
    codes: parts.map((part) => part.code),
    grams: new Map(weighed ? parts.map((part) => [part.code, part.grams ?? 0]) : []),
    shades: brandLine ? parts.flatMap((part) => findShade(brandLine, part.code) ?? []) : [],
    colourGrams: weighed ? parts.reduce((sum, part) => sum + (part.grams ?? 0), 0) : undefined,
    ratio: bowl.ratio ? readRatio(bowl.ratio) : undefined,
    volume: developer === null ? null : developer?.volume,
    developerGrams: developer?.grams,
    minutes: typeof bowl.minutes === "number" ? [bowl.minutes, bowl.minutes] : bowl.minutes,
    onScalp: bowl.onScalp ?? touchesScalp(bowl.zone),
    heat: bowl.heat ?? false,
    stopLevel: bowl.stopLevel,
    targetLevel: bowl.targetLevel,
  };
}

/** Roots lie on the scalp and foils keep off it; the rest says nothing. */
function touchesScalp(zone: Bowl["zone"]): boolean | undefined {
  if (zone === "roots" || zone === "resistant") return true;
  return zone === "foils" ? false : undefined;
}

/** Whether a bowl is the watched bath of lightener and shampoo, which has its own ratio and time. */
export function isBath(bowl: CheckedBowl): boolean {
  return bowl.type === "lightener" && bowl.purpose === "remove";
}

/** Whether a line's own ratio covers the bowl's. */
export function ratioIsPrinted(bowl: CheckedBowl): boolean {
  return (
    !bowl.brandLine ||
    !bowl.ratio ||
    bowl.brandLine.developers.length === 0 ||
    isBath(bowl) ||
    ratioFits(bowl.brandLine, bowl.ratio, bowl.codes, bowl.volume ?? undefined)
  );
}
