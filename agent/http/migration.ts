import { router } from "./router.ts";

/** Moving in from another booking system. */
export const migration = router();
