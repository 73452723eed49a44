import { z } from "zod";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { getAiConfiguration, recheckAiKey, removeAiKey } from "#tools/keys/keys.ts";
import { AiConfiguration } from "#tools/keys/schema.ts";
import { ApiToken } from "./schema.ts";
import { listApiTokens, revokeApiToken } from "./tokens.ts";

/** What the assistant may do with tokens and the salon's AI key. Neither of them is ever told or typed in a chat. */
export const accessTools = {
  list_api_tokens: defineTool({
    description:
      "Tokens by which other programs use the salon's data: names, what they may do, when they were used and end. Never the tokens themselves.",
    input: z.strictObject({}),
    output: z.object({ tokens: z.array(ApiToken) }),
    effect: "read",
    run: async (ctx) => ({ tokens: await listApiTokens(ctx) }),
  }),
  revoke_api_token: defineTool({
    description: "End a token at once by its id: the program that uses it gets nothing any more.",
    input: z.strictObject({ id: z.uuid() }),
    output: ApiToken,
    effect: "ask",
    refreshes: ["api-tokens"],
    route: "DELETE /api/api-tokens/{id}",
    asksWith: async (ctx, { id }) => `End the token ${await tokenName(ctx, id)}?`,
    changes: async (ctx, { id }) => [
      { label: "Token", before: await tokenName(ctx, id), after: null },
    ],
    records: () => [],
    did: (_input, { name }) => `ended the token ${name}`,
    run: revokeApiToken,
  }),
  get_ai_configuration: defineTool({
    description: "Who answers for this salon, by whose key, and whether that key still works.",
    input: z.strictObject({}),
    output: AiConfiguration,
    effect: "read",
    run: getAiConfiguration,
  }),
  check_ai_key: defineTool({
    description: "Ask the AI provider once more whether it takes the salon's own key.",
    input: z.strictObject({}),
    output: AiConfiguration,
    effect: "write",
    refreshes: ["ai-key"],
    route: "POST /api/ai-key/check",
    records: () => [],
    did: () => "had the AI key checked",
    spansCalls: true,
    run: recheckAiKey,
  }),
  remove_ai_key: defineTool({
    description: "Take the salon's own AI key away: the installation's assistant answers again.",
    input: z.strictObject({}),
    output: AiConfiguration,
    effect: "ask",
    refreshes: ["ai-key"],
    route: "DELETE /api/ai-key",
    asks: () => "Take your AI key away? The installation's assistant answers then.",
    changes: async (ctx) => {
      const { key } = await getAiConfiguration(ctx);
      return key ? [{ label: "AI key", before: `ends in ${key.hint}`, after: null }] : [];
    },
    records: () => [],
    did: () => "took the AI key away",
    run: removeAiKey,
  }),
};

const tokenName = async (ctx: Ctx, id: string): Promise<string> =>
  (await listApiTokens(ctx)).find((each) => each.id === id)?.name ?? "that you named";
