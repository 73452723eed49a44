import { ArrowLeftRight, BookMarked } from "lucide-react";
import type { convertTools } from "#tools/formulas/convert-tools.ts";
import type { libraryTools } from "#tools/formulas/library-tools.ts";
import { plural } from "#ui/lib/format.ts";
import { ConvertedCard } from "./converted-card.tsx";
import { HandFormulaCard } from "./hand-formula-card.tsx";
import { FoundFormulasCard, SavedFormulaCard } from "./library-card.tsx";
import { SwitchCard } from "./switch-card.tsx";
import type { ToolCard } from "./tool-card.ts";

/** How the tools of the library and of conversion appear. */
export const libraryToolCards: {
  [Name in keyof typeof libraryTools | keyof typeof convertTools]: ToolCard<Name>;
} = {
  save_to_library: {
    icon: BookMarked,
    doing: "Saving to the library",
    done: (_input, { name }) => `Saved ${name} to the library`,
    failed: "It was not saved to the library",
    Card: SavedFormulaCard,
  },
  find_formulas: {
    icon: BookMarked,
    doing: "Looking through the library",
    done: (_input, { total }) => `Found ${plural(total, "formula")}`,
    failed: "Could not look through the library",
    Card: FoundFormulasCard,
  },
  use_library_formula: {
    icon: BookMarked,
    doing: "Checking the formula on this hair",
    waiting: "Waiting for you to use the formula",
    act: "Use the formula",
    done: (_input, { ok }) =>
      ok ? "Saved with the consultation" : "Saved with the consultation; its grams are held back",
    failed: "The formula was not used",
    Card: HandFormulaCard,
  },
  delete_library_formula: {
    icon: BookMarked,
    doing: "Deleting the formula",
    waiting: "Waiting for you to delete the formula",
    act: "Delete",
    done: (_input, { name }) => `Deleted ${name}`,
    failed: "The formula was not deleted",
  },
  convert_formula: {
    icon: ArrowLeftRight,
    doing: "Converting the formula",
    done: (_input, { formula }) => `Converted ${formula.name}`,
    failed: "The formula was not converted",
    Card: ConvertedCard,
  },
  convert_written: {
    icon: ArrowLeftRight,
    doing: "Converting what you named",
    done: ({ to }) => `Converted to ${to}`,
    failed: "It was not converted",
    Card: ConvertedCard,
  },
  plan_line_switch: {
    icon: ArrowLeftRight,
    doing: "Going through your formulas",
    done: (_input, { total, fromName }) => `Found ${plural(total, "formula")} in ${fromName}`,
    failed: "No switch was planned",
    Card: SwitchCard,
  },
};
