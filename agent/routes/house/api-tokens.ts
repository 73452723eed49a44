import { ApiToken, MadeApiToken, MakeApiToken } from "#tools/tokens/schema.ts";
import { listApiTokens, makeApiToken, revokeApiToken } from "#tools/tokens/tokens.ts";
import { router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

/** Tokens of the API: made and revoked by people who are signed in, never by a token. */
export const apiTokens = router()
  .openapi(...shortListing("get /", { row: ApiToken }, listApiTokens))
  .openapi(
    ...verb("post /", { body: MakeApiToken, answer: MadeApiToken, status: 201 }, makeApiToken),
  )
  .openapi(...verb("delete /{id}", { answer: ApiToken }, revokeApiToken));
