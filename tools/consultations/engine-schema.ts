import { z } from "zod";
import { FormulateRequest } from "#tools/colour/schema.ts";

/** What a program asks the engine. With a client, what is known of them counts too. */
export const EngineCall = FormulateRequest.safeExtend({ clientId: z.uuid().optional() });
export type EngineCall = z.input<typeof EngineCall>;
