import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/http/api.ts";
import { answerTo } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** The tokens that one may see: all of the salon for who runs it, else one's own. */
export const listApiTokens = queryOptions({
  queryKey: ["api-tokens"],
  queryFn: () => answerTo(api["api-tokens"].$get({ query: { limit: 500 } })),
  // they are used from outside
  staleTime: 0,
});

/** Makes a token. What it is comes with the answer and never again. */
export const makeApiToken = sending(api["api-tokens"], "$post", {
  refreshes: "api-tokens",
  failed: false,
});

export const revokeApiToken = sending(api["api-tokens"][":id"], "$delete", {
  act: "revoke_api_token",
  done: "The token works no more.",
});
