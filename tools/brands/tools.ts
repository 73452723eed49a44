import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import type { TakeBack } from "#tools/core/act-schema.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import {
  addBrandPreference,
  getStylistPreferences,
  orderBrandPreferences,
  saveStylistPreferences,
} from "./brands.ts";
import {
  findLine,
  listOwnPreferences,
  putOnShelf,
  removeLine,
  restorePreference,
  showShelf,
  takeOffShelf,
} from "./by-name.ts";
import {
  BrandPreference,
  LineNamed,
  OrderBrandPreferences,
  RestoreBrandPreference,
  SaveStylistPreferences,
  SetShelf,
  SetShelfOnly,
  Shelf,
  ShelfChange,
  ShelfLine,
  StylistPreferences,
} from "./schema.ts";
import { getShelf, setShelf, setShelfOnly } from "./shelf.ts";

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
    input: LineNamed,
    refs: { line: findLine },
    output: BrandPreference,
    effect: "write",
    refreshes: ["brand-preferences", "stylist-preferences"],
    route: "POST /api/brand-preferences",
    changes: async (_ctx, { line }) => [
      { label: "Your lines", before: null, after: `${line.brandName} ${line.name}` },
    ],
    records: (_input, { brandId }) => [{ kind: "brand", id: brandId }],
    did: (_input, added) => `added ${lineWords(added)} to their lines`,
    undo: async () => (added) => ({ tool: "remove_brand_preference", input: lineIds(added) }),
    run: (ctx, { line: { brandId, id } }) =>
      addBrandPreference(ctx, { brandId, productLineId: id, productType: "general" }),
  }),
  remove_brand_preference: defineTool({
    description: "Take a product line off the stylist's own, by brand and line.",
    input: LineNamed,
    refs: { line: findLine },
    output: BrandPreference,
    effect: "ask",
    refreshes: ["brand-preferences", "stylist-preferences"],
    route: "DELETE /api/brand-preferences/{id}",
    asks: ({ brand, line }) => `Take ${brand} ${line} off your lines?`,
    changes: async (_ctx, { line }) => [
      { label: "Your lines", before: `${line.brandName} ${line.name}`, after: null },
    ],
    records: (_input, { brandId }) => [{ kind: "brand", id: brandId }],
    did: (_input, removed) => `took ${lineWords(removed)} off their lines`,
    undo: async (ctx) => {
      const before = await listOwnPreferences(ctx);
      return (removed) => ({
        tool: "restore_brand_preference",
        input: {
          brandId: removed.brandId,
          productLineId: removed.productLineId,
          productType: removed.productType,
          place: before.findIndex(({ id }) => id === removed.id),
        },
      });
    },
    run: removeLine,
  }),
  order_brand_preferences: defineTool({
    description:
      "Put the stylist's own lines in another order of preference: every one of them, by the ids of list_brand_preferences, best first.",
    input: OrderBrandPreferences,
    output: z.array(BrandPreference),
    effect: "ask",
    refreshes: ["brand-preferences", "stylist-preferences"],
    route: "PUT /api/brand-preferences/order",
    asks: () => "Put your lines in this order?",
    changes: async (ctx, { ids }) => {
      const before = await listOwnPreferences(ctx);
      const after = ids.flatMap((id) => before.filter((each) => each.id === id));
      return changesOf([
        ["Order", before.map(lineWords).join(", "), after.map(lineWords).join(", ")],
      ]);
    },
    records: () => [],
    did: (_input, after) => `put their lines in another order: ${after.map(lineWords).join(", ")}`,
    undo: async (ctx) => {
      const ids = (await listOwnPreferences(ctx)).map(({ id }) => id);
      return () => ({ tool: "order_brand_preferences", input: { ids } });
    },
    run: orderBrandPreferences,
  }),
  get_stylist_preferences: defineTool({
    description:
      "What the stylist's formulas are made with: the brand that comes first, its lines and the developer at hand.",
    input: z.strictObject({}),
    output: StylistPreferences,
    effect: "read",
    run: getStylistPreferences,
  }),
  set_stylist_preferences: defineTool({
    description:
      "Set the brand that comes first, which of its lines, and the developer at hand, by catalog ids. Without lines it takes the brand's main ones.",
    input: SaveStylistPreferences,
    output: StylistPreferences,
    effect: "ask",
    refreshes: ["brand-preferences", "stylist-preferences"],
    route: "PUT /api/stylists/brand-preferences",
    asks: ({ brandId }) => `Make formulas with ${brandId} first?`,
    changes: async (ctx, input) => {
      const before = await getStylistPreferences(ctx);
      return changesOf([
        ["Brand", before.brandId, input.brandId],
        [
          "Lines",
          before.productLineIds.join(", "),
          input.productLineIds.length > 0 ? input.productLineIds.join(", ") : "its main lines",
        ],
        ["Developer", before.developerBrand, input.developerBrand],
        ["Volume", before.developerVolume, input.developerVolume],
      ]);
    },
    records: ({ brandId }) => [{ kind: "brand", id: brandId }],
    did: ({ brandId }) => `put ${brandId} first among their lines`,
    run: saveStylistPreferences,
  }),
  show_shelf: defineTool({
    description:
      "What stands on the salon's shelf, of one brand or line where named, and whether formulas are made from it alone.",
    input: LineNamed.partial(),
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
    refreshes: ["shelf"],
    route: "PUT /api/shelf",
    records: (_input, { brandId }) => [{ kind: "brand", id: brandId }],
    did: ({ codes }, { brandName, lineName }) =>
      `put on the shelf: ${brandName} ${lineName}${codes ? ` ${codes.join(", ")}` : ""}`,
    undo: shelfBefore,
    run: putOnShelf,
  }),
  take_off_shelf: defineTool({
    description: "Shades of a line have run out. Without codes the whole line.",
    input: ShelfChange,
    output: ShelfLine,
    effect: "write",
    refreshes: ["shelf"],
    records: (_input, { brandId }) => [{ kind: "brand", id: brandId }],
    did: ({ codes }, { brandName, lineName }) =>
      `took off the shelf: ${brandName} ${lineName}${codes ? ` ${codes.join(", ")}` : ""}`,
    undo: shelfBefore,
    run: takeOffShelf,
  }),
  use_shelf_only: defineTool({
    description:
      "Make the stylist's formulas only from what stands on the shelf, or from the whole catalog again.",
    input: SetShelfOnly,
    output: SetShelfOnly,
    effect: "write",
    refreshes: ["shelf"],
    route: "PUT /api/shelf/only",
    changes: async (ctx, { only }) =>
      changesOf([["Formulas from the shelf alone", (await getShelf(ctx)).only, only]]),
    records: () => [],
    did: ({ only }) =>
      only ? "had formulas made from the shelf alone" : "had formulas made from the whole catalog",
    undo: async (ctx) => {
      const { only } = await getShelf(ctx);
      return () => ({ tool: "use_shelf_only", input: { only } });
    },
    run: setShelfOnly,
  }),
};

/** What only takes back what was just done with lines and the shelf. */
export const brandUndoTools = {
  restore_brand_preference: defineTool({
    description: "Puts a line back among the stylist's own, in its place.",
    input: RestoreBrandPreference,
    output: z.array(BrandPreference),
    effect: "write",
    unlisted: "It takes an act back that is in the ledger.",
    run: restorePreference,
  }),
  set_shelf: defineTool({
    description: "Puts a line of the shelf back as it was.",
    input: SetShelf,
    output: ShelfLine,
    effect: "write",
    unlisted: "It takes an act back that is in the ledger.",
    run: setShelf,
  }),
};

/** The line as it stood on the shelf. */
async function shelfBefore(ctx: Ctx): Promise<(changed: ShelfLine) => TakeBack> {
  const { lines } = await getShelf(ctx);
  return ({ brandId, lineId }) => {
    const before = lines.find((each) => each.brandId === brandId && each.lineId === lineId);
    return { tool: "set_shelf", input: { brandId, lineId, codes: before?.codes ?? [] } };
  };
}

const lineWords = ({ brandName, productLineName }: BrandPreference) =>
  `${brandName} ${productLineName}`;

const lineIds = ({ brandId, productLineId }: BrandPreference) => ({
  brand: brandId,
  line: productLineId,
});
