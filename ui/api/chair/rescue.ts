import { mutationOptions } from "@tanstack/react-query";
import type { RescueCall } from "#tools/bench/rescue-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";

/** Asks what to do about a bowl that goes wrong. Changes nothing and uses no quota. */
export const rescueBowl = mutationOptions({
  mutationFn: (call: RescueCall) => answerTo(api.colour.rescue.$post({ json: call })),
  // the sheet itself says what holds without an answer
  meta: { failed: false },
});
