import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "#tools/core/errors.ts";
import {
  CheckedImport,
  FormulaImport,
  ImportMapping,
  MAX_SHEET_BYTES,
  UndoneImport,
  UploadedFormulas,
} from "#tools/formulas/import-schema.ts";
import { startImport, uploadFormulas } from "#tools/formulas/import-run.ts";
import {
  cancelImport,
  checkImport,
  getImport,
  listImports,
  receiveImport,
  undoImport,
  type SentSheet,
} from "#tools/formulas/imports.ts";
import { File, multipart } from "./files.ts";
import { paged, PageQuery } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

const sheet = multipart(z.object({ file: File }));

export const formulaImports = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/upload",
      request: sheet,
      responses: json(UploadedFormulas, 201),
    }),
    async (c) =>
      c.json(await uploadFormulas(c.var.ctx, await sentSheet(c.req.valid("form").file)), 201),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/imports",
      request: sheet,
      responses: json(FormulaImport, 201),
    }),
    async (c) =>
      c.json(await receiveImport(c.var.ctx, await sentSheet(c.req.valid("form").file)), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/imports",
      request: { query: PageQuery },
      responses: json(z.array(FormulaImport)),
    }),
    async (c) => c.json(paged(c, await listImports(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/imports/{id}",
      request: byId,
      responses: json(FormulaImport),
    }),
    async (c) => c.json(await getImport(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/imports/{id}/mapping",
      request: { ...byId, ...body(ImportMapping) },
      responses: json(CheckedImport),
    }),
    async (c) => {
      const given = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(await checkImport(c.var.ctx, given), 200);
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/imports/{id}/start",
      request: byId,
      responses: json(FormulaImport),
    }),
    async (c) => c.json(await startImport(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/imports/{id}/cancel",
      request: byId,
      responses: json(FormulaImport),
    }),
    async (c) => c.json(await cancelImport(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/imports/{id}/undo",
      request: byId,
      responses: json(UndoneImport),
    }),
    async (c) => c.json(await undoImport(c.var.ctx, c.req.valid("param")), 200),
  );

/** @throws too_large over 10 MB */
async function sentSheet(file: globalThis.File): Promise<SentSheet> {
  if (file.size > MAX_SHEET_BYTES)
    throw new DomainError("too_large", "A spreadsheet can be up to 10 MB.");
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
