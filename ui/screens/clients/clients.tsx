import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ContactRound, UserRoundPlus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { listClientDuplicates, listClients } from "#ui/api/desk/clients.ts";
import { ClientDialog } from "#ui/cards/client/client-dialog.tsx";
import { ClientLine } from "#ui/cards/client/client-line.tsx";
import { useRole } from "#ui/cards/client/use-role.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { plural } from "#ui/lib/format.ts";
import { WhoComes } from "./who-comes.tsx";
import { AwayFilter, awayIn, awaySince } from "./away-filter.tsx";

/** Everybody whose hair the salon colours. What is sought stands in the address. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const [sought, setSought] = useState(params.get("search") ?? "");
  const [making, setMaking] = useState(false);
  const navigate = useNavigate();
  const [now] = useState(() => Date.now());
  const away = awayIn(params.get("away"));
  const search = useDeferredValue(sought.trim());
  const list = useInfiniteQuery(listClients(search, awaySince(away, now)));
  const none = list.data?.pages[0]?.items.length === 0;
  const { colours } = useRole();
  const empty = none && search === "" && !away;
  const narrow = (words: string, days: string) =>
    setParams(
      { ...(words.trim() && { search: words.trim() }), ...(days && { away: days }) },
      { replace: true },
    );
  const seek = (words: string) => {
    setSought(words);
    narrow(words, away);
  };
  return (
    <Page>
      <PageHeader
        title="Clients"
        beside
        lead={
          <span className="max-md:hidden">
            Who comes, what was mixed for them, and what to know before touching their hair.
          </span>
        }
        actions={
          <>
            <DuplicatesLink />
            <Button
              kind={empty ? "secondary" : "primary"}
              icon={<UserRoundPlus size={17} aria-hidden="true" />}
              onClick={() => setMaking(true)}
            >
              New client
            </Button>
          </>
        }
      />
      <PagedList
        list={list}
        name="the clients"
        shape={Array.from({ length: 6 }, () => "h-18 rounded-m")}
        layout="flex flex-col gap-2"
        more="Show more clients"
        filters={
          <div role="search" className="flex gap-2.5">
            <SearchField
              label="Find a client"
              placeholder="Name, phone"
              value={sought}
              onChange={seek}
              className="min-w-0 flex-1"
            />
            <AwayFilter value={away} onChange={(days) => narrow(sought, days)} />
          </div>
        }
        filtered={search !== "" || away !== ""}
        none={
          <EmptyState
            className="w-full"
            icon={<ContactRound size={22} aria-hidden="true" />}
            action={
              search &&
              !away && (
                <Button
                  kind="primary"
                  icon={<UserRoundPlus size={17} aria-hidden="true" />}
                  onClick={() => setMaking(true)}
                >
                  New client “{search}”
                </Button>
              )
            }
          >
            {nobody(search, away)}
          </EmptyState>
        }
        empty={
          <EmptyState
            icon={<ContactRound size={22} aria-hidden="true" />}
            title="No clients yet"
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button kind="primary" onClick={() => setMaking(true)}>
                  Write down a client
                </Button>
                {colours && <ButtonLink to="/consultation">New consultation</ButtonLink>}
              </div>
            }
          >
            Whoever books or has a consultation gets a record by themselves. You can also write one.
          </EmptyState>
        }
      >
        {(found, page) => (
          <>
            {search === "" && !away && <WhoComes />}
            <p role="status" className="-mb-3 text-sm text-ink-2">
              {plural(page?.total ?? found.length, "client")}
              {search === "" && <span className="text-ink-3">, most recent first</span>}
            </p>
            <ul className="@container flex flex-col rounded-card border border-line-soft bg-surface px-3.5 shadow-edge">
              {found.map((client) => (
                <li
                  key={client.id}
                  className="min-w-0 border-t border-line-soft first:border-t-0 [contain-intrinsic-size:auto_74px] [content-visibility:auto]"
                >
                  <ClientLine client={client} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {making && (
        <ClientDialog
          name={none ? search : ""}
          onClose={() => setMaking(false)}
          onSaved={({ id }) => void navigate(`/clients/${id}`)}
        />
      )}
    </Page>
  );
}

const nobody = (search: string, away: string) => {
  if (!away) return `Nobody fits “${search}”.`;
  return search
    ? `Nobody who fits “${search}” stayed away that long.`
    : "Nobody stayed away that long.";
};

/** The way to records that may be one person; for who may merge them, and only where there are some. */
function DuplicatesLink() {
  const { leads } = useRole();
  const { data } = useQuery({ ...listClientDuplicates, enabled: leads });
  if (!data || data.length === 0) return null;
  return (
    <ButtonLink to="/clients/duplicates" kind="ghost">
      {plural(data.length, "possible duplicate")}
    </ButtonLink>
  );
}
