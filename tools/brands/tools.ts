import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import {
  addPreferenceCalled,
  listOwnPreferences,
  putOnShelf,
  removePreferenceCalled,
  showShelf,
  takeOffShelf,
} from "./by-name.ts";
import {
  BrandPreference,
  LineCalled,
  SetShelfOnly,
  Shelf,
  ShelfChange,
  ShelfLine,
} from "./schema.ts";
import { setShelfOnly } from "./shelf.ts";

export const brandTools = {
  list_brand_preferences: defineTool({
    description: "The stylist's own product lines, in order of preference.",
    input: z.strictObject({}),
    output: z.array(BrandPreference),
    effect: "read",
    run: listOwnPreferences,
  }),
  add_brand_preference: defineTool({
    description:
      "Add a product line to the stylist's own, by brand and line as they are called. Five at most.",
    input: LineCalled,
    output: BrandPreference,
    effect: "write",
    run: addPreferenceCalled,
  }),
  remove_brand_preference: defineTool({
    description: "Take a product line off the stylist's own, by brand and line.",
    input: LineCalled,
    output: BrandPreference,
    effect: "ask",
    asks: ({ brand, line }) => `Take ${brand} ${line} off your lines?`,
    run: removePreferenceCalled,
  }),
  show_shelf: defineTool({
    description:
      "What stands on the salon's shelf, of one brand or line where named, and whether formulas are made from it alone.",
    input: LineCalled.partial(),
    output: Shelf,
    effect: "read",
    run: showShelf,
  }),
  put_on_shelf: defineTool({
    description:
      "Shades of a line are in stock now. Without codes the whole line; a developer by its volumes. Only what the stylist named.",
    input: ShelfChange,
    output: ShelfLine,
    effect: "write",
    run: putOnShelf,
  }),
  take_off_shelf: defineTool({
    description: "Shades of a line have run out. Without codes the whole line.",
    input: ShelfChange,
    output: ShelfLine,
    effect: "write",
    run: takeOffShelf,
  }),
  use_shelf_only: defineTool({
    description:
      "Make the stylist's formulas only from what stands on the shelf, or from the whole catalogue again.",
    input: SetShelfOnly,
    output: SetShelfOnly,
    effect: "write",
    run: setShelfOnly,
  }),
};
