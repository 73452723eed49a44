import { decideRequest } from "#tools/actions/requests-decide.ts";
import { findRequest, listRequests } from "#tools/actions/requests.ts";
import { ActRequest, DecideRequest } from "#tools/actions/schema.ts";
import { router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

/** `/api/act-requests`: what programs asked for over MCP, for the person in whose name they ask. */
export const actRequests = router()
  .openapi(...shortListing("get /", { row: ActRequest }, listRequests))
  .openapi(...verb("get /{id}", { answer: ActRequest }, findRequest))
  .openapi(...verb("post /{id}", { body: DecideRequest, answer: ActRequest }, decideRequest));
