import type { Case } from "#tools/colour/case.ts";
import { bowlOfStep } from "#tools/colour/bowl-of-step.ts";
import { colourCorrectionFormula } from "#tools/colour/colour-correction.ts";
import { bottleFor, bottleOf, nameWithMaker } from "#tools/colour/bottles.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import { checkFormula } from "#tools/colour/checks.ts";
import { holdsOf } from "#tools/colour/safety/holds.ts";
import type { Finding, FormulateAnswer, Step } from "#tools/colour/schema.ts";
import { slotOf } from "#tools/colour/spec-formula.ts";
import { developersFor } from "#tools/colour/stock.ts";
import { swatchHex } from "#tools/colour/swatch.ts";
import type { Calibration } from "#tools/outcomes/schema.ts";
import { blocksOf } from "#tools/formulas/rules.ts";
import {
  type Bowl,
  type CorrectionFormula,
  type FormulaRole,
  type FormulaSource,
  type StoredFormula,
  FormulaRole as Roles,
} from "#tools/formulas/schema.ts";
import { doubted, learnt, type Doubt } from "./sure.ts";

/** An answer ready to be saved: the engine's words with named bowls, and who wrote the grams. */
export type Draft = {
  request: Case;
  answer: FormulateAnswer;
  source: FormulaSource;
  bowls: Bowl[];
  formulas: Omit<StoredFormula, "id" | "consultationId" | "createdAt">[];
  correction: CorrectionFormula | null;
};

/** What is laid beside an answer of the engine. */
type Weights = {
  /** Findings from elsewhere: they lead the engine's own. */
  extra?: readonly Finding[];
  /** What is taken off its confidence. */
  doubts?: readonly Doubt[];
  /** What the salon's outcomes say of how sure its formulas were. */
  calibration?: readonly Calibration[];
};

/** The engine's answer with what waits for a person, and as sure as all that is known lets it be: the same at every door. */
export function weighed(
  made: FormulateAnswer,
  request: Case,
  { extra = [], doubts = [], calibration = [] }: Weights,
): FormulateAnswer {
  const findings = merged([...holdsOf(made.steps, request), ...extra], made.findings);
  return learnt(doubted({ ...made, findings }, doubts), calibration);
}

/** Names the bowls and lays out up to four formulas. */
export function draftOf(
  request: Case,
  made: FormulateAnswer,
  { source, ...weights }: Weights & { source: FormulaSource },
): Draft {
  const answer = weighed(made, request, weights);
  const bowls = answer.steps.map((step) =>
    bowlOf(step, slotOf(step, answer), request.developerBrand),
  );
  const whole = judgedBowls(bowls, request);
  return {
    request,
    answer,
    source,
    bowls,
    formulas: Roles.options.flatMap((role) => {
      const formula = answer.formulas[role];
      if (!formula) return [];
      const own = bowls.filter((bowl) => bowl.role === role);
      const findings = ownFindings(own, request, whole);
      return [
        {
          ...formula,
          ...heldBy(findings, answer),
          role,
          source,
          findings,
          bowl: own.at(-1) ?? null,
        },
      ];
    }),
    correction: request.serviceType === "color_correction" ? colourCorrectionFormula(answer) : null,
  };
}

/** Whether findings withhold a formula's grams; what is withheld is sure of nothing. */
function heldBy(findings: readonly Finding[], { confidence = null }: Sure) {
  const withheld = blocksOf(findings).length > 0;
  return { withheld, confidence: withheld ? null : confidence };
}

type Sure = { confidence?: number | null | undefined };

/** How sure a consultation is: of nothing while any of its formulas is withheld. */
export function sureOf(
  { confidence = null }: Sure,
  formulas: readonly { withheld: boolean }[],
): number | null {
  return formulas.some(({ withheld }) => withheld) ? null : confidence;
}

/** What the checks say of the bowls of a visit, and what of them waits for an answer. */
export function judgedBowls(bowls: readonly Step[], head: Case): JudgedBowls {
  return { holds: holdsOf(bowls, head), findings: checksOf(bowls, head) };
}
type JudgedBowls = { holds: Finding[]; findings: Finding[] };

/**
 * What is said of a formula of a visit: what holds one bowl of the visit holds all, since a visit that cannot be ended is not
 * begun; of the checks what they say of its own bowls. What they miss in one bowl and find in another is no finding.
 */
export function ownFindings(
  own: readonly Bowl[],
  head: Case,
  { holds, findings }: JudgedBowls,
): Finding[] {
  if (own.length === 0) return [];
  const found = checksOf(own, head);
  return [...holds, ...found.filter(({ code }) => findings.some((each) => each.code === code))];
}

/** What the checks say of bowls that stand for themselves, and what of them waits for an answer. */
export function checkedBowls(bowls: readonly Step[], head: Case): Finding[] {
  const { holds, findings } = judgedBowls(bowls, head);
  return [...holds, ...findings];
}

function checksOf(bowls: readonly Step[], context: Case): Finding[] {
  if (bowls.length === 0) return [];
  const candidate = { bowls: bowls.slice(0, MAX_CHECKED).map(bowlOfStep) };
  return checkFormula({ candidate, context }).findings;
}

/** As many bowls as the checks take at once. */
const MAX_CHECKED = 8;

/** The engine may have found the same conflict by itself: each code once, unless it says something else. */
function merged(first: readonly Finding[], second: readonly Finding[]): Finding[] {
  return [
    ...new Map(
      [...first, ...second].map((finding) => [`${finding.code} ${finding.sentence}`, finding]),
    ).values(),
  ];
}

/** A bowl with the names and swatches that the card shows. */
export function bowlOf(step: Step, role: FormulaRole, developerBrand?: string): Bowl {
  const line = findLine(`${step.brandId}/${step.lineId}`);
  const lineName = line?.name ?? step.lineId;
  return {
    ...step,
    role,
    brandName: line?.brandName ?? step.brandId,
    lineName,
    shades: step.shades.map((shade) => {
      const known = line && findShade(line, shade.code);
      const coloured = shade.tone !== "clear" && shade.level !== null;
      return {
        ...shade,
        name: known?.name ? `${shade.code} ${known.name}` : shade.code,
        hex: coloured ? swatchHex(shade.level ?? 1, shade.tone) : null,
      };
    }),
    developer: step.developer && {
      ...step.developer,
      ...developerNamed(step, step.developer.volume, line, developerBrand),
    },
  };
}

/** The bottle that the maker mixes the line with; the stylist's, where none is known: makers answer for their own developer only. */
function developerNamed(
  { lineId, shades }: Step,
  volume: number,
  line: BrandLine | undefined,
  developerBrand?: string,
): { name: string; percent?: number } {
  const codes = shades.map(({ code }) => code);
  const bottle = line && bottleFor(line, volume, codes);
  if (bottle) return { name: bottle.name, percent: bottle.percent };
  const [other] = developerBrand === undefined ? [] : developersFor(developerBrand, volume);
  if (!other) return { name: `Developer for ${line?.name ?? lineId}` };
  const { name, percent } = bottleOf(other, volume);
  return { name: nameWithMaker(other.brandName, name), percent };
}
