import { createRoute, z } from "@hono/zod-openapi";
import { exportClient } from "#tools/privacy/export-client.ts";
import { byId, router } from "#agent/http/router.ts";

const zipFile = { schema: z.string().openapi({ type: "string", format: "binary" }) };

/** What is kept about one client, for them. No plan is needed for what is theirs by law. */
export const clientExport = router().openapi(
  createRoute({
    method: "get",
    path: "/{id}/export",
    request: byId,
    responses: {
      200: { description: "Their data.", content: { "application/zip": zipFile } },
    },
  }),
  async (c) => {
    const { name, stream } = await exportClient(c.var.ctx, c.req.valid("param"));
    return c.body(stream, 200, {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  },
);
