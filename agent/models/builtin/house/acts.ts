import { wallOf } from "#tools/salons/zone-rules.ts";
import { call, say, using, withChoices, type Decision } from "#agent/models/builtin/decision.ts";
import { isOfHouse } from "#agent/models/builtin/hear/house.ts";
import { hearPeriod } from "#agent/models/builtin/hear/period.ts";
import type { CheckedMigration } from "#tools/migration/talk-schema.ts";
import type { MigrationsFound } from "#tools/migration/schema.ts";
import type { Wish } from "#agent/models/builtin/hear/wish.ts";
import type { State } from "#agent/models/builtin/state.ts";
import type { SeenSheet, View } from "#agent/models/builtin/view.ts";

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
    case "importSheet": {
      const id = checkedMove(view);
      return id
        ? using(view, "run_migration", { id })
        : say("Drop the export file of your old system here, and I look at it first.");
    }
    default:
      return using(view, "who_did", { about: wish.about || undefined });
  }
}

/** A sheet that was dropped is looked at before anything is said of it. */
export const lookAtSheets = (view: View, [sheet]: readonly SeenSheet[]): Decision | undefined =>
  sheet && using(view, "check_migration", { id: sheet.migrationId }, "Let me look at it. ");

/** What follows on a look at a sheet, or at the moves that one of them is to be taken back of. */
export function afterHouse(
  { heard }: State,
  tool: string,
  value: unknown,
  view: View,
): Decision | undefined {
  if (tool === "check_migration" || tool === "map_migration_column")
    return afterCheck(value as CheckedMigration, view);
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

/** Says what would come, and asks for the tap that brings it in. */
function afterCheck({ id, files, missing, counts, skipped }: CheckedMigration, view: View) {
  if (files.length === 0) return say("There is no sheet here any more. Drop it again.");
  if (missing)
    return say(
      `${missing} The card shows its columns: put them right on the Data Migration screen.`,
    );
  const rows = counts ? Object.entries(counts).filter(([, each]) => each.rows > 0) : [];
  const come = rows.flatMap(([kind, { created, merged, kept }]) => {
    const all = created + merged + kept;
    return all > 0 ? [`${all} ${kind}`] : [];
  });
  if (come.length === 0)
    return say("Nothing of this sheet can be brought in. The card shows why, row by row.");
  const left =
    skipped > 0
      ? ` ${skipped} ${skipped === 1 ? "row is" : "rows are"} left out; the card shows why.`
      : "";
  const said = `${come.join(", ")} would come in.${left}`;
  return view.tools.has("run_migration")
    ? call("run_migration", { id }, `${said} Tap Import, or tell me what is wrong.`)
    : withChoices(said, "next", [], view);
}

/** The move whose sheet was looked at last. */
function checkedMove({ events }: View): string | undefined {
  for (const event of events.toReversed()) {
    if (event.kind === "user" && event.sheets[0]) return event.sheets[0].migrationId;
    if (event.kind !== "results") continue;
    const checked = event.results.findLast(
      ({ tool, status }) => tool === "check_migration" && status === "ok",
    );
    if (checked) return (checked.value as CheckedMigration).id;
  }
  return undefined;
}
