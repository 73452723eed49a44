import { z } from "zod";
import { ModelProvider } from "#tools/core/model-schema.ts";

export const AiKeyProvider = z.enum(["gemini"]);
export type AiKeyProvider = z.infer<typeof AiKeyProvider>;

/** Why a key that was saved is not used: the provider refuses it now, or it can no longer be unsealed. */
export const AiKeyProblem = z.enum(["refused", "unreadable"]);
export type AiKeyProblem = z.infer<typeof AiKeyProblem>;

/** A salon's own key of an AI provider, without the key. */
export const AiKey = z.object({
  provider: AiKeyProvider,
  /** Its last four characters. */
  hint: z.string(),
  /** When the provider last took it. */
  checkedAt: z.iso.datetime(),
  problem: AiKeyProblem.nullable(),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
});
export type AiKey = z.infer<typeof AiKey>;

/** Who answers for this salon, and by whose key. */
export const AiConfiguration = z.object({
  answering: ModelProvider,
  by: z.enum(["own_key", "installation", "none"]),
  model: z.string(),
  /** What is written and photographed stays on this machine or in its network. */
  inHouse: z.boolean(),
  /** Null without one, and for those who may not see it. */
  key: AiKey.nullable(),
  /** False where the installation has set who answers. */
  ownKeys: z.boolean(),
  mayChange: z.boolean(),
});
export type AiConfiguration = z.infer<typeof AiConfiguration>;

export const SaveAiKey = z.strictObject({
  provider: AiKeyProvider,
  key: z
    .string()
    .trim()
    .min(20, "Please enter the whole key")
    .max(400)
    .regex(/^[\x21-\x7e]+$/, "A key holds no spaces"),
});
export type SaveAiKey = z.infer<typeof SaveAiKey>;
