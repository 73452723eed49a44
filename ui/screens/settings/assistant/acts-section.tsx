import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { may } from "#tools/access/permissions-rules.ts";
import { listActions } from "#ui/api/actions.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { ActLines } from "#ui/cards/acts/act-lines.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { plural } from "#ui/lib/format.ts";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** Everything that the assistant changed: one's own, or for who sees the log everybody's. */
export function ActsSection() {
  const { data: session } = useQuery(sessionQuery);
  const list = useInfiniteQuery(listActions({}));
  const role = session?.salon.role;
  const whose = role && may(role, "see_audit") ? "someone here" : "you";
  return (
    <SettingsCard of="acts">
      <PagedList
        list={list}
        name="the ledger"
        shape={["h-8 w-full", "h-8 w-full"]}
        more="Show older lines"
        empty={
          <p role="status" className="text-ink-2">
            Nothing yet. What it changes because {whose} asked stands here.
          </p>
        }
      >
        {(acts, page) => (
          <>
            <ActLines acts={acts} own={session?.salon.stylistId} />
            <p role="status" className="text-sm text-ink-3">
              {plural(page?.total ?? acts.length, "line")}
            </p>
          </>
        )}
      </PagedList>
    </SettingsCard>
  );
}
