import { z } from "zod";
import type { BrandLine } from "./brand-line.ts";
import { source } from "./science.ts";
import statedOfLines from "./substances.json" with { type: "json" };
import type { Certainty } from "./words.ts";

/** What clients react to: the amines and couplers of oxidative colour, alkalis, oxidants, ready-made dye. A salt counts as its base. */
export const Substance = z.enum([
  "ppd",
  "ptd",
  "me-ppd",
  "aminophenol",
  "resorcinol",
  "ammonia",
  "mea",
  "peroxide",
  "persulfate",
  "direct-dye",
]);
export type Substance = z.infer<typeof Substance>;

/** Whether a line, mixed as its maker says, brings a substance to the client. */
export type Content = {
  substance: Substance;
  state: "contained" | "free";
  source: string;
  confidence: Certainty;
};

/** The name of a substance as it is printed. */
export const substanceName: Record<Substance, string> = {
  ppd: "PPD",
  ptd: "PTD (toluene-2,5-diamine)",
  "me-ppd": "ME-PPD",
  aminophenol: "aminophenols",
  resorcinol: "resorcinol",
  ammonia: "ammonia",
  mea: "MEA (ethanolamine)",
  peroxide: "hydrogen peroxide",
  persulfate: "persulfates",
  "direct-dye": "direct dyes",
};

/**
 * What a line contains, every substance answered: the maker's word, else its type. What nobody states counts as contained.
 * `codes` are the shades of a bowl: those of a Plus range may hold more than the rest of their line.
 */
export function substancesOf(line: BrandLine, codes: readonly string[] = []): readonly Content[] {
  const isPlus = line.shades.some(({ code, plusRange }) => plusRange && codes.includes(code));
  return Substance.options.map(
    (substance) =>
      ofMaker(line, substance, isPlus) ??
      ofType(line, substance) ?? {
        substance,
        state: "contained",
        source: unstated,
        confidence: "low",
      },
  );
}

/**
 * What rules a line out for who must not meet `avoid`. One para-amine stands for all: who reacts to PPD may react to PTD,
 * ME-PPD and aminophenols, so a line free of PPD is no safe pass. Direct dye is not among them, though it too is tested first.
 */
export function offending(
  line: BrandLine,
  avoid: ReadonlySet<Substance>,
  codes: readonly string[] = [],
): Substance[] {
  if (avoid.size === 0) return [];
  const shunned = crossReacting.some((amine) => avoid.has(amine))
    ? new Set([...avoid, ...crossReacting])
    : avoid;
  return substancesOf(line, codes)
    .filter(({ substance, state }) => state === "contained" && shunned.has(substance))
    .map(({ substance }) => substance);
}

const unstated = "Not stated by the maker, so it counts as contained";
const crossReacting: readonly Substance[] = ["ppd", "ptd", "me-ppd", "aminophenol"];
const oxidationDyes: readonly Substance[] = [...crossReacting, "resorcinol"];

type Stated = Omit<Content, "substance"> & {
  substances: readonly Substance[];
  /** Of the line's Plus range alone. */
  plusRange?: boolean;
};
const stated = statedOfLines as Partial<Record<string, readonly Stated[]>>;

function ofMaker(line: BrandLine, substance: Substance, isPlus: boolean): Content | undefined {
  const all = stated[line.key]?.filter(({ substances }) => substances.includes(substance)) ?? [];
  const found =
    (isPlus && all.find(({ plusRange }) => plusRange)) || all.find(({ plusRange }) => !plusRange);
  return found && { substance, ...found };
}

/** What is true of every line of a type; undefined where makers differ. */
function ofType(line: BrandLine, substance: Substance): Content | undefined {
  const known = { substance, source: source.practice };
  if (substance === "peroxide" && line.developers.length > 0)
    return { ...known, state: "contained", source: line.source, confidence: line.confidence };
  const free = freeByType[line.type].includes(substance);
  if (free) return { ...known, state: "free", confidence: "medium" };
  return containedByType[line.type]?.includes(substance)
    ? { ...known, state: "contained", confidence: "high" }
    : undefined;
}

const oxidative: readonly Substance[] = ["persulfate"];
const freeByType: Record<BrandLine["type"], readonly Substance[]> = {
  permanent: oxidative,
  "demi-permanent": oxidative,
  "high-lift": oxidative,
  toner: oxidative,
  "semi-permanent": [...oxidationDyes, "ammonia", "peroxide", "persulfate"],
  lightener: oxidationDyes,
  "colour-remover": [...oxidationDyes, "direct-dye"],
  treatment: [...oxidationDyes, "ammonia", "peroxide", "persulfate", "direct-dye"],
  developer: [...oxidationDyes, "ammonia", "mea", "persulfate", "direct-dye"],
};
const containedByType: Partial<Record<BrandLine["type"], readonly Substance[]>> = {
  "semi-permanent": ["direct-dye"],
  lightener: ["persulfate", "peroxide"],
  developer: ["peroxide"],
};
