import { router } from "./router.ts";

/** Accounts of stylists, as platform admins verify them. */
export const verification = router();
