import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { AppEnv } from "#agent/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { makeExport, openExport, previewExport, requireOwner } from "#tools/exports/export.ts";
import { getRestore, startRestore } from "#tools/exports/restores.ts";
import { ExportLink, ExportPreview, PasswordAgain, Restore } from "#tools/exports/schema.ts";
import { askPasswordAgain } from "#agent/http/password-again.ts";
import { body, json, router } from "#agent/http/router.ts";
import { verb } from "#agent/http/verb.ts";

const ZIP = "application/zip";
const zipFile = {
  schema: z.string().openapi({ type: "string", format: "binary" }),
};

/** Everything a salon owns, out and in again. */
export const salonExports = router()
  .openapi(
    createRoute({
      method: "post",
      path: "/",
      request: body(PasswordAgain),
      responses: json(ExportLink, 201),
    }),
    async (c) => {
      requireOwner(c.var.ctx);
      await askPasswordAgain(c, c.req.valid("json").password);
      return c.json(await makeExport(c.var.ctx), 201);
    },
  )
  .openapi(...verb("get /preview", { answer: ExportPreview }, previewExport))
  .openapi(
    createRoute({
      method: "get",
      path: "/file",
      request: { query: z.object({ token: z.string().max(1000) }) },
      responses: { 200: { description: "The export.", content: { [ZIP]: zipFile } } },
    }),
    async (c) => {
      const { name, stream } = await openExport(c.var.ctx, c.req.valid("query"));
      return c.body(stream, 200, {
        "Content-Type": ZIP,
        "Content-Disposition": `attachment; filename="${name}"`,
      });
    },
  )
  .openapi(...verb("get /restore", { answer: Restore.nullable() }, getRestore))
  .openapi(
    createRoute({
      method: "post",
      path: "/restore",
      request: {
        query: z.object({ fileName: z.string().min(1).max(200).default("export.zip") }),
        body: { required: true, content: { [ZIP]: zipFile } },
      },
      responses: json(Restore, 201),
    }),
    async (c) => {
      const { fileName } = c.req.valid("query");
      const file = piecesOf(c);
      return c.json(await startRestore(c.var.ctx, { fileName, file }), 201);
    },
  );

/** The body as it comes: it is the file itself, not a form, so that none of it has to be held. @throws unsupported_type, invalid */
function piecesOf(c: Context<AppEnv>): AsyncIterable<Uint8Array> {
  if (c.req.header("Content-Type")?.split(";")[0]?.trim() !== ZIP)
    throw new DomainError("unsupported_type", `An export is sent as ${ZIP}.`);
  if (!c.req.raw.body) throw new DomainError("invalid", "The file is missing.", { issues: [] });
  return c.req.raw.body;
}
