import { createRoute, z } from "@hono/zod-openapi";
import {
  deleteTrainingExample,
  listTrainingExamples,
  saveTrainingExample,
} from "#tools/training/examples.ts";
import { listScenarios } from "#tools/training/scenarios.ts";
import {
  FindPractice,
  Grade,
  GradeFormula,
  PracticeFormula,
  SavePractice,
  SaveTrainingExample,
  TrainingExample,
  TrainingScenario,
} from "#tools/training/schema.ts";
import {
  gradeFormula,
  listPracticeFormulas,
  savePracticeFormula,
} from "#tools/training/training.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { json, router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

const Practised = PageQuery.extend({
  stylistId: FindPractice.shape.stylistId,
  scenario: z.coerce.number().int().min(1).max(10).optional(),
});

/** Formula Training: the practice heads, their grading, and what a learner kept. */
export const training = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/scenarios",
      responses: json(z.array(TrainingScenario)),
    }),
    async (c) => c.json(await listScenarios(), 200),
  )
  .openapi(...verb("post /grade", { body: GradeFormula, answer: Grade }, gradeFormula))
  .openapi(
    ...verb(
      "post /practice",
      { body: SavePractice, answer: PracticeFormula, status: 201 },
      savePracticeFormula,
    ),
  )
  .openapi(
    ...listing("get /practice", { query: Practised, row: PracticeFormula }, listPracticeFormulas),
  );

/** Worked cases that the salon keeps to learn from. */
export const trainingExamples = router()
  .openapi(
    ...verb(
      "post /",
      { body: SaveTrainingExample, answer: TrainingExample, status: 201 },
      saveTrainingExample,
    ),
  )
  .openapi(...listing("get /", { query: PageQuery, row: TrainingExample }, listTrainingExamples))
  .openapi(...verb("delete /{id}", { answer: TrainingExample }, deleteTrainingExample));
