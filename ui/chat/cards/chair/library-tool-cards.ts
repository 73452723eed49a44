import { ArrowLeftRight, BookMarked, FileSpreadsheet } from "lucide-react";
import type { convertTools } from "#tools/library/convert-tools.ts";
import type { importTools } from "#tools/migration/formulas/tools.ts";
import type { libraryTools } from "#tools/library/tools.ts";
import { plural } from "#ui/lib/format.ts";
import { ConvertedCard } from "./converted-card.tsx";
import { HandFormulaCard } from "./hand-formula-card.tsx";
import { FoundFormulasCard, SavedFormulaCard } from "./library-card.tsx";
import { FormulaImportCard, FormulaImportsCard } from "./sheet-cards.tsx";
import { SwitchCard } from "./switch-card.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of the library and of conversion appear. */
export const libraryToolCards: {
  [
    Name in keyof typeof libraryTools | keyof typeof convertTools | keyof typeof importTools
  ]: ToolCard<Name>;
} = {
  save_to_library: {
    icon: BookMarked,
    does: "save to the library",
    done: (_input, { name }) => `Saved ${name} to the library`,
    failed: "It was not saved to the library",
    Card: SavedFormulaCard,
  },
  find_formulas: {
    icon: BookMarked,
    does: "look through the library",
    done: (_input, { total }) => `Found ${plural(total, "formula")}`,
    Card: FoundFormulasCard,
  },
  use_library_formula: {
    icon: BookMarked,
    does: "check the formula on this hair",
    waiting: "Waiting for you to use the formula",
    act: "Use the formula",
    done: (_input, { ok }) =>
      ok ? "Saved with the consultation" : "Saved with the consultation; its grams are held back",
    failed: "The formula was not used",
    Card: HandFormulaCard,
  },
  delete_library_formula: {
    icon: BookMarked,
    does: "delete the formula",
    act: "Delete",
    done: (_input, { name }) => `Deleted ${name}`,
    failed: "The formula was not deleted",
  },
  change_library_formula: {
    icon: BookMarked,
    does: "change the formula",
    act: "Change it",
    done: (_input, { name }) => `Changed ${name}`,
    failed: "The formula was not changed",
    Card: SavedFormulaCard,
  },
  run_line_switch: {
    icon: ArrowLeftRight,
    does: "save the formulas",
    act: "Save them",
    done: (_input, { count }) => `Saved ${plural(count, "formula")}`,
    failed: "No formula was saved",
  },
  list_formula_imports: {
    icon: FileSpreadsheet,
    does: "look at the sheets",
    done: (_input, { imports }) => `Found ${plural(imports.length, "sheet")}`,
    Card: FormulaImportsCard,
  },
  check_formula_import: {
    icon: FileSpreadsheet,
    does: "read the sheet",
    done: (_input, { fileName }) => `Read ${fileName}`,
    failed: "The sheet could not be read",
    Card: FormulaImportCard,
  },
  start_formula_import: {
    icon: FileSpreadsheet,
    does: "bring the formulas in",
    waiting: "Waiting for you to bring them in",
    act: "Bring them in",
    done: (_input, { fileName }) => `Began with ${fileName}`,
    failed: "No formula was brought in",
    Card: FormulaImportCard,
  },
  cancel_formula_import: {
    icon: FileSpreadsheet,
    does: "stop the import",
    waiting: "Waiting for you to stop it",
    act: "Stop it",
    done: () => "Stopped: nothing of it is kept",
    failed: "It was not stopped",
    Card: FormulaImportCard,
  },
  undo_formula_import: {
    icon: FileSpreadsheet,
    does: "take the formulas back",
    waiting: "Waiting for you to take them back",
    act: "Take them back",
    done: (_input, { removed }) => `Took back ${plural(removed, "formula")}`,
    failed: "Nothing was taken back",
    Card: FormulaImportCard,
  },
  convert_formula: {
    icon: ArrowLeftRight,
    does: "convert the formula",
    done: (_input, { formula }) => `Converted ${formula.name}`,
    failed: "The formula was not converted",
    Card: ConvertedCard,
  },
  convert_written: {
    icon: ArrowLeftRight,
    does: "convert what you named",
    done: ({ to }) => `Converted to ${to}`,
    failed: "It was not converted",
    Card: ConvertedCard,
  },
  plan_line_switch: {
    icon: ArrowLeftRight,
    does: "go through your formulas",
    done: (_input, { total, fromName }) => `Found ${plural(total, "formula")} in ${fromName}`,
    failed: "No switch was planned",
    Card: SwitchCard,
  },
};
