import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import type { Change } from "#tools/core/act-schema.ts";
import { defineTool } from "#tools/core/tool.ts";
import {
  deleteTrainingExample,
  getTrainingExample,
  listTrainingExamples,
  saveTrainingExample,
} from "./examples.ts";
import { listScenarios } from "./scenarios.ts";
import {
  AddTrainingExample,
  Grade,
  GradeFormula,
  PracticeFormula,
  SaveTrainingExample,
  TrainingExample,
  TrainingExampleById,
  TrainingExamples,
  TrainingScenario,
} from "./schema.ts";
import { gradeFormula, savePracticeFormula } from "./training.ts";

const SHOWN = 20;

/** What the assistant may do with practice and with the cases that a salon learns from. */
export const trainingTools = {
  list_scenarios: defineTool({
    description:
      "The ten practice heads of Formula Training with their three target colors each, by number.",
    input: z.strictObject({}),
    output: z.array(TrainingScenario),
    effect: "read",
    run: listScenarios,
  }),
  grade_formula: defineTool({
    description:
      "Grade the formula that the stylist wrote for a practice scenario and target: level, tone, developer, safety. Pass their words as they were written; ask for the formula or the target where one is missing, and never write the formula yourself.",
    input: GradeFormula,
    output: Grade,
    effect: "read",
    route: "POST /api/training/grade",
    run: gradeFormula,
  }),
  save_practice: defineTool({
    description:
      "Grade the stylist's practice formula and keep it in their history. Only when they ask to save it.",
    input: GradeFormula,
    output: PracticeFormula,
    effect: "write",
    refreshes: ["training"],
    route: "POST /api/training/practice",
    records: (_input, { grade }) => [{ kind: "scenario", id: String(grade.scenario) }],
    did: ({ scenario }, { grade }) =>
      `kept a practice formula of scenario ${scenario}, ${grade.score} of 100`,
    run: savePracticeFormula,
  }),
  list_training_examples: defineTool({
    description: "The newest worked cases that the salon keeps to learn from.",
    input: z.strictObject({}),
    output: TrainingExamples,
    effect: "read",
    run: async (ctx) => {
      const { items, total } = await listTrainingExamples(ctx, { limit: SHOWN });
      return { examples: items, total };
    },
  }),
  add_training_example: defineTool({
    description:
      "Keep a worked case to learn from, with what was said of hair and formulas. Never make up what was not said.",
    input: AddTrainingExample,
    output: TrainingExample,
    effect: "ask",
    refreshes: ["training"],
    route: "POST /api/training-examples",
    asks: ({ name }) => `Keep ${name} as a training example?`,
    changes: async (_ctx, given) => exampleChanges(given),
    edits: [
      { field: "name", label: "Name", kind: "text" },
      { field: "specialInstructions", label: "Instructions", kind: "lines" },
    ],
    records: () => [],
    did: (_input, { name }) => `kept ${name} as a training example`,
    undo:
      async () =>
      ({ id }) => ({ tool: "delete_training_example", input: { exampleId: id } }),
    run: (ctx, given) => saveTrainingExample(ctx, SaveTrainingExample.parse(given)),
  }),
  delete_training_example: defineTool({
    description: "Remove a worked case.",
    input: TrainingExampleById,
    output: TrainingExample,
    effect: "ask",
    refreshes: ["training"],
    route: "DELETE /api/training-examples/{id}",
    asksWith: async (ctx, { exampleId }) =>
      `Remove ${(await getTrainingExample(ctx, { id: exampleId })).name}?`,
    changes: async (ctx, { exampleId }) => {
      const { name } = await getTrainingExample(ctx, { id: exampleId });
      return [{ label: "Training example", before: name, after: null }];
    },
    records: () => [],
    did: (_input, { name }) => `removed the training example ${name}`,
    undo: async () => (gone) => ({ tool: "restore_training_example", input: gone }),
    run: (ctx, { exampleId }) => deleteTrainingExample(ctx, { id: exampleId }),
  }),
};

const PARTS = [
  ["baseFormula", "Base"],
  ["lowlightFormula", "Lowlights"],
  ["highlightFormula", "Highlights"],
  ["tonerFormula", "Toner"],
] as const;

/** A worked case as its card shows it. */
function exampleChanges(given: AddTrainingExample): Change[] {
  const { name, hairThickness, hairLength, hairHealth, grayCoverage } = given;
  return changesOf([
    ["Name", null, name],
    [
      "Hair",
      null,
      [hairThickness, hairLength, hairHealth, grayCoverage].filter(Boolean).join(", "),
    ],
    ...PARTS.map(
      ([part, label]) =>
        [
          label,
          null,
          Object.values(given[part] ?? {})
            .filter(Boolean)
            .join(", "),
        ] as const,
    ),
    ["Techniques", null, given.recommendedTechniques?.join(", ")],
    ["Time", null, given.processingTime],
    ["Instructions", null, given.specialInstructions],
  ]);
}
