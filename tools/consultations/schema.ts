import { z } from "zod";

export const ConsultationType = z.enum(["new", "correction", "corrective"]);
export type ConsultationType = z.infer<typeof ConsultationType>;

export const AiProvider = z.enum(["gemini", "openai", "builtin"]);
export type AiProvider = z.infer<typeof AiProvider>;
