import { createRoute, z } from "@hono/zod-openapi";
import { checkMigration } from "#tools/migration/check.ts";
import {
  cancelMigration,
  getMigration,
  listMigrations,
  listPlatforms,
} from "#tools/migration/migrations.ts";
import { exportRows, listRows } from "#tools/migration/rows.ts";
import {
  Migration,
  MigrationDryRun,
  MigrationOutcome,
  MigrationRow,
  PlatformShown,
  StartMigration,
  UndoneMigration,
} from "#tools/migration/schema.ts";
import { runFiles, startMigration } from "#tools/migration/start.ts";
import { undoMigration } from "#tools/migration/write/undo.ts";
import { migrationFiles } from "./migration-files.ts";
import { paged, PageQuery } from "#agent/http/paging.ts";
import { byId, json, knownId, router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

const which = {
  outcome: MigrationOutcome.optional(),
  warned: z.stringbool({ truthy: ["true"], falsy: ["false"] }).optional(),
};
const byStylist = z.object({
  stylistId: z.string().openapi({ format: "uuid" }).transform(knownId),
});
const sheet = {
  200: { description: "The rows.", content: { "text/csv": { schema: z.string() } } },
} as const;

/** Moving in from another booking system. */
export const migration = router()
  .openapi(...shortListing("get /platforms", { row: PlatformShown }, listPlatforms))
  .openapi(
    ...verb(
      "post /start",
      { body: StartMigration, answer: Migration, status: 201 },
      startMigration,
    ),
  )
  .openapi(
    ...shortListing(
      "get /status/{stylistId}",
      { params: byStylist, row: Migration },
      listMigrations,
    ),
  )
  .openapi(...verb("get /{id}", { answer: Migration }, getMigration))
  .openapi(...verb("post /{id}/check", { answer: MigrationDryRun }, checkMigration))
  .openapi(...verb("post /{id}/run", { answer: Migration }, runFiles))
  .openapi(...verb("post /{id}/cancel", { answer: Migration }, cancelMigration))
  .openapi(...verb("post /{id}/undo", { answer: UndoneMigration }, undoMigration))
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/rows",
      request: { ...byId, query: PageQuery.extend(which) },
      responses: json(z.array(MigrationRow)),
    }),
    async (c) => {
      const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
      return c.json(paged(c, await listRows(c.var.ctx, asked)), 200);
    },
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/{id}/rows.csv",
      request: { ...byId, query: z.object(which) },
      responses: sheet,
    }),
    async (c) => {
      const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
      return c.body(await exportRows(c.var.ctx, asked), 200, {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="rows.csv"',
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      });
    },
  )
  .route("/", migrationFiles);
