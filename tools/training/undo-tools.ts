import { defineTool } from "#tools/core/tool.ts";
import { restoreTrainingExample } from "./examples.ts";
import { TrainingExample } from "./schema.ts";

const TAKES_BACK = "It takes an act back that is in the ledger.";

/** What takes back acts on training examples. */
export const trainingUndoTools = {
  restore_training_example: defineTool({
    description: "A worked case that was removed, as it was.",
    input: TrainingExample,
    output: TrainingExample,
    effect: "write",
    unlisted: TAKES_BACK,
    run: restoreTrainingExample,
  }),
};
