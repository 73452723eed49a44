import { useQuery } from "@tanstack/react-query";
import { CalendarOff, UserPlus, Users } from "lucide-react";
import { useState } from "react";
import { may } from "#tools/access/permissions-rules.ts";
import { listInvitations } from "#ui/api/invitations.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { listStylists, listTeam } from "#ui/api/stylists.ts";
import { DaysOff } from "#ui/cards/week-hours/days-off.tsx";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { FoldCard } from "#ui/components/fold-card.tsx";
import { PageHeader } from "#ui/components/page-header.tsx";
import { Page } from "#ui/components/page.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { StylistCard } from "./stylist-card.tsx";
import { StylistDialog } from "./stylist-dialog.tsx";

/** Who works in the salon: profiles, booking links, hours and who may sign in. */
export function StylistsScreen() {
  const { data: session } = useQuery(sessionQuery);
  const role = session?.salon.role ?? "stylist";
  const runsTeam = may(role, "manage_team");
  const list = useQuery({ ...listStylists, enabled: session !== undefined && !runsTeam });
  const team = useQuery({ ...listTeam, enabled: runsTeam });
  const { data: invitations } = useQuery({ ...listInvitations, enabled: runsTeam });
  const [adding, setAdding] = useState(false);
  const { error, isFetching, refetch } = runsTeam ? team : list;
  const stylists = runsTeam ? team.data : list.data;
  const add = runsTeam && (
    <Button
      kind="primary"
      icon={<UserPlus size={17} aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      Add Stylist
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title="Stylists"
        lead="Each stylist has a page where clients book, hours of their own and, if you invite them, a sign-in."
        actions={add}
      />
      {error && (
        <ErrorState
          title="The team could not be read"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {sentenceOf(error)}
        </ErrorState>
      )}
      {!error && !stylists && (
        <div role="status" aria-label="Loading stylists" className="grid gap-4 md:grid-cols-2">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-64 rounded-card" />
          ))}
        </div>
      )}
      {stylists?.length === 0 && (
        <EmptyState icon={<Users size={22} aria-hidden="true" />} action={add}>
          No stylists yet. Create your first stylist profile to get started!
        </EmptyState>
      )}
      {stylists && stylists.length > 0 && (
        <ul aria-label="Stylists" className="grid gap-4 md:grid-cols-2">
          {stylists.map((stylist) => (
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
      {stylists && (
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
      )}
      {adding && <StylistDialog role={role} onClose={() => setAdding(false)} />}
    </Page>
  );
}
