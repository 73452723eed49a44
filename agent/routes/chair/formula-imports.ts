import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "#tools/core/errors.ts";
import {
  CheckedImport,
  FormulaImport,
  ImportMapping,
  UndoneImport,
  UploadedFormulas,
} from "#tools/migration/formulas/schema.ts";
import { MAX_SHEET_BYTES } from "#tools/sheets/data.ts";
import { startImport, uploadFormulas } from "#tools/migration/formulas/run.ts";
import {
  cancelImport,
  checkImport,
  getImport,
  listImports,
  receiveImport,
  undoImport,
  type SentSheet,
} from "#tools/migration/formulas/imports.ts";
import { File, multipart } from "#agent/http/files.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { json, router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

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
  .openapi(...listing("get /imports", { query: PageQuery, row: FormulaImport }, listImports))
  .openapi(...verb("get /imports/{id}", { answer: FormulaImport }, getImport))
  .openapi(
    ...verb(
      "put /imports/{id}/mapping",
      { body: ImportMapping, answer: CheckedImport },
      checkImport,
    ),
  )
  .openapi(...verb("post /imports/{id}/start", { answer: FormulaImport }, startImport))
  .openapi(...verb("post /imports/{id}/cancel", { answer: FormulaImport }, cancelImport))
  .openapi(...verb("post /imports/{id}/undo", { answer: UndoneImport }, undoImport));

/** @throws too_large over 10 MB */
async function sentSheet(file: globalThis.File): Promise<SentSheet> {
  if (file.size > MAX_SHEET_BYTES)
    throw new DomainError("too_large", "A spreadsheet can be up to 10 MB.");
  return { fileName: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}
