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
import { paged, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

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
  .openapi(
    createRoute({
      method: "post",
      path: "/grade",
      request: body(GradeFormula),
      responses: json(Grade),
    }),
    async (c) => c.json(await gradeFormula(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/practice",
      request: body(SavePractice),
      responses: json(PracticeFormula, 201),
    }),
    async (c) => c.json(await savePracticeFormula(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/practice",
      request: { query: Practised },
      responses: json(z.array(PracticeFormula)),
    }),
    async (c) => c.json(paged(c, await listPracticeFormulas(c.var.ctx, c.req.valid("query"))), 200),
  );

/** Worked cases that the salon keeps to learn from. */
export const trainingExamples = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(SaveTrainingExample),
      responses: json(TrainingExample, 201),
    }),
    async (c) => c.json(await saveTrainingExample(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: PageQuery },
      responses: json(z.array(TrainingExample)),
    }),
    async (c) => c.json(paged(c, await listTrainingExamples(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/{id}",
      request: byId,
      responses: json(TrainingExample),
    }),
    async (c) => c.json(await deleteTrainingExample(c.var.ctx, c.req.valid("param")), 200),
  );
