import { infiniteQueryOptions } from "@tanstack/react-query";
import type { FindAudit } from "#tools/audit/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { inPages } from "#ui/lib/http/paging.ts";

const PAGE = 20;

/** Who did what, newest first, page by page. */
export const listAudit = (asked: FindAudit) =>
  infiniteQueryOptions({
    ...inPages(["audit", asked], (page, { signal }) =>
      api.audit.$get({ query: { limit: PAGE, ...asked, ...page } }, { init: { signal } }),
    ),
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** Where the same is had as a sheet. */
export function auditFile(asked: FindAudit): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return `/api/audit.csv?${new URLSearchParams(Object.fromEntries(given) as Record<string, string>).toString()}`;
}
