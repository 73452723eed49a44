import { formulas } from "#db/schema/formulas.ts";
import type { Bowl as Candidate } from "#tools/colour/bowl-schema.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { diagnose } from "#tools/colour/diagnosis.ts";
import { stepsFromBowls, waitBefore } from "#tools/colour/foreign-steps.ts";
import { openLedger } from "#tools/colour/ledger.ts";
import { linesCalled, nearestName } from "#tools/colour/shade/nearest-shade.ts";
import { FormulateRequest, type Step } from "#tools/colour/schema.ts";
import { slotOf, toSpecFormula } from "#tools/colour/spec-formula.ts";
import { handFindings, judgedByHand } from "#tools/consultations/told/cards.ts";
import { bowlOf } from "#tools/consultations/analysis/draft.ts";
import { caseToday } from "#tools/consultations/analysis/engine-door.ts";
import { saveNotes } from "#tools/consultations/consultations.ts";
import { engineWords, findConsultation, type ConsultationRow } from "#tools/consultations/rows.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { newId } from "#tools/core/id.ts";
import { asFormula, type FormulaRow } from "#tools/formulas/formulas.ts";
import { blocksOf, finalBlocksOf, SAME_HAIR } from "#tools/formulas/rules.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
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
  { consultationId, bowls, name, note }: WriteFormula,
): Promise<WrittenFormula> {
  const row = await findConsultation(ctx, consultationId);
  const { steps, held, ...judged } = await judge(ctx, bowls, row);
  const createdAt = ctx.now();
  const rows = steps
    .map((step, at) => ({
      ...cardOf(step, steps, row),
      ...(name && { name }),
      findings: held[at]?.findings ?? [],
      withheld: held[at]?.withheld ?? true,
      id: newId(),
      salonId: ctx.actor.salonId,
      consultationId,
      source: "stylist" as const,
      confidence: null,
      brandId: step.brandId,
      lineId: step.lineId,
      createdAt,
    }))
    .toSorted((a, b) => a.bowl.order - b.bowl.order);
  await ctx.db.insert(formulas).values(rows);
  if (note)
    await saveNotes(ctx, {
      id: consultationId,
      notes: [row.stylistNotes, note].filter(Boolean).join("\n"),
    });
  return { ...judged, formulas: rows.map(asFormula) };
}

/** What the checks say of bowls on the hair of a consultation; keeps nothing and takes nothing from the quota. @throws not_found, invalid as `writeFormula` */
export async function checkFormulaFor(
  ctx: Ctx,
  { consultationId, bowls }: CheckFormulaFor,
): Promise<CheckedFormula> {
  const { ok, final, findings } = await judge(
    ctx,
    bowls,
    await findConsultation(ctx, consultationId),
  );
  return { ok, final, findings };
}

/** The bowls as steps, each with what holds it; the findings tell of one that is held for its neighbour too. */
async function judge(ctx: Ctx, bowls: readonly HandBowl[], row: ConsultationRow) {
  for (const [at, bowl] of bowls.entries()) refuseUnknown(bowl, at);
  const candidates = bowls.map(candidateOf);
  const steps = stepsFromBowls(candidates, "keep");
  if (!steps) throw new DomainError("invalid", "A bowl needs a line, shades, grams and a time.");
  const found = handFindings(candidates, await caseToday(ctx, row));
  const held = judgedByHand(steps, found);
  const bound = held.flatMap(({ findings }, bowl) =>
    findings.filter(({ code }) => code === SAME_HAIR).map((each) => ({ ...each, bowl })),
  );
  const findings = [...found, ...bound];
  const final = finalBlocksOf(findings).length > 0;
  return { ok: blocksOf(findings).length === 0, final, findings, steps, held };
}

/** A line that nobody knows cannot be weighed, timed or judged. */
function refuseUnknown({ line }: HandBowl, at: number): void {
  const known = findLine(line);
  if (known && known.type !== "developer") return;
  const near = nearestName(line, linesCalled(line), (each) => each.key);
  const message = known
    ? `${known.name} is a developer: choose the line it is mixed with`
    : `${line} is not in the catalog${near ? `; did you mean ${near.key}?` : ""}`;
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
  "role" | "name" | "color" | "ingredients" | "processingTime" | "developerRatio" | "instructions"
> & { bowl: Bowl };

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
