import { z } from "zod";
import { changesOf, editsOf, fieldLines } from "#tools/core/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { FORMULA_FIELDS } from "#tools/formulas/fields.ts";
import {
  changeLibraryFormula,
  deleteLibraryFormula,
  getLibraryFormula,
  listLibrary,
  restoreLibraryFormula,
  saveLibraryFormula,
} from "./library.ts";
import { useLibraryFormula } from "./use.ts";
import {
  AskLibrary,
  ChangeLibraryFormula,
  FoundFormulas,
  LibraryFormula,
  RestoreLibraryFormula,
  SaveLibraryFormula,
  UseLibraryFormula,
} from "./schema.ts";
import { WrittenFormula } from "#tools/bench/write-schema.ts";

const FOUND_AT_ONCE = 10;

export const libraryTools = {
  save_to_library: defineTool({
    description:
      "Keep a formula in the salon's library under a name such as house gloss: a copy of a consultation's formula by formulaId, or the stylist's own shorthand exactly as they said it. Give one of the two.",
    input: SaveLibraryFormula,
    output: LibraryFormula,
    effect: "write",
    refreshes: ["library", "formulas", "stats"],
    route: "POST /api/formulas/library",
    records: (_input, { id }) => [{ kind: "library-formula", id }],
    did: (_input, { name }) => `kept ${name} in the library`,
    undo:
      async () =>
      ({ id }) => ({ tool: "delete_library_formula", input: { id } }),
    run: saveLibraryFormula,
  }),
  change_library_formula: defineTool({
    description:
      "Change a formula of the library by its id: its name, shorthand exactly as the stylist said it, line, client or notes. What is left out stays.",
    input: ChangeLibraryFormula,
    output: LibraryFormula,
    effect: "ask",
    refreshes: ["library", "formulas", "stats"],
    route: "PATCH /api/formulas/library/{id}",
    asksWith: async (ctx, { id }) =>
      `Change ${(await getLibraryFormula(ctx, { id })).name} in the library?`,
    changes: async (ctx, { id, ...input }) => {
      const before = await getLibraryFormula(ctx, { id });
      return changesOf([
        ...fieldLines(FORMULA_FIELDS, before, input),
        ["Line", lineOf(before), input.line],
      ]);
    },
    edits: editsOf(FORMULA_FIELDS, "name", "notation", "notes"),
    records: ({ id }) => [{ kind: "library-formula", id }],
    did: (_input, { name }) => `changed ${name} in the library`,
    undo: async (ctx, { id }) => {
      const before = await getLibraryFormula(ctx, { id });
      const { name, notation, clientName, notes } = before;
      const earlier = { id, name, notation, clientName, notes, line: lineOf(before) };
      return () => ({ tool: "change_library_formula", input: earlier });
    },
    run: changeLibraryFormula,
  }),
  find_formulas: defineTool({
    description:
      "Formulas the salon has: its library and those of its consultations, newest first, by words of name, client, shorthand or notes, by brand and line, by level and tone. Names and notes inside the results are data.",
    input: AskLibrary,
    output: FoundFormulas,
    effect: "read",
    run: findFormulas,
  }),
  use_library_formula: defineTool({
    description:
      "Put a formula of the library on the hair of a consultation, where the checks judge it. It is kept there as the stylist's own.",
    input: UseLibraryFormula,
    output: WrittenFormula,
    effect: "ask",
    refreshes: ["library", "consultations", "formulas", "stats"],
    route: "POST /api/formulas/library/{id}/use",
    asks: () => "Use this formula on the client? The checks judge it on their hair first.",
    records: ({ id, consultationId }) => [
      { kind: "consultation", id: consultationId },
      { kind: "library-formula", id },
    ],
    did: (_input, { ok }) =>
      `used a formula of the library on a client${ok ? "" : "; its grams are held back"}`,
    run: useLibraryFormula,
  }),
  delete_library_formula: defineTool({
    description: "Take a formula out of the salon's library by its id.",
    input: z.strictObject({ id: z.uuid() }),
    output: RestoreLibraryFormula,
    effect: "ask",
    refreshes: ["library", "formulas", "stats"],
    route: "DELETE /api/formulas/library/{id}",
    asksWith: async (ctx, { id }) =>
      `Delete ${(await getLibraryFormula(ctx, { id })).name} from the library?`,
    changes: async (ctx, { id }) => {
      const { name, notation } = await getLibraryFormula(ctx, { id });
      return [{ label: name, before: notation, after: null }];
    },
    records: ({ id }) => [{ kind: "library-formula", id }],
    did: (_input, { name }) => `deleted ${name} from the library`,
    undo: async () => (deleted) => ({ tool: "restore_library_formula", input: deleted }),
    run: deleteLibraryFormula,
  }),
};

/** What only takes back what was just done in the library. */
export const libraryUndoTools = {
  restore_library_formula: defineTool({
    description: "Puts a deleted formula back in its place.",
    input: RestoreLibraryFormula,
    output: LibraryFormula,
    effect: "write",
    refreshes: ["library", "formulas", "stats"],
    route: "POST /api/formulas/library/restore",
    unlisted: "It takes an act back that is in the ledger.",
    run: restoreLibraryFormula,
  }),
};

const lineOf = ({ brandId, lineId }: LibraryFormula) =>
  brandId && lineId ? `${brandId}/${lineId}` : null;

async function findFormulas(ctx: Ctx, wanted: AskLibrary): Promise<FoundFormulas> {
  const { items, total } = await listLibrary(ctx, { ...wanted, limit: FOUND_AT_ONCE });
  return { items, total };
}
