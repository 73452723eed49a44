import { z } from "zod";

/** A sum as somebody typed it. */
export const SumAsked = z.strictObject({ sum: z.string().min(1).max(120) });

/** A sum in signs and what it comes to, to two places. */
export const WorkedOut = z.strictObject({ sum: z.string(), result: z.string() });
export type WorkedOut = z.infer<typeof WorkedOut>;
