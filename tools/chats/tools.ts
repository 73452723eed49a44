import { defineTool } from "#tools/core/tool.ts";
import { Choices } from "./schema.ts";

export const chatTools = {
  offer_choices: defineTool({
    description:
      "Offer the stylist one-tap answers to the question you have just asked, or next steps after a result. Call it last; it ends your turn.",
    input: Choices,
    output: Choices,
    effect: "read",
    run: async (_ctx, choices) => choices,
  }),
};
