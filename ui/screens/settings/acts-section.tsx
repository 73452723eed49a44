import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { may } from "#tools/access/permissions-rules.ts";
import { listActions } from "#ui/api/actions.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { ActLines } from "#ui/cards/acts/act-lines.tsx";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { plural } from "#ui/lib/format.ts";

/** Everything that the assistant changed: one's own, or for who sees the log everybody's. */
export function ActsSection() {
  const { data: session } = useQuery(sessionQuery);
  const list = useInfiniteQuery(listActions({}));
  const acts = list.data?.pages.flatMap((page) => page.acts) ?? [];
  const role = session?.salon.role;
  const whose = role && may(role, "see_audit") ? "someone here" : "you";
  return (
    <Card title="Done by the Assistant" id="acts">
      <div className="flex flex-col gap-5">
        <p className="max-w-[62ch] text-sm text-ink-2">
          What the assistant changed because {whose} asked for it. Each line leads to the record and
          to the message it came from.
        </p>
        {list.error ? (
          <ErrorState
            title="The ledger could not be read"
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
            className="border-0 bg-transparent p-0 shadow-none"
          >
            {sentenceOf(list.error)}
          </ErrorState>
        ) : list.isPending ? (
          <div role="status" aria-label="Loading the ledger" className="flex flex-col gap-3">
            <Skeleton className="h-8 w-full" />
            <Skeleton className="h-8 w-full" />
          </div>
        ) : acts.length === 0 ? (
          <p role="status" className="text-ink-2">
            The assistant has changed nothing yet.
          </p>
        ) : (
          <ActLines acts={acts} own={session?.salon.stylistId} />
        )}
        {list.hasNextPage && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-sm text-ink-3">
              {plural(list.data?.pages.at(-1)?.total ?? acts.length, "line")}
            </p>
            <Button onClick={() => void list.fetchNextPage()} pending={list.isFetchingNextPage}>
              Show older lines
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
