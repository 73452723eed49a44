import { createRoute, z } from "@hono/zod-openapi";
import { exportLibrary } from "#tools/formulas/export-library.ts";
import {
  changeLibraryFormula,
  deleteLibraryFormula,
  getLibraryFormula,
  listLibrary,
  restoreLibraryFormula,
  saveLibraryFormula,
} from "#tools/formulas/library.ts";
import { useLibraryFormula } from "#tools/formulas/library-use.ts";
import {
  ChangeLibraryFormula,
  FindLibrary,
  LibraryFormat,
  LibraryFormula,
  RestoreLibraryFormula,
  SaveLibraryFormula,
  UseLibraryFormula,
} from "#tools/formulas/library-schema.ts";
import { WrittenFormula } from "#tools/formulas/write-schema.ts";
import { paged } from "./paging.ts";
import { body, byId, json, router } from "./router.ts";

const sheet = {
  200: {
    description: "The sheet.",
    content: {
      "text/csv": { schema: z.string() },
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": { schema: z.string() },
    },
  },
} as const;

/** The salon's own formulas, and those of its consultations in one list with them. */
export const library = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/",
      request: { query: FindLibrary },
      responses: json(z.array(LibraryFormula)),
    }),
    async (c) => c.json(paged(c, await listLibrary(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(SaveLibraryFormula),
      responses: json(LibraryFormula, 201),
    }),
    async (c) => c.json(await saveLibraryFormula(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/export",
      request: {
        query: FindLibrary.omit({ limit: true, cursor: true }).extend({
          format: LibraryFormat.default("csv"),
        }),
      },
      responses: sheet,
    }),
    (c) => {
      const { fileName, contentType, body: sent } = exportLibrary(c.var.ctx, c.req.valid("query"));
      return c.body(sent, 200, {
        "Content-Type": contentType,
        "Content-Disposition": `attachment; filename="${fileName}"`,
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      });
    },
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/restore",
      request: body(RestoreLibraryFormula),
      responses: json(LibraryFormula, 201),
    }),
    async (c) => c.json(await restoreLibraryFormula(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({ method: "get", path: "/{id}", request: byId, responses: json(LibraryFormula) }),
    async (c) => c.json(await getLibraryFormula(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "patch",
      path: "/{id}",
      request: { ...byId, ...body(ChangeLibraryFormula.omit({ id: true })) },
      responses: json(LibraryFormula),
    }),
    async (c) => {
      const given = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(await changeLibraryFormula(c.var.ctx, given), 200);
    },
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/{id}",
      request: byId,
      responses: json(RestoreLibraryFormula),
    }),
    async (c) => c.json(await deleteLibraryFormula(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/use",
      request: { ...byId, ...body(UseLibraryFormula.omit({ id: true })) },
      responses: json(WrittenFormula, 201),
    }),
    async (c) => {
      const given = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(await useLibraryFormula(c.var.ctx, given), 201);
    },
  );
