import type { Report } from "./report.ts";

/** What is said beside a card of the salon's own knowledge; the card has the figures. */
const SAID: Record<string, string> = {
  convert_formula:
    "Converted as far as the lines allow; the card says what is printed by a maker and what is worked out. Test a strand first.",
};

/** The sentence beside the card of a tool. */
export const reportKnowledge = (tool: string, _value: unknown): Report => ({
  text: SAID[tool] ?? "Done.",
});
