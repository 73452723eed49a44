import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router";
import type { Client } from "#tools/clients/schema.ts";
import { getClient } from "#ui/api/desk/clients.ts";
import { DoneHere } from "#ui/cards/acts/done-here.tsx";
import { ClientMark } from "#ui/cards/client/client-mark.tsx";
import { LastBowl } from "#ui/cards/client/last-bowl.tsx";
import { MustKnow } from "#ui/cards/client/must-know.tsx";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { useRole } from "#ui/cards/client/use-role.ts";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryPage } from "#ui/components/page/query-page.tsx";
import { Tabs } from "#ui/components/page/tabs.tsx";
import { ClientPhotos } from "./client-photos.tsx";
import { ClientTests } from "./client-tests.tsx";
import { ClientTexts } from "./texts/client-texts.tsx";
import { Contact } from "./contact.tsx";
import { LastPair } from "./last-pair.tsx";
import { PatchTest } from "./patch-test.tsx";
import { RecordActs } from "./record-acts.tsx";
import { RecordNotes } from "./record-notes.tsx";
import { Timeline } from "./timeline.tsx";
import { VisitFacts } from "./visit-facts.tsx";

/** One client: what must be known first, then all that was done and all that is kept. */
export function Component() {
  const { id = "" } = useParams();
  const query = useQuery(getClient(id));
  return (
    <QueryPage query={query} title="Client" back={BACK} name="the client" missing={<Gone />}>
      {(client) => <Record key={id} client={client} />}
    </QueryPage>
  );
}

const BACK = <BackLink to="/clients">Clients</BackLink>;

const TABS = [
  { id: "timeline", label: "Timeline" },
  { id: "photos", label: "Photos" },
  { id: "tests", label: "Tests" },
  { id: "texts", label: "Texts" },
  {
    id: "notes",
    label: (
      <span>
        Notes<span className="max-md:sr-only"> and allergies</span>
      </span>
    ),
  },
] as const;

type TabId = (typeof TABS)[number]["id"];

function Record({ client }: { client: Client }) {
  const [params, setParams] = useSearchParams();
  const { colours } = useRole();
  const tabs = colours ? TABS : TABS.filter(({ id }) => id !== "photos");
  const tab: TabId = tabs.find(({ id }) => id === params.get("tab"))?.id ?? "timeline";
  const open = (next: TabId) =>
    setParams(next === "timeline" ? {} : { tab: next }, { replace: true });
  return (
    <Page>
      <PageHeader
        back={BACK}
        mark={<ClientMark client={client} className="size-16 rounded-card text-lg" />}
        title={client.name}
        lead={<Contact client={client} />}
        actions={<RecordActs client={client} />}
      />
      <MustKnow client={client} action={<PatchTest client={client} />} />
      <Tabs label="Record" tabs={tabs} value={tab} onChange={open}>
        {tab === "timeline" && (
          <div className="flex flex-col gap-4">
            {colours && (
              <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_auto] empty:hidden">
                <LastBowl
                  clientId={client.id}
                  className="rounded-card border border-line-soft bg-surface px-[22px] py-4 shadow-edge max-md:px-4"
                />
                <LastPair clientId={client.id} onOpen={() => open("photos")} />
              </div>
            )}
            <VisitFacts client={client} />
            <Timeline clientId={client.id} />
          </div>
        )}
        {tab === "photos" && <ClientPhotos client={client} />}
        {tab === "tests" && <ClientTests client={client} />}
        {tab === "texts" && <ClientTexts client={client} />}
        {tab === "notes" && <RecordNotes client={client} />}
      </Tabs>
      <DoneHere kind="client" id={client.id} />
    </Page>
  );
}

function Gone() {
  return (
    <Page>
      {BACK}
      <PageHeader
        title="Client not found"
        lead="The record may have been erased or joined with another, or the address is not right."
      />
    </Page>
  );
}
