import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** Sheets of formulas, and examples of practice. */
export const LIBRARY: readonly Intent[] = [
  {
    id: "list_formula_imports",
    tool: "list_formula_imports",
    slots: {},
    says: ["show me the formula imports"],
  },
  {
    id: "check_formula_import",
    tool: "check_formula_import",
    slots: { sheet: "name" },
    says: ["check the formula sheet {sheet}", "check the formula sheet"],
  },
  {
    id: "start_formula_import",
    tool: "start_formula_import",
    slots: { sheet: "name" },
    says: ["start the formula import {sheet}", "start the formula import"],
  },
  {
    id: "cancel_formula_import",
    tool: "cancel_formula_import",
    slots: { sheet: "name" },
    says: ["cancel the formula import {sheet}", "cancel the formula import"],
  },
  {
    id: "undo_formula_import",
    tool: "undo_formula_import",
    slots: { sheet: "name" },
    says: ["undo the formula import {sheet}", "undo the formula import"],
  },
  {
    id: "list_training_examples",
    tool: "list_training_examples",
    slots: {},
    says: ["show the training examples"],
  },
];
