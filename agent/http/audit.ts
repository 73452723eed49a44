import { router } from "./router.ts";

/** Who did what. */
export const audit = router();
