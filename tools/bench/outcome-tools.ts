import { changesOf } from "#tools/core/change-rules.ts";
import { findLine } from "#tools/colour/catalogue.ts";
import { defineTool } from "#tools/core/tool.ts";
import { outcomeChanges } from "./outcome-words.ts";
import { decideOffset, offsetOf } from "#tools/outcomes/offsets.ts";
import { getOutcome, recordOutcome } from "./outcomes.ts";
import { reportOutcomes } from "#tools/outcomes/report.ts";
import {
  ConsultationOutcome,
  DecideOffset,
  FindOutcomes,
  LineOffset,
  OutcomeReport,
  RecordOutcome,
} from "#tools/outcomes/schema.ts";

/** What the assistant may do with what came of the work. */
export const outcomeTools = {
  record_outcome: defineTool({
    description:
      "Keep what came of a consultation after the service: happy or not, the level reached in halves, tone, a photo that was sent, a note. Replaces what was told before. Only what the stylist said; never guess a level.",
    input: RecordOutcome,
    output: ConsultationOutcome,
    effect: "write",
    refreshes: ["outcomes", "stats"],
    route: "PUT /api/consultations/{id}/outcome",
    changes: outcomeChanges,
    records: (_input, { consultationId, outcome }) => [
      ...(outcome ? [{ kind: "outcome" as const, id: outcome.id }] : []),
      { kind: "consultation", id: consultationId },
    ],
    did: ({ happy }, { clientName }) =>
      `kept that ${clientName || "the client"} is ${happy ? "happy" : "not happy"} with the result`,
    undo: async (ctx, { consultationId }) => {
      const { outcome } = await getOutcome(ctx, { consultationId });
      if (!outcome) return () => ({ tool: "forget_outcome", input: { consultationId } });
      const { happy, levelReached, tone, photoId, note } = outcome;
      const input = { consultationId, happy, levelReached, tone, photoId, note };
      return () => ({ tool: "record_outcome", input });
    },
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
    refreshes: ["outcomes"],
    route: "POST /api/outcomes/offsets",
    asks: ({ line, use }) =>
      use
        ? `Plan later formulas in ${nameOf(line)} by the offset that your outcomes suggest?`
        : `Stop using the offset of ${nameOf(line)}?`,
    changes: async (ctx, { line, use }) => {
      const now = await offsetOf(ctx, line);
      const levels = (offset: number | null | undefined) =>
        offset === null || offset === undefined
          ? "none"
          : `${offset > 0 ? "+" : ""}${offset} level`;
      return changesOf([
        [
          `Offset of ${nameOf(line)}`,
          levels(now?.accepted?.offset),
          use ? levels(now?.suggested) : "none",
        ],
      ]);
    },
    records: () => [],
    did: ({ use }, { lineName }) =>
      use ? `took the offset of ${lineName} into use` : `stopped using the offset of ${lineName}`,
    undo: async (ctx, { line, use }) => {
      const before = await offsetOf(ctx, line);
      const was = before?.accepted?.offset ?? null;
      // an offset that is no longer suggested cannot be taken again as it was
      const isSame = use ? was === null : was === before?.suggested;
      return () => (isSame ? { tool: "decide_offset", input: { line, use: !use } } : null);
    },
    run: decideOffset,
  }),
};

const nameOf = (line: string) => findLine(line)?.name ?? line;
