import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { listClientDuplicates } from "#ui/api/desk/clients.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { BackLink } from "#ui/components/page/back-link.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { DuplicatePair } from "./duplicate-pair.tsx";

/** Records that may be one person twice, side by side, for the owner or a manager to join. */
export function Component() {
  const { leads } = useRole();
  return (
    <Page>
      <PageHeader
        back={<BackLink to="/clients">Clients</BackLink>}
        title="Possible duplicates"
        lead="Two records that share an email, a phone number or a name. Keep one: visits, formulas and photos of the other move to it."
      />
      {leads ? (
        <Pairs />
      ) : (
        <EmptyState icon={<Users size={22} aria-hidden="true" />}>
          Only the owner or a manager can merge clients.
        </EmptyState>
      )}
    </Page>
  );
}

function Pairs() {
  const pairs = useQuery(listClientDuplicates);
  return (
    <QueryView
      query={pairs}
      name="the duplicates"
      shape={["h-60 rounded-card", "h-60 rounded-card"]}
      layout="flex flex-col gap-4"
    >
      {(all) => {
        if (all.length === 0)
          return (
            <EmptyState
              icon={<Users size={22} aria-hidden="true" />}
              title="Nobody is here twice"
              action={<ButtonLink to="/clients">All clients</ButtonLink>}
            >
              Every client has one record.
            </EmptyState>
          );
        return (
          <ul aria-label="Possible duplicates" className="flex flex-col gap-4">
            {all.map((pair) => (
              <li key={`${pair.a.id} ${pair.b.id}`}>
                <DuplicatePair pair={pair} />
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}
