import type { CheckedBowl, CheckedHair } from "./checked-bowl.ts";
import type { Canvas, Diagnosis } from "./diagnosis.ts";
import type { Zones } from "./hair-schema.ts";
import { counterOf } from "./science.ts";
import type { UnwantedTone, ZoneName } from "./words.ts";

/** The hair as the bowl meets it: the part of the head it goes on, where that part was described by itself. */
export function hairUnder(bowl: CheckedBowl, hair: CheckedHair): CheckedHair {
  const part = partUnder(bowl, hair.d.zones);
  return part ? { ...hair, d: diagnosisOfPart(hair.d, part) } : hair;
}

type Part = NonNullable<Zones[ZoneName]>;

const namesOf: Record<NonNullable<CheckedBowl["zone"]>, readonly ZoneName[]> = {
  roots: ["roots"],
  mids: ["mids"],
  ends: ["ends"],
  lengths: ["mids", "ends"],
  resistant: ["resistant", "hairline", "roots"],
  all: [],
  foils: [],
};

function partUnder({ zone, area }: CheckedBowl, zones: Zones | undefined): Part | undefined {
  const names = area ? [area] : zone ? namesOf[zone] : [];
  return names.flatMap((name) => zones?.[name] ?? [])[0];
}

const canvases: Record<NonNullable<Part["hairCondition"]>, Canvas> = {
  virgin: "virgin",
  "previously-colored": "coloured",
  bleached: "bleached",
};

function diagnosisOfPart(d: Diagnosis, part: Part): Diagnosis {
  const current = Math.min(10, part.level ?? d.current);
  const canvas = part.hairCondition ? canvases[part.hairCondition] : d.canvas;
  const unwanted = part.tone === undefined ? d.unwanted : unwantedOf(part.tone);
  return {
    ...d,
    current,
    canvas,
    unwanted,
    counter: unwanted ? counterOf(unwanted, current, d.underlying) : undefined,
    lift: Math.max(0, d.desired - current),
    darker: Math.max(0, current - d.desired),
    porosity: part.porosity ?? d.porosity,
    grey: part.greyShare ?? d.grey,
  };
}

/** The fault a part shows; the pigment words that name no fault count as none. */
function unwantedOf(tone: NonNullable<Part["tone"]>): Diagnosis["unwanted"] {
  const words: Partial<Record<NonNullable<Part["tone"]>, UnwantedTone>> = {
    orange: "orange",
    "red-orange": "orange",
    brass: "brass",
    brass_orange: "brass_orange",
    red: "red",
    green: "green",
    yellow: "yellow",
    gold: "gold",
    muddy: "muddy",
  };
  return words[tone];
}
