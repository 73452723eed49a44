import { defineTool } from "#tools/core/tool.ts";
import { convertStored, convertWritten } from "./convert.ts";
import {
  AppliedSwitch,
  ApplySwitch,
  ConvertedFormula,
  ConvertedStored,
  ConvertStored,
  ConvertWritten,
  PlanSwitchCalled,
  SwitchSummary,
} from "./convert-schema.ts";
import { applySwitch } from "./line-switch.ts";
import { summariseSwitch } from "./line-switch-summary.ts";

/** Formulas in another line. */
export const convertTools = {
  convert_formula: defineTool({
    description:
      "Show a formula of a consultation or of the library in another line or brand: shade for shade, what a maker printed before what is worked out, with the new line's ratio, developer and minutes. Keeps nothing. Say what is worked out and what has no equivalent.",
    input: ConvertStored,
    output: ConvertedStored,
    effect: "read",
    route: "POST /api/formulas/{id}/convert",
    run: convertStored,
  }),
  convert_written: defineTool({
    description:
      'Show shades or a formula that the stylist names, which is kept nowhere, in another line or brand: "what is 8G Topchic in Pravana?". Keeps nothing. Say what is worked out.',
    input: ConvertWritten,
    output: ConvertedFormula,
    effect: "read",
    route: ["POST /api/formulas/convert", "POST /api/colour/convert"],
    run: convertWritten,
  }),
  plan_line_switch: defineTool({
    description:
      "Count what moving all of the salon's recent formulas from one line to another comes to: printed, worked out, open. The card leads to the screen where each is reviewed and saved.",
    input: PlanSwitchCalled,
    output: SwitchSummary,
    effect: "read",
    route: "POST /api/formulas/switch/plan",
    run: summariseSwitch,
  }),
  run_line_switch: defineTool({
    description:
      "Save formulas in another line, as copies in the library: which formulas, and of each ingredient the candidate that the stylist chose, by its place. Only what they reviewed; the switch screen shows every candidate.",
    input: ApplySwitch,
    output: AppliedSwitch,
    effect: "ask",
    refreshes: ["library", "formulas", "stats"],
    route: "POST /api/formulas/switch",
    asks: ({ from, to, items }) =>
      `Save ${items.length} ${items.length === 1 ? "formula" : "formulas"} of ${from} in ${to}? The old ones stay.`,
    changes: async (_ctx, { to, items }) => [
      { label: "Library", before: null, after: `${items.length} formulas in ${to}` },
    ],
    records: (_input, { formulas }) =>
      formulas.slice(0, 20).map(({ id }) => ({ kind: "library-formula" as const, id })),
    did: ({ to }, { count }) => `saved ${count} formulas in ${to}`,
    run: applySwitch,
  }),
};
