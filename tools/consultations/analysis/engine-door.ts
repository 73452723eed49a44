import { findClient } from "#tools/clients/rows.ts";
import { caseOf, type Case, type Known } from "#tools/colour/case.ts";
import { readBowl } from "#tools/colour/check/checked-bowl.ts";
import { checkFormula } from "#tools/colour/check/checks.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { formulate } from "#tools/colour/formulate.ts";
import { missingToMix } from "#tools/colour/bowl/mix-missing.ts";
import { mix } from "#tools/colour/bowl/mix.ts";
import { holdsOf } from "#tools/colour/safety/holds.ts";
import { slotOf } from "#tools/colour/spec-formula.ts";
import type {
  CheckAnswer,
  FormulateAnswer,
  FormulateRequest,
  MixAnswer,
  MixRequest,
} from "#tools/colour/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { fieldError } from "#tools/core/field-error.ts";
import { factsOf } from "#tools/consultations/diagnosis.ts";
import type { JudgedCard } from "#tools/consultations/told/cards.ts";
import { weighed } from "./draft.ts";
import { NO_PHOTO } from "#tools/consultations/look/evidence.ts";
import { knownOf, knownOfClient } from "#tools/consultations/known.ts";
import { extraOf } from "./request.ts";
import type { CheckCall, EngineCall } from "./engine-schema.ts";
import { engineWords, type ConsultationRow } from "#tools/consultations/rows.ts";

/**
 * Asks the engine about a head without photos and without quota, with what the salon works with and, with `clientId`, what is
 * known of the client. Nobody is there to answer for what waits for an answer, so a card that does is refused; one on other hair stands, as by the form.
 * @throws not_found for a client who is not the salon's
 */
export async function formulateFor(
  ctx: Ctx,
  { clientId, clientGoals, ...told }: EngineCall,
): Promise<FormulateAnswer> {
  const client = clientId ? await findClient(ctx, clientId) : null;
  const { known, calibration } = await knownOf(ctx, client);
  const extra = { ...told.extra, ...extraOf(factsOf(told), { clientGoals }) };
  const head = toldCase({ ...told, extra }, known);
  const { answer, cards } = weighed(formulate(head), head, { doubts: [NO_PHOTO], calibration });
  return cards.some(({ withheld }) => withheld) ? withoutHeld(answer, cards) : answer;
}

/** The head as a program describes it. Whatever it tells of safety it says itself: nothing else here would repeat it. */
function toldCase({ extra, ...request }: FormulateRequest, known: Known): Case {
  const safety = extra?.safety?.map((fact) => ({ ...fact, from: "said" as const }));
  return caseOf({ ...request, extra: { ...extra, ...(safety && { safety }) } }, known);
}

/** The sums of the colour bar. @throws invalid for a line that is not in the catalogue, and for what nothing comes of */
export function mixFor(asked: MixRequest): MixAnswer {
  const { line } = asked;
  if (line && !findLine(line)) throw fieldError("line", `${line} is not in the catalog.`);
  const answer = mix(asked);
  const missing = Object.keys(answer).length === 0 && missingToMix(asked);
  if (missing) throw fieldError(missing.field, missing.sentence);
  return answer;
}

/** The head of a consultation as it is known today: what its client's record has come to hold counts for its bowls too. */
export async function caseToday(
  ctx: Ctx,
  row: Pick<ConsultationRow, "request" | "answer" | "clientId">,
): Promise<Case> {
  const { request } = engineWords(row);
  const client = row.clientId ? await findClient(ctx, row.clientId).catch(() => null) : null;
  return caseOf(request, { record: await knownOfClient(ctx, client) });
}

/** Without the bowls that wait, with all that speaks against them. Of what stands there is a card each, none of the whole. */
function withoutHeld(answer: FormulateAnswer, cards: readonly JudgedCard[]): FormulateAnswer {
  const { confidence: _, learnt: __, ...rest } = answer;
  const stand = cards.filter(({ withheld }) => !withheld).map(({ role }) => role);
  return {
    ...rest,
    formula: null,
    formulas: Object.fromEntries(
      Object.entries(answer.formulas).filter(([role]) => stand.some((each) => each === role)),
    ),
    steps: answer.steps.filter((step) => stand.includes(slotOf(step, answer))),
    refused: { ...answer.refused, colour: answer.refused.colour || stand.length === 0 },
  };
}

/**
 * The checks on a program's bowls, on the head it describes and, with `clientId`, by what is known of the client: what waits
 * for an answer counts as a stop.
 * @throws invalid for a bowl of which nothing is said: it would be found well, and for a client of whose hair nothing is;
 * not_found for a client who is not the salon's
 */
export async function checkFor(
  ctx: Ctx,
  { candidate, context, clientId }: CheckCall,
): Promise<CheckAnswer> {
  const bowls = candidate.bowls ?? [candidate];
  if ([candidate, ...bowls].some((bowl) => Object.keys(bowl).length === 0))
    throw fieldError("candidate", "Say what is in the bowl.");
  if (clientId && !context) throw fieldError("context", "Describe the client's hair.");
  if (!context) return checkFormula({ candidate });
  const client = clientId ? await findClient(ctx, clientId) : null;
  const head = toldCase(context, { record: await knownOfClient(ctx, client) });
  const { findings } = checkFormula({ candidate, context: head });
  const all = [...holdsOf(bowls.map(readBowl), head), ...findings];
  return { ok: !all.some(({ severity }) => severity === "block"), findings: all };
}
