import { router } from "./router.ts";

/** The salon's own key of an AI provider. */
export const aiKey = router();
