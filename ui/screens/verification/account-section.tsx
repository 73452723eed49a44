import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { AccountGroup } from "#tools/verification/schema.ts";
import { listAccounts } from "#ui/api/house/verification.ts";
import { PagedList } from "#ui/components/page/paged-list.tsx";
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
  const total = list.data?.pages[0]?.total;
  return (
    <section aria-label={title} className="flex flex-col gap-3.5">
      <h2 className="flex items-baseline gap-2.5 text-lg">
        {title}
        {total !== undefined && (
          <span className="font-mono text-sm text-ink-3">{total.toLocaleString()}</span>
        )}
      </h2>
      <PagedList
        list={list}
        name="the accounts"
        shape={["h-52 rounded-card", "h-52 rounded-card max-md:hidden"]}
        layout="grid gap-4 md:grid-cols-2"
        more="Show more"
        empty={
          <p className="rounded-card border border-dashed border-line px-[22px] py-5 text-ink-2 max-md:px-4">
            {q ? `Nobody here fits “${q}”.` : children}
          </p>
        }
      >
        {(accounts) => (
          <ul className="grid gap-4 md:grid-cols-2">
            {accounts.map((account) => (
              <li key={account.id} className="flex min-w-0">
                <AccountCard account={account} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
