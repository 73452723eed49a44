import { z } from "zod";
import { RescueRequest } from "#tools/colour/rescue/schema.ts";

/** A call for help from the chair: words, a running timer, or what is known of the bowl. */
export const RescueCall = RescueRequest.extend({
  timerId: z.uuid().optional().describe("The timer of the bowl, where one runs."),
  clientId: z.uuid().optional().describe("On whose hair it is, where that is known."),
});
export type RescueCall = z.infer<typeof RescueCall>;

/** What the assistant may say of it; the bowl and the lines come from the salon's own rows. */
export const RescueWords = RescueCall.omit({ bowl: true, lines: true, shelf: true });
