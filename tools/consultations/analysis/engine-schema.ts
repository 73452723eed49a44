import { z } from "zod";
import { CheckRequest, FormulateRequest } from "#tools/colour/schema.ts";
import { CONSULTATION_FIELDS } from "#tools/consultations/fields.ts";
import { Facts } from "#tools/consultations/schema.ts";
import { text } from "#tools/core/fields.ts";

/**
 * What a program asks the engine: its own words, and beside them those in which a consultation tells the same facts. With a
 * client, what is known of them counts too.
 */
export const EngineCall = FormulateRequest.safeExtend({
  ...Facts,
  clientGoals: text(CONSULTATION_FIELDS.clientGoals.longest).optional(),
  clientId: z.uuid().optional(),
});
export type EngineCall = z.input<typeof EngineCall>;

/** Bowls that a program has checked; with a client, what is known of them counts beside the hair that is described. */
export const CheckCall = CheckRequest.extend({ clientId: z.uuid().optional() });
export type CheckCall = z.input<typeof CheckCall>;
