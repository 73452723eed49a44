import { defineTool } from "#tools/core/tool.ts";
import { restoreTrainingExample } from "./examples.ts";
import { TrainingExample } from "./schema.ts";

/** What takes back acts on training examples. */
export const trainingUndoTools = {
  restore_training_example: defineTool({
    description: "A worked case that was removed, as it was.",
    input: TrainingExample,
    output: TrainingExample,
    effect: "ask",
    run: restoreTrainingExample,
  }),
};
