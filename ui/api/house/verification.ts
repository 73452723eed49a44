import { infiniteQueryOptions } from "@tanstack/react-query";
import type { AccountGroup } from "#tools/verification/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";
import { inPages } from "#ui/lib/http/paging.ts";
import { sending } from "#ui/lib/http/sending.ts";

const KEY = "verification";
const PAGE = "30";

/** How many accounts there are in all salons; for platform admins. */
export const countAccounts = reading([KEY, "counts"], () => api.admin.stylists.counts.$get(), {
  staleTime: 0,
});

/** The accounts of a section, newest first and page by page. */
export const listAccounts = (group: AccountGroup, q: string) =>
  infiniteQueryOptions({
    ...inPages([KEY, "list", group, q], (page, { signal }) =>
      api.admin.stylists.$get(
        { query: { group, limit: PAGE, ...(q && { q }), ...page } },
        { init: { signal } },
      ),
    ),
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** What was decided about an account, newest first. */
export const listChecks = (id: string) =>
  reading([KEY, "checks", id], () => api.admin.stylists[":id"].checks.$get({ param: { id } }), {
    staleTime: 0,
  });

export const setAccountStatus = sending(api.admin.stylists[":id"].status, "$patch", {
  refreshes: [KEY, "stylists"],
  done: { title: "Success", description: "Account status updated successfully" },
  failed: { title: "Error", description: "Failed to update account status" },
});
