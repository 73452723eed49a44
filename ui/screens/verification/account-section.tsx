import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { AccountGroup } from "#tools/verification/schema.ts";
import { listAccounts } from "#ui/api/verification.ts";
import { Button } from "#ui/components/button.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { AccountCard } from "./account-card.tsx";

/** The accounts in one of the three states that matter, page by page. `children` is said when there are none. */
export function AccountSection({
  group,
  q,
  title,
  children,
}: {
  group: AccountGroup;
  q: string;
  title: string;
  children: ReactNode;
}) {
  const list = useInfiniteQuery(listAccounts(group, q));
  const accounts = list.data?.pages.flatMap(({ items }) => items);
  const total = list.data?.pages[0]?.total;
  return (
    <section aria-label={title} className="flex flex-col gap-3.5">
      <h2 className="flex items-baseline gap-2.5 text-lg">
        {title}
        {total !== undefined && (
          <span className="font-mono text-sm text-ink-3">{total.toLocaleString()}</span>
        )}
      </h2>
      {list.isPending && (
        <div role="status" aria-label="Loading accounts" className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-52 rounded-card max-lg:hidden" />
        </div>
      )}
      {list.error && (
        <ErrorState
          title="The accounts could not be read"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          {sentenceOf(list.error)}
        </ErrorState>
      )}
      {accounts?.length === 0 && (
        <p className="rounded-card border border-dashed border-line px-[22px] py-5 text-ink-2 max-md:px-4">
          {q ? `Nobody here fits “${q}”.` : children}
        </p>
      )}
      {accounts && accounts.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {accounts.map((account) => (
            <li key={account.id} className="flex min-w-0">
              <AccountCard account={account} />
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button
          className="self-center"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </section>
  );
}
