import { router } from "./router.ts";

/** Everything a salon owns, out and in again. */
export const salonExports = router();
