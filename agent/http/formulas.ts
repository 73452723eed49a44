import { createRoute, z } from "@hono/zod-openapi";
import { listFormulas } from "#tools/formulas/list-formulas.ts";
import { listOverrides, overrideFormula } from "#tools/formulas/overrides.ts";
import { FindFormulas, StoredFormula } from "#tools/formulas/schema.ts";
import { checkFormulaFor, writeFormula } from "#tools/formulas/write.ts";
import {
  CheckedFormula,
  CheckFormulaFor,
  FindOverrides,
  FormulaOverride,
  OverrideFormula,
  WriteFormula,
  WrittenFormula,
} from "#tools/formulas/write-schema.ts";
import { paged } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

const limit = z.coerce.number().int().min(1).max(500).optional();

export const formulas = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: FindFormulas.extend({ limit }) },
      responses: json(z.array(StoredFormula)),
    }),
    async (c) => c.json(paged(c, await listFormulas(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/overrides",
      request: { query: FindOverrides.extend({ limit }) },
      responses: json(z.array(FormulaOverride)),
    }),
    async (c) => c.json(paged(c, await listOverrides(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/override",
      request: { ...byId, ...body(OverrideFormula.omit({ formulaId: true })) },
      responses: json(StoredFormula),
    }),
    async (c) => {
      const given = { formulaId: c.req.valid("param").id, ...c.req.valid("json") };
      return c.json(await overrideFormula(c.var.ctx, given), 200);
    },
  );

/** A colourist's own formulas for a consultation, under its address. */
export const handFormulas = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/formulas",
      request: { ...byId, ...body(WriteFormula.omit({ consultationId: true })) },
      responses: json(WrittenFormula, 201),
    }),
    async (c) => {
      const given = { consultationId: c.req.valid("param").id, ...c.req.valid("json") };
      return c.json(await writeFormula(c.var.ctx, given), 201);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/formulas/check",
      request: { ...byId, ...body(CheckFormulaFor.omit({ consultationId: true })) },
      responses: json(CheckedFormula),
    }),
    async (c) => {
      const given = { consultationId: c.req.valid("param").id, ...c.req.valid("json") };
      return c.json(await checkFormulaFor(c.var.ctx, given), 200);
    },
  );
