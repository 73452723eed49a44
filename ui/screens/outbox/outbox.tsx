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
import { MessageRow } from "./message-row.tsx";

/** Every message the salon sent or, without a mail server, would have sent. For its owner. */
export function OutboxScreen() {
  const list = useInfiniteQuery(listOutbox);
  const messages = list.data?.pages.flatMap((page) => page.messages) ?? [];
  return (
    <Page>
      <PageHeader
        back={
          <TextLink to="/settings" className="text-sm">
            Settings
          </TextLink>
        }
        title="Outbox"
        lead="What your salon sent. Without a mail server nothing leaves this computer, and it waits here."
      />
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
      {list.isSuccess && messages.length === 0 && (
        <EmptyState icon={<Mail size={22} aria-hidden="true" />} title="Nothing sent yet">
          Links to reset a password appear here as they go out.
        </EmptyState>
      )}
      {messages.length > 0 && (
        <ul className="flex flex-col gap-3">
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
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
