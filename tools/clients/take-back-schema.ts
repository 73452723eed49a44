import { z } from "zod";
import { ClientTestResult } from "./schema.ts";

/** A record that was just made, as it was then. */
export const TakeBackClient = z.strictObject({ id: z.uuid(), version: z.int() });
export type TakeBackClient = z.infer<typeof TakeBackClient>;

/** A test that was just written down or read; `before` is how it stood, null where there was none. */
export const TakeBackTest = z.strictObject({
  clientId: z.uuid(),
  testId: z.uuid(),
  written: ClientTestResult,
  before: z.strictObject({ result: ClientTestResult, note: z.string() }).nullable(),
});
export type TakeBackTest = z.infer<typeof TakeBackTest>;
