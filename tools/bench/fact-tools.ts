import { ColourFacts, ColourQuestion } from "#tools/colour/told/schema.ts";
import { defineTool } from "#tools/core/tool.ts";
import { SumAsked, WorkedOut } from "#tools/values/sum-schema.ts";
import { colourFacts, workOutSum } from "./facts.ts";

export const factTools = {
  colour_facts: defineTool({
    description:
      "Answer a question about color that is about no client's formula: mixing ratios and grams of a line, developers and lift, volume and percent, underlying pigment, what cancels a tone, times, white hair, what a line or shade is, fillers, porosity, whether a shade or product may go over some hair, strength on the scalp, visits a lift takes, amounts, waits, and whether somebody may be colored (topic safety, their words as said). The figures are the engine's own: tell them as they come, with nothing added, and never turn a verdict on safety into an approval. Pass only what was said; an unnamed line is answered by the stylist's own.",
    input: ColourQuestion,
    output: ColourFacts,
    effect: "read",
    route: "POST /api/colour/facts",
    run: colourFacts,
  }),
  work_out: defineTool({
    description:
      "Work out a sum as it was typed, exact to the cent or the tenth of a gram: '165 minus 15 pct', 'half of 45', '3 x 62.5', '20% of 180'. Never calculate one yourself.",
    input: SumAsked,
    output: WorkedOut,
    effect: "read",
    route: "POST /api/colour/sum",
    run: workOutSum,
  }),
};
