import type {
  CheckedImport,
  FormulaImport,
  ImportStatus,
  UndoneImport,
} from "#tools/migration/formulas/schema.ts";
import { foundOf } from "./finders.ts";
import type { Finder, Verb } from "./verb.ts";

const sheet = (empty: string, ...states: ImportStatus[]): Finder => ({
  tool: "list_formula_imports",
  slot: "sheet",
  what: "sheet of formulas",
  bare: "only",
  empty,
  among: (value) =>
    (value as { imports: FormulaImport[] }).imports
      .filter(({ status }) => states.includes(status))
      .map((of) => ({ id: of.id, name: of.fileName, of })),
});

const FORMULA_IMPORT = "(formula|formulas|library|recipe) (import|sheet|upload|list)";

/** Sheets of formulas on their way into the library. */
export const IMPORTS: readonly Verb[] = [
  {
    tool: "undo_formula_import",
    does: "take back what an import of formulas brought",
    hears: [
      `(undo|take back|revert|reverse|roll back|remove) ~(last )?${FORMULA_IMPORT}( {sheet})?`,
      "(undo|take back|remove) ~(imported formulas|formulas (that )?(i|we) (just )?imported)",
    ],
    finds: [sheet("No import of formulas could be taken back.", "done")],
    input: (_slots, { found }) => ({ id: found["sheet"]?.id }),
    report: (value) => {
      const { removed, kept } = value as UndoneImport;
      return `${removed} formulas are out of the library again.${kept > 0 ? ` ${kept} were changed since and stay.` : ""}`;
    },
  },
  {
    tool: "cancel_formula_import",
    does: "stop an import of formulas",
    hears: [`(cancel|stop|abort|halt|drop|discard) ~(running )?${FORMULA_IMPORT}( {sheet})?`],
    finds: [sheet("No import of formulas is on its way.", "received", "checked", "running")],
    input: (_slots, { found }) => ({ id: found["sheet"]?.id }),
    report: () => "Stopped. Nothing of it is kept.",
  },
  {
    tool: "start_formula_import",
    does: "bring a checked sheet of formulas into the library",
    hears: [
      `(start|run|begin|do|go ahead with) ~${FORMULA_IMPORT}( {sheet})?`,
      "(import|bring in|load) ~formulas( (of|from|in) (the |my )?(sheet|file|spreadsheet|excel|csv))?( {sheet})?( (in|into|to) (the |my )?library)?",
    ],
    finds: [
      sheet(
        "No sheet of formulas is checked and ready. Give one on the Library screen.",
        "checked",
      ),
    ],
    input: (_slots, { found }) => ({ id: found["sheet"]?.id }),
    report: (value) => `${(value as FormulaImport).count} formulas are being brought in.`,
  },
  {
    tool: "check_formula_import",
    does: "look at how a sheet of formulas would be read",
    hears: [
      `(check|re-?check|dry run|preview|test) ~${FORMULA_IMPORT}( {sheet})?( again)?`,
      `how would ~${FORMULA_IMPORT} be read`,
    ],
    despite: ["asked"],
    finds: [
      sheet("No sheet of formulas waits. Give one on the Library screen.", "received", "checked"),
    ],
    input: (_slots, about) => {
      const of = foundOf(about, "sheet") as FormulaImport | undefined;
      return { id: of?.id, ...of?.mapping };
    },
    report: (value) => {
      const { count, fileName } = value as CheckedImport;
      return `${count} formulas of ${fileName} can be read. Nothing is brought in yet.`;
    },
  },
  {
    tool: "list_formula_imports",
    hears: [
      "(show|list|open|view|see)( me)? ~(last |open )?(formula|library|recipe)s? (imports?|sheets?|uploads?)",
      `(how('s| is| are)|is|what about|status of) ~${FORMULA_IMPORT}s?( going| doing| done| finished| ready)?`,
      "which (sheets|files) of formulas (did|have) (we|i) (bring|import|upload)(ed)?",
    ],
    report: (value) => {
      const { imports } = value as { imports: FormulaImport[] };
      const [newest] = imports;
      return newest
        ? `${newest.fileName} is ${newest.status}.`
        : "No sheet of formulas was brought in yet. Give one on the Library screen.";
    },
  },
];
