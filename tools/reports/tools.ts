import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { findAnyStylist } from "#tools/stylists/find.ts";
import { attentionList } from "./attention.ts";
import { figures } from "./figures.ts";
import { AskFigures, Figures, Waiting } from "./figures-schema.ts";

/** What the assistant may tell of the salon's figures and of what waits for somebody. */
export const reportTools = {
  show_figures: defineTool({
    description:
      "What the salon, or one stylist, came to from one day to another, both included, beside the same time before: revenue, clients, product or formulas. Every figure is measured; say no other.",
    input: AskFigures,
    refs: { stylist: findAnyStylist },
    output: Figures,
    effect: "read",
    run: figures,
  }),
  what_waits: defineTool({
    description:
      "What needs attention: patch tests missing, bookings to confirm, texts to answer, late orders, failed posts and messages, unpaid balances, outcomes not told.",
    input: z.strictObject({}),
    output: Waiting,
    effect: "read",
    run: async (ctx) => ({ waiting: await attentionList(ctx) }),
  }),
};
