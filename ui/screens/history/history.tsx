import { useQuery } from "@tanstack/react-query";
import { History, Search } from "lucide-react";
import { useState } from "react";
import { listConsultations } from "#ui/api/consultations.ts";
import { ConsultationCard } from "#ui/cards/consultation-card.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Field } from "#ui/components/field.tsx";
import { Input } from "#ui/components/input.tsx";
import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";

/** Every consultation of the salon, newest first. */
export function HistoryScreen() {
  const [sought, setSought] = useState("");
  const { data, error, refetch, isFetching } = useQuery(listConsultations());
  const found = data?.filter(({ clientName }) =>
    clientName.toLowerCase().includes(sought.trim().toLowerCase()),
  );
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
      {error && (
        <ErrorState
          title="Failed to load the history"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          Check the connection, then try again.
        </ErrorState>
      )}
      {!data && !error && <Loading />}
      {data?.length === 0 && (
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
      {data && data.length > 0 && (
        <>
          <Field label="Find a client" hideLabel className="md:max-w-[360px]">
            <span className="relative block">
              <Search
                size={18}
                aria-hidden="true"
                className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3"
              />
              <Input
                type="search"
                placeholder="Find a client"
                value={sought}
                onChange={(event) => setSought(event.target.value)}
                className="pl-10"
              />
            </span>
          </Field>
          <ul className="grid gap-3 lg:grid-cols-2">
            {found?.map((consultation) => (
              <li key={consultation.id} className="min-w-0">
                <ConsultationCard consultation={consultation} />
              </li>
            ))}
          </ul>
          {found?.length === 0 && (
            <p role="status" className="text-ink-2">
              No client is called “{sought.trim()}”.
            </p>
          )}
        </>
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
