import { z } from "zod";
import { JudgedNotation } from "#tools/colour/notation/schema.ts";
import { RescueAnswer } from "#tools/colour/rescue/schema.ts";
import { changesOf } from "#tools/core/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { scaleFormula } from "#tools/formulas/formulas.ts";
import { readCard } from "./notation-card.ts";
import { readNotationFor } from "./notation.ts";
import { CardContext, CardNotation, ReadNotationFor } from "./notation-schema.ts";
import { overrideFormula } from "./overrides.ts";
import { rescueBowl } from "./rescue.ts";
import { RescueWords } from "./rescue-schema.ts";
import {
  AddMinutes,
  ScaledBowl,
  ScaleFormula,
  StartTimer,
  StoredFormula,
  Timer,
} from "#tools/formulas/schema.ts";
import { timerFor } from "./timer-rules.ts";
import { addMinutes, listTimers, resumeTimer, startTimer, stopTimer } from "./timers.ts";
import { checkFormulaFor, writeFormula } from "./write.ts";
import {
  CheckedFormula,
  CheckFormulaFor,
  OverrideFormula,
  WriteFormula,
  WrittenFormula,
} from "./write-schema.ts";

export const formulaTools = {
  scale_bowl: defineTool({
    description:
      "Mix a formula's bowl larger or smaller: to a total weight or by a factor. The stored formula stays as it is.",
    input: ScaleFormula,
    output: ScaledBowl,
    effect: "read",
    route: "POST /api/colour/mix",
    run: scaleFormula,
  }),
  read_notation: defineTool({
    description:
      "Read a color formula that the stylist wrote in shorthand, such as '6N/6A 40g + 20v 60g 1:1.5 35m', into bowls, and say what the checks make of it. Pass the words exactly as they were written. What comes back as unread was not understood: ask about it, never guess it. Saves nothing.",
    input: ReadNotationFor,
    output: JudgedNotation,
    effect: "read",
    route: "POST /api/formulas/notation",
    run: readNotationFor,
  }),
  read_card: defineTool({
    description:
      "Read a photo of a formula card of paper by its photo id, as if its shorthand had been typed. What comes back as unread was not understood: ask about it, never guess it. Saves nothing.",
    input: CardContext.extend({ photoId: z.uuid() }),
    output: CardNotation,
    effect: "read",
    spansCalls: true,
    route: "POST /api/formulas/notation/card",
    run: (ctx, { photoId, ...context }) => readCard(ctx, { photoId }, context),
  }),
  check_formula: defineTool({
    description:
      "Say what the checks make of the stylist's own formula on a consultation's hair, without saving it. Never make up a shade, gram or volume.",
    input: CheckFormulaFor,
    output: CheckedFormula,
    effect: "read",
    route: "POST /api/consultations/{id}/formulas/check",
    run: checkFormulaFor,
  }),
  write_formula: defineTool({
    description:
      "Save the stylist's own formula for a consultation, exactly as they said it. The checks judge it; what they block is kept without its grams. Never make up a shade, gram or volume.",
    input: WriteFormula,
    output: WrittenFormula,
    effect: "ask",
    refreshes: ["consultations", "formulas", "stats"],
    route: "POST /api/consultations/{id}/formulas",
    asks: ({ bowls, note }) =>
      `Save this formula of yours? ${note ? `With the note “${note}”. ` : ""}${bowls
        .map(
          ({ shades, line, developerVolume, minutes: [least, most] }) =>
            `${shades.map(({ code, grams }) => `${grams} g ${code}`).join(" + ")} (${line}), ${
              developerVolume === null ? "no developer" : `${developerVolume} vol`
            }, ${least}-${most} min`,
        )
        .join("; ")}`,
    records: ({ consultationId }, { formulas }) => [
      { kind: "consultation", id: consultationId },
      ...formulas.map(({ id }) => ({ kind: "formula" as const, id })),
    ],
    did: (_input, { ok }) =>
      ok ? "saved their own formula" : "saved their own formula; the checks hold its grams back",
    run: writeFormula,
  }),
  override_formula: defineTool({
    description:
      "Release a formula that the checks withhold. Only when the stylist asks for it and has given their own name and reason in this chat; ask for what is missing and never invent either.",
    input: OverrideFormula,
    output: StoredFormula,
    effect: "ask",
    refreshes: ["consultations", "formulas"],
    route: "POST /api/formulas/{id}/override",
    asks: ({ name, reason }) =>
      `Release the grams against the checks? ${name} answers for it and it stays in the salon's log: "${reason}"`,
    edits: [{ field: "reason", label: "Reason", kind: "lines" }],
    records: (_input, { id, consultationId }) => [
      { kind: "formula", id },
      ...(consultationId ? [{ kind: "consultation" as const, id: consultationId }] : []),
    ],
    did: ({ name }, formula) => `released ${formula.name} in the name of ${name}`,
    run: overrideFormula,
  }),
  start_timer: defineTool({
    description: "Start a processing timer.",
    input: StartTimer,
    output: Timer,
    effect: "write",
    refreshes: ["timers"],
    route: "POST /api/timers",
    records: (_input, { id }) => [{ kind: "timer", id }],
    did: (_input, timer) => `started a timer of ${timer.minutes} min${timerFor(timer)}`,
    undo:
      async () =>
      ({ id }) => ({ tool: "stop_timer", input: { id } }),
    run: startTimer,
  }),
  add_minutes: defineTool({
    description: "Lengthen a running timer by minutes, or shorten it with a negative number.",
    input: AddMinutes,
    output: Timer,
    effect: "write",
    refreshes: ["timers"],
    route: "PATCH /api/timers/{id}",
    changes: async (ctx, { id, minutes }) =>
      (await timerCalled(ctx, id)).flatMap((timer) =>
        changesOf([[timer.label, `${timer.minutes} min`, `${timer.minutes + minutes} min`]]),
      ),
    records: (_input, { id }) => [{ kind: "timer", id }],
    did: (_input, timer) => `set the timer${timerFor(timer)} to ${timer.minutes} min`,
    undo: async (ctx, { id, minutes }) => {
      const [before] = await timerCalled(ctx, id);
      const rang = !before || Date.parse(before.endsAt) <= ctx.now().getTime();
      // one that had rung ran on from then: taking minutes off it is another thing
      return (changed) =>
        rang || changed.minutes === 0
          ? null
          : { tool: "add_minutes", input: { id, minutes: -minutes } };
    },
    run: addMinutes,
  }),
  stop_timer: defineTool({
    description: "Stop a running timer by its id.",
    input: z.strictObject({ id: z.uuid() }),
    output: Timer,
    effect: "write",
    refreshes: ["timers"],
    changes: async (ctx, { id }) =>
      (await timerCalled(ctx, id)).map(({ label }) => ({
        label,
        before: "running",
        after: "stopped",
      })),
    records: (_input, { id }) => [{ kind: "timer", id }],
    did: (_input, timer) => `stopped the timer${timerFor(timer)}`,
    undo: async (ctx, { id }) => {
      const [running] = await timerCalled(ctx, id);
      return () => (running ? { tool: "resume_timer", input: { id } } : null);
    },
    run: stopTimer,
  }),
  rescue: defineTool({
    description:
      "Something on the hair is going wrong at this moment: a toner too violet, lightener that does not lift, a scalp that burns. Answers at once, without quota: rinse or leave, for how long, what to mix, what never to do. Pass the stylist's words as they were said.",
    input: RescueWords,
    output: RescueAnswer,
    effect: "read",
    route: "POST /api/colour/rescue",
    run: rescueBowl,
  }),
  list_timers: defineTool({
    description: "The timers that run, or rang within the last hour, with their ids.",
    input: z.strictObject({}),
    output: z.array(Timer),
    effect: "read",
    run: listTimers,
  }),
};

/** What only takes back what was just done at the bench. */
export const formulaUndoTools = {
  resume_timer: defineTool({
    description: "Lets a timer run on that was just stopped.",
    input: z.strictObject({ id: z.uuid() }),
    output: Timer,
    effect: "write",
    unlisted: "It takes an act back that is in the ledger.",
    run: resumeTimer,
  }),
};

/** A timer that has not been stopped. */
const timerCalled = async (ctx: Ctx, id: string): Promise<Timer[]> =>
  (await listTimers(ctx)).filter((timer) => timer.id === id);
