import { findLine } from "#tools/colour/catalogue.ts";
import { defineTool } from "#tools/core/tool.ts";
import { decideOffset } from "./offsets.ts";
import { recordOutcome } from "./outcomes.ts";
import { reportOutcomes } from "./report.ts";
import {
  ConsultationOutcome,
  DecideOffset,
  FindOutcomes,
  LineOffset,
  OutcomeReport,
  RecordOutcome,
} from "./schema.ts";

export const outcomeTools = {
  record_outcome: defineTool({
    description:
      "Keep what came of a consultation after the service: happy or not, the level reached in halves, tone, a photo that was sent, a note. Replaces what was told before. Only what the stylist said; never guess a level.",
    input: RecordOutcome,
    output: ConsultationOutcome,
    effect: "write",
    run: recordOutcome,
  }),
  outcome_report: defineTool({
    description:
      "How formulas came out: success rate, planned against reached by product line and by client, and the offsets that are suggested or in use.",
    input: FindOutcomes,
    output: OutcomeReport,
    effect: "read",
    run: reportOutcomes,
  }),
  decide_offset: defineTool({
    description:
      "Use the offset that outcome_report suggests for a line in later formulas, or stop using it. Only when the stylist asks for it.",
    input: DecideOffset,
    output: LineOffset,
    effect: "ask",
    asks: ({ line, use }) =>
      use
        ? `Plan later formulas in ${nameOf(line)} by the offset that your outcomes suggest?`
        : `Stop using the offset of ${nameOf(line)}?`,
    run: decideOffset,
  }),
};

const nameOf = (line: string) => findLine(line)?.name ?? line;
