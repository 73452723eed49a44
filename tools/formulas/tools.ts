import { z } from "zod";
import { defineTool } from "#tools/core/tool.ts";
import { scaleFormula } from "./formulas.ts";
import { ScaledBowl, ScaleFormula, StartTimer, Timer } from "./schema.ts";
import { listTimers, startTimer, stopTimer } from "./timers.ts";

export const formulaTools = {
  scale_bowl: defineTool({
    description:
      "Mix a formula's bowl larger or smaller: to a total weight or by a factor. The stored formula stays as it is.",
    input: ScaleFormula,
    output: ScaledBowl,
    effect: "read",
    run: scaleFormula,
  }),
  start_timer: defineTool({
    description: "Start a processing timer.",
    input: StartTimer,
    output: Timer,
    effect: "write",
    run: startTimer,
  }),
  stop_timer: defineTool({
    description: "Stop a running timer by its id.",
    input: z.strictObject({ id: z.uuid() }),
    output: Timer,
    effect: "write",
    run: stopTimer,
  }),
  list_timers: defineTool({
    description: "The timers that run, or rang within the last hour, with their ids.",
    input: z.strictObject({}),
    output: z.array(Timer),
    effect: "read",
    run: listTimers,
  }),
};
