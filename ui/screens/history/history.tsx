import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { listConsultations } from "#ui/api/consultations.ts";
import { ConsultationCard } from "#ui/cards/consultation-card.tsx";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";
import { SearchField } from "#ui/components/search-field.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";

/** Every consultation of the salon, newest first. */
export function HistoryScreen() {
  const [sought, setSought] = useState("");
  const q = useDeferredValue(sought.trim());
  const list = useInfiniteQuery(listConsultations(q));
  const found = list.data?.pages.flatMap(({ items }) => items);
  const none = found?.length === 0;
  return (
    <Page>
      <PageHeader
        title="Consultation History"
        actions={
          <ButtonLink to="/consultation" kind="primary">
            New Consultation
          </ButtonLink>
        }
      />
      {!(none && q === "") && (
        <SearchField
          label="Find a client"
          placeholder="Find a client"
          className="md:max-w-[360px]"
          value={sought}
          onChange={setSought}
        />
      )}
      {list.error && (
        <ErrorState
          title="Failed to load the history"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        >
          Check the connection, then try again.
        </ErrorState>
      )}
      {list.isPending && <Loading />}
      {none && q === "" && (
        <EmptyState
          icon={<History size={22} aria-hidden="true" />}
          action={
            <ButtonLink to="/consultation" kind="primary">
              Start a new consultation
            </ButtonLink>
          }
        >
          No consultations yet. Start a new consultation to get started.
        </EmptyState>
      )}
      {none && q !== "" && (
        <p role="status" className="text-ink-2">
          No client is called “{q}”.
        </p>
      )}
      <ul className="grid gap-3 lg:grid-cols-2">
        {found?.map((consultation) => (
          <li key={consultation.id} className="min-w-0">
            <ConsultationCard consultation={consultation} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          className="self-center"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show older consultations
        </Button>
      )}
    </Page>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-3 lg:grid-cols-2">
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} className="h-27 rounded-card" />
      ))}
    </div>
  );
}
