import { findClient } from "#tools/clients/rows.ts";
import { caseOf, nothingKnown, type Case } from "#tools/colour/case.ts";
import { readBowl } from "#tools/colour/checked-bowl.ts";
import { checkFormula } from "#tools/colour/checks.ts";
import { formulate } from "#tools/colour/formulate.ts";
import { holdsOf } from "#tools/colour/safety/holds.ts";
import type { CheckAnswer, CheckRequest, FormulateAnswer } from "#tools/colour/schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { knownOf, knownOfClient } from "./known.ts";
import type { EngineCall } from "./engine-schema.ts";
import { learnt } from "./sure.ts";
import { engineWords, type ConsultationRow } from "./rows.ts";

/**
 * Asks the engine about a head without photos and without quota, with what the salon works with and, with `clientId`, what is
 * known of the client. Nobody is there to answer for what waits for an answer, so a bowl that does is refused.
 * @throws not_found for a client who is not the salon's
 */
export async function formulateFor(
  ctx: Ctx,
  { clientId, ...told }: EngineCall,
): Promise<FormulateAnswer> {
  const client = clientId ? await findClient(ctx, clientId) : null;
  const { known, calibration } = await knownOf(ctx, client);
  const head = caseOf(told, known);
  return refusedWhereHeld(learnt(formulate(head), calibration), head);
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

function refusedWhereHeld(answer: FormulateAnswer, head: Case): FormulateAnswer {
  const holds = holdsOf(
    answer.steps.map(({ type }) => type),
    head,
  );
  if (holds.length === 0) return answer;
  const { confidence: _, learnt: __, ...rest } = answer;
  return {
    ...rest,
    formula: null,
    formulas: {},
    steps: [],
    refused: { ...answer.refused, colour: true },
    findings: [...holds, ...answer.findings],
  };
}

/** The checks on a program's bowls, on the head it describes: what waits for an answer counts as a stop. */
export function checkFor({ candidate, context }: CheckRequest): CheckAnswer {
  if (!context) return checkFormula({ candidate });
  const head = caseOf(context, nothingKnown);
  const { findings } = checkFormula({ candidate, context: head });
  const types = (candidate.bowls ?? [candidate]).map((bowl) => readBowl(bowl).type);
  const all = [...holdsOf(types, head), ...findings];
  return { ok: !all.some(({ severity }) => severity === "block"), findings: all };
}
