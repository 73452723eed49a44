import { listStylists, listTeam } from "#ui/api/house/stylists.ts";
import { listInvitations } from "#ui/api/house/invitations.ts";
import { useQuery } from "@tanstack/react-query";
import { CalendarOff, UserPlus, Users } from "lucide-react";
import { useState } from "react";
import { may } from "#tools/access/permissions-rules.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import type { Read } from "#ui/lib/http/read.ts";
import type { Stylist } from "#tools/stylists/schema.ts";
import { DaysOff } from "#ui/cards/week-hours/days-off.tsx";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { FoldCard } from "#ui/components/page/fold-card.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { StylistCard } from "./stylist-card.tsx";
import { StylistDialog } from "./stylist-dialog.tsx";

const GRID = "grid gap-4 md:grid-cols-2 xl:grid-cols-3";

/** Whoever looks finds themselves first. */
const ownFirst = (all: readonly Stylist[], own: string | undefined) =>
  all.toSorted((a, b) => Number(b.id === own) - Number(a.id === own));

/** Who works in the salon: profiles, booking links, hours and who may sign in. */
export function Component() {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.salon.role ?? "stylist";
  const runsTeam = may(role, "manage_team");
  const list = useQuery({ ...listStylists, enabled: session !== undefined && !runsTeam });
  const team = useQuery({ ...listTeam, enabled: runsTeam });
  const { data: invitations } = useQuery({ ...listInvitations, enabled: runsTeam });
  const [adding, setAdding] = useState(false);
  const stylists: Read<readonly Stylist[]> = runsTeam ? team : list;
  const add = runsTeam && (
    <Button kind="primary" icon={UserPlus} onClick={() => setAdding(true)}>
      Add Stylist
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title="Stylists"
        beside
        lead="Each stylist has a page where clients book, hours of their own and, if you invite them, a sign-in."
        actions={add}
      />
      <QueryView
        query={stylists}
        name="the team"
        shape={Array.from({ length: 4 }, () => "h-64 rounded-card")}
        layout={GRID}
      >
        {(all) => (
          <>
            {all.length === 0 ? (
              <EmptyState icon={Users} action={add}>
                No stylists yet. Create your first stylist profile to get started!
              </EmptyState>
            ) : (
              <ul aria-label="Stylists" className={GRID}>
                {ownFirst(all, session?.salon.stylistId).map((stylist) => (
                  <li key={stylist.id} className="flex min-w-0">
                    <StylistCard
                      stylist={stylist}
                      invitation={invitations?.find(({ stylistId }) => stylistId === stylist.id)}
                      own={stylist.id === session?.salon.stylistId}
                      role={role}
                    />
                  </li>
                ))}
              </ul>
            )}
            <FoldCard
              title="Salon holidays"
              hint={
                <span className="inline-flex items-center gap-1.5">
                  <CalendarOff size={15} aria-hidden="true" />
                  Days on which nobody can be booked
                </span>
              }
            >
              <DaysOff stylistId={null} mayChange={may(role, "manage_hours_of_others")} />
            </FoldCard>
          </>
        )}
      </QueryView>
      {adding && <StylistDialog role={role} onClose={() => setAdding(false)} />}
    </Page>
  );
}
