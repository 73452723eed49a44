import { DatabaseZap, FileSpreadsheet, ScrollText, Undo2 } from "lucide-react";
import type { auditTools } from "#tools/audit/tools.ts";
import type { migrationTools } from "#tools/migration/tools.ts";
import { plural } from "#ui/lib/format.ts";
import { LogCard, MigrationCard, MigrationsCard } from "./house-cards.tsx";
import { CheckedMigrationCard } from "#ui/chat/cards/chair/sheet-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

type HouseTools = typeof migrationTools & typeof auditTools;

/** How the tools of moves and of the log appear. */
export const houseToolCards: { [Name in keyof HouseTools]: ToolCard<Name> } = {
  list_migrations: {
    icon: DatabaseZap,
    does: "look at the moves",
    done: (_input, { migrations }) => `Found ${plural(migrations.length, "move")}`,
    Card: MigrationsCard,
  },
  check_migration: {
    icon: FileSpreadsheet,
    does: "read the sheet",
    done: (_input, { files }) => `Read ${plural(files.length, "sheet")}`,
    failed: "The sheet could not be read",
    Card: CheckedMigrationCard,
  },
  map_migration_column: {
    icon: FileSpreadsheet,
    does: "put the columns right",
    done: () => "Put the columns right",
    failed: "The columns stay as they were",
    Card: CheckedMigrationCard,
  },
  run_migration: {
    icon: DatabaseZap,
    does: "start the import",
    waiting: "Waiting for you to import it",
    act: "Import",
    done: () => "The import has begun",
    failed: "Nothing was imported",
    Card: MigrationCard,
  },
  remove_migration_file: {
    icon: FileSpreadsheet,
    does: "leave the sheet out",
    act: "Leave it out",
    done: () => "Left the sheet out",
    failed: "The sheet stays",
  },
  cancel_migration: {
    icon: DatabaseZap,
    does: "stop it",
    act: "Stop it",
    done: (_input, { platformName }) => `Stopped the move from ${platformName}`,
    failed: "It was not stopped",
    Card: MigrationCard,
  },
  undo_migration: {
    icon: Undo2,
    does: "take it back",
    act: "Take it back",
    done: (_input, { removed, left }) =>
      left > 0
        ? `Took back ${plural(removed, "record")}; ${left} changed since stay`
        : `Took back ${plural(removed, "record")}`,
    failed: "Nothing was taken back",
    Card: MigrationCard,
  },
  who_did: {
    icon: ScrollText,
    does: "look in the log",
    done: (_input, { entries }) => `Found ${plural(entries.length, "line")}`,
    Card: LogCard,
  },
};
