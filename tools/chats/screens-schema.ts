import { z } from "zod";

/** The screens that the assistant can lead to. */
export const ScreenName = z.enum([
  "sign_in",
  "ai_key",
  "api_tokens",
  "calendar_address",
  "export",
  "payments",
  "subscription",
  "migration",
  "team",
  "licences",
  "social_accounts",
  "library",
  "clients",
  "history",
  "line_switch",
  "appointments",
  "inventory",
  "messages",
]);
export type ScreenName = z.infer<typeof ScreenName>;

export const OpenScreen = z.strictObject({
  screen: ScreenName,
  recordId: z
    .string()
    .regex(/^[0-9a-f-]{36}$/)
    .optional()
    .describe("One record of clients, history, library or messages."),
});
export type OpenScreen = z.infer<typeof OpenScreen>;

/** Where it is, from the root, and why it is done there. */
export const OpenedScreen = z.object({ title: z.string(), path: z.string(), why: z.string() });
export type OpenedScreen = z.infer<typeof OpenedScreen>;
