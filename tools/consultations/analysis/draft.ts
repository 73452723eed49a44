import type { Case } from "#tools/colour/case.ts";
import { colourCorrectionFormula } from "#tools/colour/colour-correction.ts";
import { bottleFor, bottleOf, nameWithMaker } from "#tools/colour/bowl/bottles.ts";
import type { BrandLine } from "#tools/colour/brand-line.ts";
import { findLine, findShade } from "#tools/colour/catalogue.ts";
import { holdsOf } from "#tools/colour/safety/holds.ts";
import type { Finding, FormulateAnswer, Step } from "#tools/colour/schema.ts";
import { slotOf } from "#tools/colour/spec-formula.ts";
import { developersFor } from "#tools/colour/shade/stock.ts";
import { swatchHex } from "#tools/colour/shade/swatch.ts";
import type { Calibration } from "#tools/outcomes/schema.ts";
import type {
  Bowl,
  CorrectionFormula,
  FormulaRole,
  FormulaSource,
  StoredFormula,
} from "#tools/formulas/schema.ts";
import { judgedCards, partlyWithheld, type JudgedCard } from "#tools/consultations/told/cards.ts";
import { doubted, learnt, type Doubt } from "#tools/consultations/look/sure.ts";

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

/** The engine's answer with what waits for a person, as sure as all that is known lets it be, and its cards: the same at every door. */
export function weighed(
  made: FormulateAnswer,
  request: Case,
  { extra = [], doubts = [], calibration = [] }: Weights,
): { answer: FormulateAnswer; cards: JudgedCard[] } {
  const placed = made.steps.map((step) => ({ ...step, role: slotOf(step, made) }));
  const cards = judgedCards(placed, request);
  const waits = [...partlyWithheld(cards), ...holdsOf(made.steps, request)];
  const findings = merged([...waits, ...extra], made.findings);
  return { answer: learnt(doubted({ ...made, findings }, doubts), calibration), cards };
}

/** Names the bowls and lays out up to four formulas. */
export function draftOf(
  request: Case,
  made: FormulateAnswer,
  { source, ...weights }: Weights & { source: FormulaSource },
): Draft {
  const { answer, cards } = weighed(made, request, weights);
  const bowls = answer.steps.map((step) =>
    bowlOf(step, slotOf(step, answer), request.developerBrand),
  );
  return {
    request,
    answer,
    source,
    bowls,
    formulas: cards.flatMap(({ role, findings, withheld }) => {
      const formula = answer.formulas[role];
      if (!formula) return [];
      const confidence = withheld ? null : (answer.confidence ?? null);
      const bowl = bowls.findLast((each) => each.role === role) ?? null;
      return [{ ...formula, withheld, confidence, role, source, findings, bowl }];
    }),
    correction: request.serviceType === "color_correction" ? colourCorrectionFormula(answer) : null,
  };
}

/** How sure a consultation is: of nothing while any of its formulas is withheld. */
export function sureOf(
  { confidence = null }: { confidence?: number | null | undefined },
  formulas: readonly { withheld: boolean }[],
): number | null {
  return formulas.some(({ withheld }) => withheld) ? null : confidence;
}

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
