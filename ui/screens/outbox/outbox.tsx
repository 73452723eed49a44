import { useInfiniteQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { listOutbox } from "#ui/api/desk/outbox.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { plural } from "#ui/lib/format.ts";
import { DeliveryBanner } from "./delivery-banner.tsx";
import { MessageRow } from "./message-row.tsx";
import { OutboxFilters } from "./outbox-filters.tsx";
import { OutboxStanding } from "./outbox-standing.tsx";
import { useOutboxFilter } from "./use-outbox-filter.ts";

/** Every mail and text of the salon: what went, what waits, and why something did not go. For its owner. */
export function Component() {
  const { filter, change, clear, filtered } = useOutboxFilter();
  const list = useInfiniteQuery(listOutbox(filter));
  return (
    <Page>
      <PageHeader
        back={<BackLink to="/settings">Settings</BackLink>}
        title="Outbox"
        lead={
          <span className="max-md:hidden">
            Every mail and text of your salon: what went, what waits, and why something did not go.
          </span>
        }
      />
      {!list.error && <DeliveryBanner />}
      <PagedList
        list={list}
        name="the outbox"
        shape={Array.from({ length: 8 }, () => "h-16 rounded-none")}
        layout="flex flex-col gap-px overflow-clip rounded-card"
        more="Show older messages"
        filters={
          <div className="flex flex-col gap-3">
            <OutboxFilters filter={filter} onChange={change} />
            <OutboxStanding
              status={filter.status}
              onChange={(chosen) => change("status", chosen)}
            />
          </div>
        }
        filtered={filtered}
        none={
          <>
            <p>No message is like this.</p>
            <Button kind="ghost" onClick={clear}>
              Show all messages
            </Button>
          </>
        }
        empty={
          <EmptyState icon={Mail} title="Nothing sent yet">
            Confirmations, reminders, replies and links to reset a password appear here as they go
            out.
          </EmptyState>
        }
      >
        {(messages, page) => (
          <section aria-label="Messages" className="flex flex-col gap-3">
            <p role="status" className="text-sm text-ink-3">
              {plural(page?.total ?? messages.length, "message")}
            </p>
            <ul className="divide-y divide-line-soft rounded-card border border-line-soft bg-surface shadow-edge">
              {messages.map((message) => (
                <MessageRow key={message.id} message={message} />
              ))}
            </ul>
          </section>
        )}
      </PagedList>
    </Page>
  );
}
