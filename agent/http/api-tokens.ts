import { router } from "./router.ts";

/** Tokens of the API. */
export const apiTokens = router();
