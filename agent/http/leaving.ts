import { router } from "./router.ts";

/** How a salon goes, and how long it keeps what. */
export const leaving = router();
