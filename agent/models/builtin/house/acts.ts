import type { Decision } from "#agent/models/builtin/decision.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import type { View } from "#agent/models/builtin/view.ts";
import type { CheckedMigration } from "#tools/migration/talk-schema.ts";
import { reportHouse } from "./report.ts";
import { afterCheck, afterRun, importChecked } from "./sheets.ts";

/** Brings in the sheets that were looked at. */
export const beginHouse = (wish: Wish, view: View): Decision | undefined =>
  wish.kind === "importSheet" ? importChecked(view) : undefined;

/** What follows on a look at a sheet. */
export function afterHouse(tool: string, value: unknown, view: View): Decision | undefined {
  if (tool === "check_migration" || tool === "map_migration_column")
    return afterCheck(value as CheckedMigration, view);
  return tool === "run_migration"
    ? afterRun(reportHouse(tool, value)?.text ?? "", view)
    : undefined;
}
