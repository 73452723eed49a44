import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { MakeApiToken } from "#tools/tokens/schema.ts";
import { api } from "#ui/lib/api.ts";
import { answerTo } from "#ui/lib/reading.ts";

/** The tokens that one may see: all of the salon for who runs it, else one's own. */
export const listApiTokens = queryOptions({
  queryKey: ["api-tokens"],
  queryFn: () => answerTo(api["api-tokens"].$get({ query: { limit: 500 } })),
  // they are used from outside
  staleTime: 0,
});

/** Makes a token. What it is comes with the answer and never again. */
export const makeApiToken = mutationOptions({
  mutationFn: (json: MakeApiToken) => answerTo(api["api-tokens"].$post({ json })),
  meta: { refreshes: "api-tokens", failed: false },
});

export const revokeApiToken = mutationOptions({
  mutationFn: (id: string) => answerTo(api["api-tokens"][":id"].$delete({ param: { id } })),
  meta: { act: "revoke_api_token", done: "The token works no more." },
});
