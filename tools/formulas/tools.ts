import { z } from "zod";
import { JudgedNotation } from "#tools/colour/notation-schema.ts";
import { RescueAnswer } from "#tools/colour/rescue-schema.ts";
import { defineTool } from "#tools/core/tool.ts";
import { scaleFormula } from "./formulas.ts";
import { readNotationFor } from "./notation.ts";
import { ReadNotationFor } from "./notation-schema.ts";
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
} from "./schema.ts";
import { addMinutes, listTimers, startTimer, stopTimer } from "./timers.ts";
import { writeFormula } from "./write.ts";
import { OverrideFormula, WriteFormula, WrittenFormula } from "./write-schema.ts";

export const formulaTools = {
  scale_bowl: defineTool({
    description:
      "Mix a formula's bowl larger or smaller: to a total weight or by a factor. The stored formula stays as it is.",
    input: ScaleFormula,
    output: ScaledBowl,
    effect: "read",
    run: scaleFormula,
  }),
  read_notation: defineTool({
    description:
      "Read a colour formula that the stylist wrote in shorthand, such as '6N/6A 40g + 20v 60g 1:1.5 35m', into bowls, and say what the checks make of it. Pass the words exactly as they were written. What comes back as unread was not understood: ask about it, never guess it. Saves nothing.",
    input: ReadNotationFor,
    output: JudgedNotation,
    effect: "read",
    run: readNotationFor,
  }),
  write_formula: defineTool({
    description:
      "Save the stylist's own formula for a consultation, exactly as they said it. The checks judge it; what they block is kept without its grams. Never make up a shade, gram or volume.",
    input: WriteFormula,
    output: WrittenFormula,
    effect: "ask",
    asks: ({ bowls }) =>
      `Save this formula of yours? ${bowls
        .map(
          ({ shades, line, developerVolume, minutes: [least, most] }) =>
            `${shades.map(({ code, grams }) => `${grams} g ${code}`).join(" + ")} (${line}), ${
              developerVolume === null ? "no developer" : `${developerVolume} vol`
            }, ${least}-${most} min`,
        )
        .join("; ")}`,
    run: writeFormula,
  }),
  override_formula: defineTool({
    description:
      "Release a formula that the checks withhold. Only when the stylist asks for it and has given their own name and reason in this chat; ask for what is missing and never invent either.",
    input: OverrideFormula,
    output: StoredFormula,
    effect: "ask",
    asks: ({ name, reason }) =>
      `Release the grams against the checks? ${name} answers for it and it stays in the salon's log: "${reason}"`,
    run: overrideFormula,
  }),
  start_timer: defineTool({
    description: "Start a processing timer.",
    input: StartTimer,
    output: Timer,
    effect: "write",
    run: startTimer,
  }),
  add_minutes: defineTool({
    description: "Lengthen a running timer by minutes, or shorten it with a negative number.",
    input: AddMinutes,
    output: Timer,
    effect: "write",
    run: addMinutes,
  }),
  stop_timer: defineTool({
    description: "Stop a running timer by its id.",
    input: z.strictObject({ id: z.uuid() }),
    output: Timer,
    effect: "write",
    run: stopTimer,
  }),
  rescue: defineTool({
    description:
      "Something on the hair is going wrong at this moment: a toner too violet, lightener that does not lift, a scalp that burns. Answers at once, without quota: rinse or leave, for how long, what to mix, what never to do. Pass the stylist's words as they were said.",
    input: RescueWords,
    output: RescueAnswer,
    effect: "read",
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
