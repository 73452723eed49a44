import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { stylistCalled } from "#tools/stylists/find-called.ts";
import { AskMigrations, Migration, MigrationsFound, UndoneMigration } from "./schema.ts";
import { cancelMigration, listMigrations, listPlatforms } from "./migrations.ts";
import { undoMigration } from "./undo.ts";

/** Moves that are told in a talk. */
const TOLD = 5;

/** What the assistant may do with moves from other systems. They are begun on their screen: files and passwords have no place in a chat. */
export const migrationTools = {
  list_migrations: defineTool({
    description:
      "How somebody's moves from other booking systems stand, newest first, and which systems can be come from. A move is begun on the Data Migration screen, never in the chat: never ask for a password or a key.",
    input: AskMigrations,
    output: MigrationsFound,
    effect: "read",
    run: async (ctx, { stylist }) => {
      const { id } = await stylistCalled(ctx, stylist);
      const migrations = await listMigrations(ctx, { stylistId: id });
      const platforms = await listPlatforms(ctx);
      return {
        migrations: migrations.slice(0, TOLD).map(withoutFiles),
        platforms: platforms.map(({ name, hasApi }) => ({ name, hasApi })),
      };
    },
  }),
  cancel_migration: defineTool({
    description: "Stop a move that runs. What was written stays and can be undone.",
    input: z.strictObject({ id: z.uuid() }),
    output: Migration,
    effect: "ask",
    asks: () => "Stop this move? What was written stays, and can be undone.",
    run: async (ctx, asked) => withoutFiles(await cancelMigration(ctx, asked)),
  }),
  undo_migration: defineTool({
    description: "Take back what a move brought. What was changed or used since stays.",
    input: z.strictObject({ id: z.uuid() }),
    output: UndoneMigration,
    effect: "ask",
    asks: () => "Take back what this move brought? What was changed or used since stays.",
    run: async (ctx, asked) => withoutFiles(await undoMigration(ctx, asked)),
  }),
};

/** Rows of a sheet hold people: the talk gets none of them. */
const withoutFiles = <M extends Migration>(migration: M): M => ({ ...migration, files: [] });
