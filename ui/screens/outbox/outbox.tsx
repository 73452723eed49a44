import { useInfiniteQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { listOutbox } from "#ui/api/outbox.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { plural } from "#ui/lib/format.ts";
import { DeliveryBanner } from "./delivery-banner.tsx";
import { MessageRow } from "./message-row.tsx";
import { OutboxFilters } from "./outbox-filters.tsx";
import { useOutboxFilter } from "./use-outbox-filter.ts";

/** Every mail and text of the salon: what went, what waits, and why something did not go. For its owner. */
export function OutboxScreen() {
  const { filter, change, clear, filtered } = useOutboxFilter();
  const list = useInfiniteQuery(listOutbox(filter));
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? [];
  const none = list.isSuccess && messages.length === 0;
  return (
    <Page>
      <PageHeader
        back={
          <TextLink to="/settings" className="text-sm">
            Settings
          </TextLink>
        }
        title="Outbox"
        lead="Every mail and text of your salon: what went, what waits, and why something did not go."
      />
      {!list.error && <DeliveryBanner />}
      {(filtered || messages.length > 0) && <OutboxFilters filter={filter} onChange={change} />}
      {list.isPending && (
        <div role="status" aria-label="Loading messages" className="flex flex-col gap-3">
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-20 rounded-card" />
        </div>
      )}
      {list.error && (
        <ErrorState
          title="The outbox could not be read"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          {sentenceOf(list.error)}
        </ErrorState>
      )}
      {none && !filtered && (
        <EmptyState icon={<Mail size={22} aria-hidden="true" />} title="Nothing sent yet">
          Confirmations, reminders, replies and links to reset a password appear here as they go
          out.
        </EmptyState>
      )}
      {none && filtered && (
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-2">
          <p>No message is like this.</p>
          <Button kind="ghost" onClick={clear}>
            Show all messages
          </Button>
        </div>
      )}
      {messages.length > 0 && (
        <section aria-label="Messages" className="flex flex-col gap-3">
          <p role="status" className="text-sm text-ink-3">
            {plural(list.data?.pages.at(-1)?.total ?? messages.length, "message")}
          </p>
          <ul className="flex flex-col gap-3">
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        </section>
      )}
      {list.hasNextPage && (
        <Button
          onClick={() => void list.fetchNextPage()}
          pending={list.isFetchingNextPage}
          className="self-center"
        >
          Show older messages
        </Button>
      )}
    </Page>
  );
}
