import {
  call,
  can,
  say,
  using,
  withChoices,
  type Decision,
} from "#agent/models/builtin/decision.ts";
import type { Result, SeenSheet, View } from "#agent/models/builtin/view.ts";
import { listed } from "#agent/models/builtin/wording.ts";
import type { CheckedMigration } from "#tools/migration/talk-schema.ts";

const DROP_AGAIN = "There is no sheet here any more. Drop it again.";

/** Sheets that were dropped are looked at before anything is said of them: those of a drop make one move, each move is looked at. */
export function lookAtSheets(view: View, sheets: readonly SeenSheet[]): Decision | undefined {
  const [move, ...others] = new Set(sheets.map(({ migrationId }) => migrationId));
  if (!move) return undefined;
  if (others.length === 0 || !can(view, "check_migration"))
    return using(view, "check_migration", { id: move }, "Let me look at it. ");
  const calls = [move, ...others].map((id) => ({ toolName: "check_migration", input: { id } }));
  return { text: "Let me look at each. ", calls };
}

/** What is said of several moves that were looked at together, whatever came of one of them; undefined of any other results. */
export function afterLooks(results: readonly Result[], view: View): Decision | undefined {
  const looks = results.filter(({ tool }) => tool === "check_migration");
  if (looks.length < 2 || results.at(-1)?.tool !== "check_migration") return undefined;
  const said = looks.map(({ status, value, sentence }) => {
    if (status === "ok") return told(value as CheckedMigration);
    return `One could not be looked at: ${sentence || "try it again in a moment."}`;
  });
  const [next] = comingIn(view);
  return asking(said.join(" "), next, view);
}

/** Says what one move would bring, and asks for the tap that brings it in. */
export function afterCheck(checked: CheckedMigration, view: View): Decision {
  const { files } = checked;
  const said = files.length > 1 ? told(checked) : coming(checked);
  return asking(said, brings(checked) ? checked : undefined, view);
}

/** What waits of the sheets that were looked at together, once one of them is on its way: moves come in one after the other. */
export function afterRun(said: string, view: View): Decision | undefined {
  const [next] = comingIn(view);
  if (!next) return undefined;
  const names = listed(next.files.map(({ fileName }) => fileName));
  const option = { label: "Import the next", says: "Import it" };
  return withChoices(`${said} Once it is done, ${names} can come in.`, "next", [option], view);
}

/** Asks for the tap that brings in what was looked at last and has not come in. */
export function importChecked(view: View): Decision {
  const [next] = comingIn(view);
  const id = next?.id ?? lastMove(view);
  return id
    ? using(view, "run_migration", { id })
    : say("Drop the export file of your old system here, and I look at it first.");
}

function asking(said: string, next: CheckedMigration | undefined, view: View): Decision {
  return next && can(view, "run_migration")
    ? call("run_migration", { id: next.id }, `${said} Tap Import, or tell me what is wrong.`)
    : say(said);
}

/** What each sheet of a move holds, then what would come in of it. */
function told(checked: CheckedMigration): string {
  const held = checked.files.map(
    ({ fileName, rows, kind }) => `${fileName} holds ${counted(rows, kind)}`,
  );
  return held.length > 0 ? `${listed(held)}. ${coming(checked)}` : coming(checked);
}

/** What would come in of a move, or why nothing would. */
function coming(checked: CheckedMigration): string {
  const { files, missing, skipped } = checked;
  if (files.length === 0) return DROP_AGAIN;
  if (missing)
    return `${missing} The card shows its columns: put them right on the Data Migration screen.`;
  const kinds = kindsOf(checked);
  if (kinds.length === 0)
    return "Nothing of this can be brought in. The card shows why, row by row.";
  const left =
    skipped > 0
      ? ` ${skipped} ${skipped === 1 ? "row is" : "rows are"} left out; the card shows why.`
      : "";
  return `${kinds.join(", ")} would come in.${left}`;
}

const brings = (checked: CheckedMigration) => kindsOf(checked).length > 0;

const kindsOf = ({ counts }: CheckedMigration): string[] =>
  Object.entries(counts ?? {}).flatMap(([kind, { created, merged, kept }]) => {
    const all = created + merged + kept;
    return all > 0 ? [counted(all, kind)] : [];
  });

const counted = (count: number, kind: string) =>
  `${count} ${count === 1 ? kind.slice(0, -1) : kind}`;

/** The moves that were looked at since sheets were dropped last, can be brought in, and were not. */
function comingIn({ events }: View): CheckedMigration[] {
  const dropped = events.findLastIndex((event) => event.kind === "user" && event.sheets.length > 0);
  const moves = new Map<string, CheckedMigration>();
  for (const event of events.slice(dropped + 1)) {
    if (event.kind !== "results") continue;
    for (const { tool, status, value, input } of event.results) {
      if (status !== "ok") continue;
      if (tool === "check_migration" || tool === "map_migration_column")
        moves.set((value as CheckedMigration).id, value as CheckedMigration);
      if (tool === "run_migration") moves.delete((input as { id: string }).id);
    }
  }
  return [...moves.values()].filter(brings);
}

/** The move whose sheet was looked at last. */
function lastMove({ events }: View): string | undefined {
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
