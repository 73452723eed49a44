import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { listScenarios } from "./scenarios.ts";
import { Grade, GradeFormula, PracticeFormula, TrainingScenario } from "./schema.ts";
import { gradeFormula, savePracticeFormula } from "./training.ts";

export const trainingTools = {
  list_scenarios: defineTool({
    description:
      "The ten practice heads of Formula Training with their three target colours each, by number.",
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
    run: gradeFormula,
  }),
  save_practice: defineTool({
    description:
      "Grade the stylist's practice formula and keep it in their history. Only when they ask to save it.",
    input: GradeFormula,
    output: PracticeFormula,
    effect: "write",
    run: savePracticeFormula,
  }),
};
