import { useQuery } from "@tanstack/react-query";
import { FileUp, FlaskConical, History } from "lucide-react";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { latestConsultations } from "#ui/api/chair/consultations.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { getStats } from "#ui/api/house/stats.ts";
import { listTimers } from "#ui/api/chair/timers.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { ConsultationRow } from "#ui/cards/consultation-card.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Skeleton, Skeletons } from "#ui/components/page/skeleton.tsx";
import { FailuresOnce } from "#ui/components/page/failures.tsx";
import { plural } from "#ui/lib/format.ts";
import { FirstRun } from "./first-run.tsx";
import { greeting } from "./greeting.ts";
import { LowStock } from "./low-stock.tsx";
import { StatCards } from "./stat-cards.tsx";
import { NeedsAttention } from "./attention.tsx";
import { RunningTimers } from "./running-timers.tsx";
import { useMinute } from "#ui/lib/use-minute.ts";

// it brings the reckoning of time zones along, which the first screen does not wait for
const Today = lazy(async () => ({ default: (await import("./today.tsx")).Today }));

const RECENT = 3;

const ACTIONS = [
  { to: "/consultation", label: "Start a consultation", icon: FlaskConical },
  { to: "/upload", label: "Upload the formula database", icon: FileUp },
  { to: "/history", label: "View history", icon: History },
];

/** Home: now, what waits, the assistant's composer and the ways to begin; then what there is and what was done last. */
export function DashboardScreen({ composer }: { composer?: ReactNode }) {
  const [arrived] = useState(() => new Date());
  const now = useMinute();
  const { data: session } = useQuery(sessionQuery);
  const stats = useQuery(getStats);
  const { colours } = useRole();
  const recent = useQuery({ ...latestConsultations(RECENT), enabled: colours });
  const fresh = stats.data?.totalConsultations === 0 && stats.data.formulasInDatabase === 0;
  return (
    <Page shape={SHAPE}>
      <PageHeader
        title={greeting(arrived, session?.user.name)}
        lead={<Lead day={arrived} fresh={fresh} />}
        className="md:[&_h1]:text-3xl"
      />
      <FailuresOnce>
        {composer}
        {fresh && <FirstRun />}
        <div className="flex flex-col gap-5 min-[75rem]:flex-row min-[75rem]:items-start">
          <Suspense fallback={<Skeletons label="Loading today" shape={["h-36"]} />}>
            <Today now={now} />
          </Suspense>
          <div className="flex min-w-0 flex-1 flex-col gap-5">
            <RunningTimers />
            <NeedsAttention />
            <LowStock />
          </div>
        </div>
        <nav
          aria-label="Quick Actions"
          className="flex gap-2.5 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:py-1 md:flex-wrap scrollbar-none"
        >
          {(colours ? ACTIONS : []).map(({ to, label, icon: Icon }) => (
            <ButtonLink
              key={to}
              to={to}
              className="h-[34px] shrink-0 bg-transparent px-3.5 text-[13.5px] font-medium text-ink-2 touch:h-11"
              icon={<Icon size={17} aria-hidden="true" />}
            >
              {label}
            </ButtonLink>
          ))}
        </nav>
        <QueryView
          query={stats}
          name="the figures"
          shape={["h-[94px]", "h-[94px]", "h-[94px] max-md:col-span-2"]}
          layout="grid grid-cols-2 gap-3.5 md:grid-cols-3"
        >
          {(read) => <StatCards stats={read} />}
        </QueryView>
        {colours && (
          <Card title="Recent Activity">
            <QueryView
              query={recent}
              name="recent activity"
              shape={["h-16"]}
              empty={<p className="text-ink-3">No recent activity</p>}
            >
              {(latest) => (
                <ul className="-mb-3">
                  {latest.slice(0, RECENT).map((consultation) => (
                    <li key={consultation.id} className="border-t border-line-soft">
                      <ConsultationRow consultation={consultation} />
                    </li>
                  ))}
                </ul>
              )}
            </QueryView>
          </Card>
        )}
      </FailuresOnce>
    </Page>
  );
}

/** The composer, then the day beside what waits. */
const SHAPE = (
  <>
    <Skeleton className="h-16 rounded-full" />
    <div className="flex flex-col gap-5 min-[75rem]:flex-row min-[75rem]:items-start">
      <Skeleton className="h-120 min-w-0 rounded-card min-[75rem]:flex-[1.8]" />
      <div className="flex min-w-0 flex-1 flex-col gap-5">
        <Skeleton className="h-52 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
      </div>
    </div>
  </>
);

/** What is going on now: running timers, else the day. */
function Lead({ day, fresh }: { day: Date; fresh: boolean }) {
  const { data: timers } = useQuery(listTimers);
  if (timers && timers.length > 0) {
    return `${plural(timers.length, "timer")} running.`;
  }
  if (fresh) return "Photos in, a formula that can be mixed now out.";
  return day.toLocaleDateString(undefined, { weekday: "long", month: "long", day: "numeric" });
}
