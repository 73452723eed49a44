import { createRoute } from "@hono/zod-openapi";
import { decideOffset } from "#tools/outcomes/offsets.ts";
import { getOutcome, recordOutcome } from "#tools/bench/outcomes.ts";
import { reportOutcomes } from "#tools/outcomes/report.ts";
import {
  ConsultationOutcome,
  DecideOffset,
  FindOutcomes,
  LineOffset,
  OutcomeReport,
  RecordOutcome,
} from "#tools/outcomes/schema.ts";
import { body, byId, json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const path = "/{id}/outcome";

/** Under consultations: what came of one. */
export const consultationOutcome = router()
  .openapi(
    createRoute({ method: "get", path, request: byId, responses: json(ConsultationOutcome) }),
    async (c) =>
      c.json(await getOutcome(c.var.ctx, { consultationId: c.req.valid("param").id }), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path,
      request: { ...byId, ...body(RecordOutcome.omit({ consultationId: true })) },
      responses: json(ConsultationOutcome),
    }),
    async (c) => {
      const told = { consultationId: c.req.valid("param").id, ...c.req.valid("json") };
      return c.json(await recordOutcome(c.var.ctx, told), 200);
    },
  );

/** How formulas came out, and the offsets that follow from it. */
export const outcomes = router()
  .openapi(...verb("get /", { query: FindOutcomes, answer: OutcomeReport }, reportOutcomes))
  .openapi(...verb("post /offsets", { body: DecideOffset, answer: LineOffset }, decideOffset));
