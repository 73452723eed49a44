import { infiniteQueryOptions } from "@tanstack/react-query";
import type { AuditEntry, FindAudit } from "#tools/audit/schema.ts";
import { api } from "#ui/lib/api.ts";
import { nextCursor } from "#ui/lib/paging.ts";

const PAGE = 20;

type AuditPage = { entries: AuditEntry[]; total: number; next: string | undefined };

/** Who did what, newest first, page by page. */
export const listAudit = (asked: FindAudit) =>
  infiniteQueryOptions({
    queryKey: ["audit", asked],
    queryFn: async ({ pageParam: cursor, signal }): Promise<AuditPage> => {
      const query = { limit: PAGE, ...asked, ...(cursor && { cursor }) };
      const answer = await api.audit.$get({ query }, { init: { signal } });
      const entries = await answer.json();
      const total = Number(answer.headers.get("X-Total-Count") ?? entries.length);
      return { entries, total, next: nextCursor(answer.headers.get("Link")) };
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** Where the same is had as a sheet. */
export function auditFile(asked: FindAudit): string {
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return `/api/audit.csv?${new URLSearchParams(Object.fromEntries(given) as Record<string, string>).toString()}`;
}
