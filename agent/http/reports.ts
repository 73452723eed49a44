import { router } from "./router.ts";

/** Figures of the salon. */
export const reports = router();
