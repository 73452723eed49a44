import { z } from "zod";
import { FormulateRequest } from "#tools/colour/schema.ts";
import { Facts, text } from "./schema.ts";

/**
 * What a program asks the engine: its own words, and beside them those in which a consultation tells the same facts. With a
 * client, what is known of them counts too.
 */
export const EngineCall = FormulateRequest.safeExtend({
  ...Facts,
  clientGoals: text(2000).optional(),
  clientId: z.uuid().optional(),
});
export type EngineCall = z.input<typeof EngineCall>;
