import { defineTool } from "#tools/core/tool.ts";
import { convertStored, convertWritten } from "./convert.ts";
import {
  ConvertedFormula,
  ConvertedStored,
  ConvertStored,
  ConvertWritten,
  PlanSwitchCalled,
  SwitchSummary,
} from "./convert-schema.ts";
import { summariseSwitch } from "./line-switch-summary.ts";

/** Formulas in another line. */
export const convertTools = {
  convert_formula: defineTool({
    description:
      "Show a formula of a consultation or of the library in another line or brand: shade for shade, what a maker printed before what is worked out, with the new line's ratio, developer and minutes. Keeps nothing. Say what is worked out and what has no equivalent.",
    input: ConvertStored,
    output: ConvertedStored,
    effect: "read",
    run: convertStored,
  }),
  convert_written: defineTool({
    description:
      'Show shades or a formula that the stylist names, which is kept nowhere, in another line or brand: "what is 8G Topchic in Pravana?". Keeps nothing. Say what is worked out.',
    input: ConvertWritten,
    output: ConvertedFormula,
    effect: "read",
    run: convertWritten,
  }),
  plan_line_switch: defineTool({
    description:
      "Count what moving all of the salon's recent formulas from one line to another comes to: printed, worked out, open. The card leads to the screen where each is reviewed and saved.",
    input: PlanSwitchCalled,
    output: SwitchSummary,
    effect: "read",
    run: summariseSwitch,
  }),
};
