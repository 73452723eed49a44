import { formulas } from "#db/schema/formulas.ts";
import type { Bowl as Candidate } from "#tools/colour/bowl-schema.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { readBowl } from "#tools/colour/checked-bowl.ts";
import { checkBowls } from "#tools/colour/checks.ts";
import { diagnose } from "#tools/colour/diagnosis.ts";
import { stepsFromBowls, waitBefore } from "#tools/colour/foreign-steps.ts";
import { openLedger } from "#tools/colour/ledger.ts";
import { linesCalled, nearestName } from "#tools/colour/nearest-shade.ts";
import type { BowlFinding } from "#tools/colour/objection.ts";
import { holdsOf } from "#tools/colour/safety/holds.ts";
import { FormulateRequest, type Finding, type Step } from "#tools/colour/schema.ts";
import { slotOf, toSpecFormula } from "#tools/colour/spec-formula.ts";
import { bowlOf } from "#tools/consultations/draft.ts";
import { caseToday } from "#tools/consultations/engine-door.ts";
import { engineWords, findConsultation, type ConsultationRow } from "#tools/consultations/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { asFormula, type FormulaRow } from "#tools/formulas/formulas.ts";
import { blocksOf, finalBlocksOf } from "#tools/formulas/rules.ts";
import type {
  CheckedFormula,
  CheckFormulaFor,
  HandBowl,
  WriteFormula,
  WrittenFormula,
} from "./write-schema.ts";

/**
 * Keeps a colourist's own formula for a consultation, a row a bowl, after the checks that every formula passes. What they
 * block is kept too, but its grams are withheld. Takes nothing from the quota.
 * @throws not_found; invalid for a line that the catalogue does not hold
 */
export async function writeFormula(
  ctx: Ctx,
  { consultationId, bowls, name }: WriteFormula,
): Promise<WrittenFormula> {
  const row = await findConsultation(ctx, consultationId);
  const judged = await judge(ctx, bowls, row);
  const steps = stepsFromBowls(bowls.map(candidateOf), "keep");
  if (!steps) throw new DomainError("invalid", "A bowl needs a line, shades, grams and a time.");
  const createdAt = ctx.now();
  const rows = steps.map((step, at) => ({
    ...cardOf(step, steps, row),
    ...(name && { name }),
    ...heldBy(judged.findings.filter(({ bowl }) => bowl === null || bowl === at)),
    id: newId(),
    salonId: ctx.actor.salonId,
    consultationId,
    source: "stylist" as const,
    confidence: null,
    brandId: step.brandId,
    lineId: step.lineId,
    createdAt,
  }));
  await ctx.db.insert(formulas).values(rows);
  return { ...judged, formulas: rows.map(asFormula) };
}

/** What the checks say of bowls on the hair of a consultation; keeps nothing and takes nothing from the quota. @throws not_found, invalid as `writeFormula` */
export async function checkFormulaFor(
  ctx: Ctx,
  { consultationId, bowls }: CheckFormulaFor,
): Promise<CheckedFormula> {
  return judge(ctx, bowls, await findConsultation(ctx, consultationId));
}

async function judge(
  ctx: Ctx,
  bowls: readonly HandBowl[],
  row: ConsultationRow,
): Promise<CheckedFormula> {
  for (const [at, bowl] of bowls.entries()) refuseUnknown(bowl, at);
  const context = await caseToday(ctx, row);
  const candidates = bowls.map(candidateOf);
  const checked = checkBowls({ candidate: { bowls: candidates }, context });
  const holds = candidates.flatMap((bowl, at) =>
    holdsOf([readBowl(bowl)], context).map((each) => ({ ...each, bowl: at })),
  );
  const findings = [...holds, ...checked.findings];
  const ok = checked.ok && holds.length === 0;
  return { ok, final: finalBlocksOf(findings).length > 0, findings };
}

/** A line that nobody knows cannot be weighed, timed or judged. */
function refuseUnknown({ line }: HandBowl, at: number): void {
  const known = findLine(line);
  if (known && known.type !== "developer") return;
  const near = nearestName(line, linesCalled(line), (each) => each.key);
  const message = known
    ? `${known.name} is a developer: choose the line it is mixed with`
    : `${line} is not in the catalogue${near ? `; did you mean ${near.key}?` : ""}`;
  throw new DomainError("invalid", `${message}.`, {
    issues: [{ path: `bowls.${at}.line`, message }],
  });
}

function candidateOf({ line, developerVolume, ratio, ...bowl }: HandBowl): Candidate {
  const [brand = "", name = ""] = line.split("/");
  return {
    ...bowl,
    brand,
    line: name,
    developer: developerVolume === null ? null : { volume: developerVolume },
    ...(ratio && { ratio }),
  };
}

type Card = Pick<
  FormulaRow,
  | "role"
  | "name"
  | "color"
  | "ingredients"
  | "processingTime"
  | "developerRatio"
  | "instructions"
  | "bowl"
>;

/** The card of one bowl, with the tests and waits that the consultation asks for. */
function cardOf(step: Step, steps: Step[], row: ConsultationRow): Card {
  const { request, answer } = engineWords(row);
  const d = diagnose(FormulateRequest.parse(request), openLedger());
  const role = slotOf(step, { steps });
  const { confidence: _none, ...card } = toSpecFormula([step], {
    d,
    confidence: 0,
    requires: answer.requires,
    waitDays: waitBefore(request),
    sessions: answer.sessions,
  });
  return { ...card, role, bowl: bowlOf(step, role, request.developerBrand) };
}

function heldBy(found: readonly BowlFinding[]): { findings: Finding[]; withheld: boolean } {
  const findings = found.map(({ bowl: _bowl, instead: _instead, ...finding }) => finding);
  return { findings, withheld: blocksOf(findings).length > 0 };
}
