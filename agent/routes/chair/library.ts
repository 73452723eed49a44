import { createRoute, z } from "@hono/zod-openapi";
import { exportLibrary } from "#tools/library/export-library.ts";
import {
  changeLibraryFormula,
  deleteLibraryFormula,
  getLibraryFormula,
  listLibrary,
  restoreLibraryFormula,
  saveLibraryFormula,
} from "#tools/library/library.ts";
import { useLibraryFormula } from "#tools/library/use.ts";
import {
  ChangeLibraryFormula,
  FindLibrary,
  LibraryFormat,
  LibraryFormula,
  RestoreLibraryFormula,
  SaveLibraryFormula,
  UseLibraryFormula,
} from "#tools/library/schema.ts";
import { WrittenFormula } from "#tools/bench/write-schema.ts";
import { router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

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
  .openapi(...listing("get /", { query: FindLibrary, row: LibraryFormula }, listLibrary))
  .openapi(
    ...verb(
      "post /",
      { body: SaveLibraryFormula, answer: LibraryFormula, status: 201 },
      saveLibraryFormula,
    ),
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
    ...verb(
      "post /restore",
      { body: RestoreLibraryFormula, answer: LibraryFormula, status: 201 },
      restoreLibraryFormula,
    ),
  )
  .openapi(...verb("get /{id}", { answer: LibraryFormula }, getLibraryFormula))
  .openapi(
    ...verb(
      "patch /{id}",
      { body: ChangeLibraryFormula.omit({ id: true }), answer: LibraryFormula },
      changeLibraryFormula,
    ),
  )
  .openapi(...verb("delete /{id}", { answer: RestoreLibraryFormula }, deleteLibraryFormula))
  .openapi(
    ...verb(
      "post /{id}/use",
      { body: UseLibraryFormula.omit({ id: true }), answer: WrittenFormula, status: 201 },
      useLibraryFormula,
    ),
  );
