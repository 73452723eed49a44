import { createRoute, z } from "@hono/zod-openapi";
import { convertFormula } from "#tools/formulas/convert.ts";
import {
  AppliedSwitch,
  ApplySwitch,
  ConvertedFormula,
  ConvertedStored,
  ConvertFormula,
  ConvertStored,
  LineInUse,
  PlanSwitch,
  SwitchPlan,
} from "#tools/formulas/convert-schema.ts";
import { convertStored } from "#tools/formulas/convert.ts";
import { applySwitch, planSwitch } from "#tools/formulas/line-switch.ts";
import { listLinesInUse } from "#tools/formulas/line-switch-places.ts";
import { body, byId, json, router } from "./router.ts";

/** Formulas in another line, one by one or a salon's at once. */
export const conversions = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/convert",
      request: body(ConvertFormula),
      responses: json(ConvertedFormula),
    }),
    async (c) => c.json(await convertFormula(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/convert",
      request: { ...byId, ...body(ConvertStored.omit({ formulaId: true })) },
      responses: json(ConvertedStored),
    }),
    async (c) => {
      const given = { formulaId: c.req.valid("param").id, ...c.req.valid("json") };
      return c.json(await convertStored(c.var.ctx, given), 200);
    },
  )
  .openapi(
    createRoute({ method: "get", path: "/switch/lines", responses: json(z.array(LineInUse)) }),
    async (c) => c.json(await listLinesInUse(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/switch/plan",
      request: body(PlanSwitch),
      responses: json(SwitchPlan),
    }),
    async (c) => c.json(await planSwitch(c.var.ctx, c.req.valid("json")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/switch",
      request: body(ApplySwitch),
      responses: json(AppliedSwitch, 201),
    }),
    async (c) => c.json(await applySwitch(c.var.ctx, c.req.valid("json")), 201),
  );
