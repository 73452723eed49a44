import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { forgetOutcome } from "./outcomes.ts";
import { ConsultationOutcome } from "#tools/outcomes/schema.ts";

const TAKES_BACK = "It takes an act back that is in the ledger.";

/** What takes back what was told of a result. */
export const outcomeUndoTools = {
  forget_outcome: defineTool({
    description: "An outcome that was told, not told after all.",
    input: z.strictObject({ consultationId: z.uuid() }),
    output: ConsultationOutcome,
    effect: "write",
    unlisted: TAKES_BACK,
    run: forgetOutcome,
  }),
};
