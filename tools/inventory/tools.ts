import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { scaleFormula } from "#tools/formulas/formulas.ts";
import { BowlById, BowlsAsked, BowlsFound } from "./act-schema.ts";
import { findBowls } from "./acts.ts";
import { getBowl } from "./bowls/bowl-rows.ts";
import { finaliseBowl, undoBowl } from "./bowls/bowls.ts";
import { findStock } from "./called.ts";
import { StockAsked, StockFound } from "./called-schema.ts";
import { itemTools } from "./items/item-tools.ts";
import { FinaliseBowl, MixedBowl } from "./items/movement-schema.ts";
import { orderTools } from "./orders/order-tools.ts";
import { supplierTools } from "./suppliers/supplier-tools.ts";
import { takeTools } from "./takes/take-tools.ts";

/** What the assistant may do with stock, suppliers and orders. */
export const inventoryTools = {
  list_stock: defineTool({
    description:
      "What the salon keeps, how much of it is there and what is low. Closed containers are counted; what stands open is in grams.",
    input: StockAsked,
    output: StockFound,
    effect: "read",
    run: findStock,
  }),
  mix_bowl: defineTool({
    description:
      "A bowl was mixed by a formula: its shades and developer are taken out of stock, and the answer names what is not in stock. Only when the person says that they have mixed it.",
    input: z.strictObject({ formulaId: z.uuid(), ...FinaliseBowl.shape }),
    output: MixedBowl,
    effect: "write",
    refreshes: ["inventory"],
    route: "POST /api/formulas/{id}/mix",
    changes: async (ctx, { formulaId, totalGrams }) => {
      const { name, totalGrams: grams } = await scaleFormula(ctx, { formulaId, totalGrams });
      return [{ label: name, before: null, after: `${grams} g mixed` }];
    },
    records: ({ formulaId }, { clientId, drawn }) => [
      { kind: "formula", id: formulaId },
      ...(clientId ? [{ kind: "client" as const, id: clientId }] : []),
      ...drawn.flatMap(({ itemId }) => (itemId ? [{ kind: "item" as const, id: itemId }] : [])),
    ],
    did: (_input, { name, grams }) => `took ${grams} g of ${name} out of stock`,
    undo:
      async () =>
      ({ id }) => ({ tool: "undo_bowl", input: { bowlId: id } }),
    run: (ctx, { formulaId, ...how }) => finaliseBowl(ctx, { id: formulaId, ...how }),
  }),
  list_bowls: defineTool({
    description: "The newest bowls that were mixed, with what they took out of stock.",
    input: BowlsAsked,
    output: BowlsFound,
    effect: "read",
    run: findBowls,
  }),
  undo_bowl: defineTool({
    description: "A bowl was not mixed after all: what it took comes back into stock.",
    input: BowlById,
    output: MixedBowl,
    effect: "ask",
    refreshes: ["inventory"],
    route: "POST /api/inventory/bowls/{id}/undo",
    asksWith: async (ctx, { bowlId }) => {
      const { name, grams } = await getBowl(ctx, { id: bowlId });
      return `Take back the ${grams} g of ${name}?`;
    },
    changes: async (ctx, { bowlId }) => {
      const { name, grams, undoneAt } = await getBowl(ctx, { id: bowlId });
      return [
        { label: name, before: undoneAt ? "taken back" : `${grams} g mixed`, after: "taken back" },
      ];
    },
    records: (_input, { formulaId, drawn }) => [
      ...(formulaId ? [{ kind: "formula" as const, id: formulaId }] : []),
      ...drawn.flatMap(({ itemId }) => (itemId ? [{ kind: "item" as const, id: itemId }] : [])),
    ],
    did: (_input, { name, grams }) => `put ${grams} g of ${name} back into stock`,
    run: (ctx, { bowlId }) => undoBowl(ctx, { id: bowlId }),
  }),
  ...itemTools,
  ...supplierTools,
  ...takeTools,
  ...orderTools,
};
