import { z } from "zod";

/** A phone number as the world writes it: a plus and at most 15 digits. */
export const E164 = z.string().regex(/^\+[1-9]\d{5,14}$/, "must look like +15550100");
export type E164 = z.infer<typeof E164>;
