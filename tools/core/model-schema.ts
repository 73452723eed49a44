import { z } from "zod";

/** Who answers: Google's model, one of the salon's own, or what is built in. */
export const ModelProvider = z.enum(["gemini", "own", "builtin"]);
export type ModelProvider = z.infer<typeof ModelProvider>;
