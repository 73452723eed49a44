import type {
  CheckedImport,
  FormulaImport,
  ImportStatus,
  UndoneImport,
} from "#tools/migration/formulas/schema.ts";
import { foundOf } from "#agent/models/builtin/verbs/finders.ts";
import type { About, Finder } from "#agent/models/builtin/verbs/verb.ts";
import type { Frame } from "#agent/models/builtin/frames/frame.ts";

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

const byId = (_slots: unknown, { found }: About) => ({ id: found["sheet"]?.id });

/** Sheets of formulas on their way into the library. */
export const FORMULA_IMPORTS: readonly Frame[] = [
  {
    id: "list_formula_imports",
    says: ["show me the formula imports"],
    report: (value) => {
      const [newest] = (value as { imports: FormulaImport[] }).imports;
      return newest
        ? `${newest.fileName} is ${newest.status}.`
        : "No sheet of formulas was brought in yet. Give one on the Library screen.";
    },
  },
  {
    id: "check_formula_import",
    slots: { sheet: "name" },
    says: ["check the formula sheet[ {sheet}]"],
    does: "look at how a sheet of formulas would be read",
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
    id: "start_formula_import",
    slots: { sheet: "name" },
    says: ["start the formula import[ {sheet}]"],
    does: "bring a checked sheet of formulas into the library",
    finds: [
      sheet(
        "No sheet of formulas is checked and ready. Give one on the Library screen.",
        "checked",
      ),
    ],
    input: byId,
    report: (value) => `${(value as FormulaImport).count} formulas are being brought in.`,
  },
  {
    id: "cancel_formula_import",
    slots: { sheet: "name" },
    says: ["cancel the formula import[ {sheet}]"],
    does: "stop an import of formulas",
    finds: [sheet("No import of formulas is on its way.", "received", "checked", "running")],
    input: byId,
    report: () => "Stopped. Nothing of it is kept.",
  },
  {
    id: "undo_formula_import",
    slots: { sheet: "name" },
    says: ["undo the formula import[ {sheet}]"],
    does: "take back what an import of formulas brought",
    finds: [sheet("No import of formulas could be taken back.", "done")],
    input: byId,
    report: (value) => {
      const { removed, kept } = value as UndoneImport;
      return `${removed} formulas are out of the library again.${kept > 0 ? ` ${kept} were changed since and stay.` : ""}`;
    },
  },
];
