import { writeAudit } from "#tools/core/audit.ts";
import type { SafetyFact } from "#tools/colour/safety/schema.ts";
import { safetyOf } from "#tools/colour/safety/facts.ts";
import { requireMay } from "#tools/access/permissions.ts";
import { atomically, type Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { judgeAgain } from "./analysis/judge-again.ts";
import { engineWords, findConsultation } from "./rows.ts";
import type { NotedSafety, WithdrawSafety } from "./safety-schema.ts";

/**
 * Takes back words about safety that were said in error: they count no more for this client, and what stands is judged
 * without them. What the record says is changed on the record.
 * @throws not_found; conflict where these words count for nothing here; forbidden for the reception
 */
export async function withdrawSafety(
  ctx: Ctx,
  { consultationId, words }: WithdrawSafety,
): Promise<NotedSafety> {
  requireMay(ctx, "keep_safety");
  return atomically(ctx, async (ctx) => {
    const row = await findConsultation(ctx, consultationId);
    const said = safetyOf(engineWords(row).request).facts.filter(
      (fact) => fact.from !== "record" && fact.words === words,
    );
    if (said.length === 0)
      throw new DomainError("conflict", "These words do not count for this client.");
    const taken = said.map((fact): SafetyFact => ({ ...fact, from: "said", withdrawn: true }));
    const { clientId, clientName } = row;
    const about = clientId ? { clientId } : { consultationId };
    const judged = await judgeAgain(ctx, about, taken);
    await writeAudit(ctx, {
      action: "formula.released",
      words: "took back words about a client's safety that were said in error",
      subjectId: consultationId,
    });
    return {
      facts: [],
      client: clientId ? { id: clientId, name: clientName } : null,
      judged,
      onRecord: true,
    };
  });
}
