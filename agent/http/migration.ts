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
import { undoMigration } from "#tools/migration/undo.ts";
import { migrationFiles } from "./migration-files.ts";
import { paged, PageQuery } from "./paging.ts";
import { body, byId, json, knownId, router } from "./router.ts";

const which = {
  outcome: MigrationOutcome.optional(),
  warned: z.stringbool({ truthy: ["true"], falsy: ["false"] }).optional(),
};
const byStylist = {
  params: z.object({
    stylistId: z.string().openapi({ format: "uuid" }).transform(knownId),
  }),
};
const sheet = {
  200: { description: "The rows.", content: { "text/csv": { schema: z.string() } } },
} as const;

/** Moving in from another booking system. */
export const migration = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/platforms",
      responses: json(z.array(PlatformShown)),
    }),
    async (c) => c.json(await listPlatforms(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/start",
      request: body(StartMigration),
      responses: json(Migration, 201),
    }),
    async (c) => c.json(await startMigration(c.var.ctx, c.req.valid("json")), 201),
  )
  .openapi(
    createRoute({
      method: "get",
      path: "/status/{stylistId}",
      request: byStylist,
      responses: json(z.array(Migration)),
    }),
    async (c) => c.json(await listMigrations(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({ method: "get", path: "/{id}", request: byId, responses: json(Migration) }),
    async (c) => c.json(await getMigration(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/check",
      request: byId,
      responses: json(MigrationDryRun),
    }),
    async (c) => c.json(await checkMigration(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({ method: "post", path: "/{id}/run", request: byId, responses: json(Migration) }),
    async (c) => c.json(await runFiles(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/cancel",
      request: byId,
      responses: json(Migration),
    }),
    async (c) => c.json(await cancelMigration(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/{id}/undo",
      request: byId,
      responses: json(UndoneMigration),
    }),
    async (c) => c.json(await undoMigration(c.var.ctx, c.req.valid("param")), 200),
  )
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
