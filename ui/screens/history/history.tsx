import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { ConsultationSummary } from "#tools/consultations/schema.ts";
import { listConsultations } from "#ui/api/chair/consultations.ts";
import { ConsultationCard } from "#ui/cards/consultation-card.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";

const monthOf = ({ createdAt }: ConsultationSummary) =>
  new Date(createdAt).toLocaleDateString(undefined, { month: "long", year: "numeric" });

const GRID = "grid gap-3 md:grid-cols-2";

/** Every consultation of the salon, newest first. */
export function Component() {
  const [sought, setSought] = useState("");
  const q = useDeferredValue(sought.trim());
  const list = useInfiniteQuery(listConsultations(q));
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
      <PagedList
        list={list}
        name="the history"
        shape={Array.from({ length: 4 }, () => "h-27 rounded-card")}
        layout={GRID}
        more="Show older consultations"
        filters={
          <SearchField
            label="Find a client"
            placeholder="Find a client"
            className="md:max-w-[360px]"
            value={sought}
            onChange={setSought}
          />
        }
        filtered={q !== ""}
        none={`No client is called “${q}”.`}
        empty={
          <EmptyState
            icon={History}
            action={
              <ButtonLink to="/consultation" kind="primary">
                Start a new consultation
              </ButtonLink>
            }
          >
            No consultations yet. Start a new consultation to get started.
          </EmptyState>
        }
      >
        {(found) =>
          [...Map.groupBy(found, monthOf)].map(([month, consultations]) => (
            <section key={month} aria-label={month} className="flex flex-col gap-3">
              <p aria-hidden="true" className="text-sm font-semibold text-ink-2">
                {month}
              </p>
              <ul className={GRID}>
                {consultations.map((consultation) => (
                  <li key={consultation.id} className="min-w-0">
                    <ConsultationCard consultation={consultation} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </PagedList>
    </Page>
  );
}
