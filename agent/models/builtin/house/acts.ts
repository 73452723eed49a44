import { wallOf } from "#tools/values/zone-rules.ts";
import { call, say, using, type Decision } from "#agent/models/builtin/decision.ts";
import { isOfHouse } from "#agent/models/builtin/hear/house.ts";
import { hearPeriod } from "#agent/models/builtin/hear/period.ts";
import type { CheckedMigration } from "#tools/migration/talk-schema.ts";
import type { MigrationsFound } from "#tools/migration/schema.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { View } from "#agent/models/builtin/view.ts";
import { reportHouse } from "./report.ts";
import { afterCheck, afterRun, importChecked } from "./sheets.ts";

/** What to do about a question of figures, of what waits, of a move or of the log. */
export function beginHouse(wish: Wish, view: View): Decision | undefined {
  if (!isOfHouse(wish)) return undefined;
  switch (wish.kind) {
    case "figures": {
      if (!view.here) return say("I can't see the calendar here.");
      const { timeZone, now } = view.here;
      const days = hearPeriod(wish.when, wallOf(timeZone, now.getTime()).date);
      return using(view, "show_figures", { report: wish.report, ...days, stylist: wish.whose });
    }
    case "attention":
      return using(view, "what_waits", {});
    case "moves":
    case "undoImport":
    case "stopImport":
      return using(view, "list_migrations", {});
    case "renameChat":
      return using(view, "rename_chat", { title: wish.title });
    case "archiveChat":
      return using(view, "archive_chat", { archived: true });
    case "importSheet":
      return importChecked(view);
    default:
      return using(view, "who_did", { about: wish.about || undefined });
  }
}

/** What follows on a look at a sheet, or at the moves that one of them is to be taken back of. */
export function afterHouse(
  { heard }: State,
  tool: string,
  value: unknown,
  view: View,
): Decision | undefined {
  if (tool === "check_migration" || tool === "map_migration_column")
    return afterCheck(value as CheckedMigration, view);
  if (tool === "run_migration") return afterRun(reportHouse(tool, value)?.text ?? "", view);
  const kind = heard.detail.wish?.kind;
  if (tool !== "list_migrations" || (kind !== "undoImport" && kind !== "stopImport"))
    return undefined;
  const { migrations } = value as MigrationsFound;
  const undoes = kind === "undoImport";
  const wanted = undoes ? ["completed", "cancelled", "failed"] : ["pending", "in_progress"];
  const meant = migrations.find(({ status }) => wanted.includes(status));
  if (!meant)
    return say(undoes ? "There is no import to take back." : "There is no import to stop.");
  return call(undoes ? "undo_migration" : "cancel_migration", { id: meant.id });
}
