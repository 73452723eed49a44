import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { getCalendar } from "#ui/api/desk/appointments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { isOver } from "#ui/cards/appointment-card/appointment-words.ts";
import { AppointmentLine } from "#ui/cards/appointment-card/appointment-line.tsx";
import { useKeepsClients } from "#ui/cards/client/use-keeps-clients.ts";
import { useMustKnow } from "#ui/cards/client/use-must-know.ts";
import { Card } from "#ui/components/page/card.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import { Skeletons } from "#ui/components/page/skeleton.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { plural, timeIn } from "#ui/lib/format.ts";
import { diaryOf, type Diary, type DiaryRow } from "./diary-rules.ts";

const NextClient = lazy(async () => ({
  default: (await import("./next-client.tsx")).NextClient,
}));

/** More of the day is on its own screen. */
const SHOWN = 5;
const DEVICE_ZONE = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const DAYS = [
  { value: "today", label: "Now" },
  { value: "tomorrow", label: "Tomorrow" },
] as const;
const SCOPES = [
  { value: "all", label: "All chairs" },
  { value: "own", label: "Mine" },
] as const;

/** Who sits and who comes, today or tomorrow: to oneself, or to all chairs for those who see them, each with what must be known. Nothing without scheduling. */
export function Today({ now }: { now: number }) {
  const { data: session } = useQuery(sessionQuery);
  const keeps = useKeepsClients();
  const me = session?.salon.stylistId;
  const role = session?.salon.role;
  const seesAll = role !== undefined && may(role, "see_all_calendars");
  const here = wallOf(DEVICE_ZONE, now).date;
  const scope = seesAll ? undefined : me;
  const first = useQuery({
    ...getCalendar({ from: here, to: here, stylistId: scope }),
    enabled: keeps && me !== undefined,
  });
  const [asked, setAsked] = useState<"today" | "tomorrow">();
  const visits = first.data?.appointments ?? [];
  // once the last has gone, tomorrow is what counts
  const done = visits.length > 0 && visits.every((visit) => isOver(visit, now));
  const when = asked ?? (done ? "tomorrow" : "today");
  const [chosen, setChosen] = useState<"all" | "own">("all");
  // where the salon's day is another than this device's
  const there = first.data && wallOf(first.data.timeZone, now).date;
  const date = addDays(there ?? here, when === "today" ? 0 : 1);
  const day = useQuery({
    ...getCalendar({ from: date, to: date, stylistId: scope }),
    enabled: there !== undefined,
  });
  const working = new Set((day.data ?? first.data)?.working.map(({ stylistId }) => stylistId));
  const several = working.size > 1;
  if (!keeps || !me) return null;
  return (
    <Card aria-label="Now" className="min-w-0 min-[75rem]:flex-[1.8]">
      <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3">
        <h2 className="flex-1 text-lg">Who comes</h2>
        <div className="flex flex-wrap gap-2">
          <SegmentedControl label="Which day" options={DAYS} value={when} onChange={setAsked} />
          {seesAll && several && (
            <SegmentedControl
              label="Whose day"
              options={SCOPES}
              value={chosen}
              onChange={setChosen}
            />
          )}
        </div>
      </div>
      <QueryView
        query={first.data ? day : first}
        name="the day"
        shape={["h-36", "h-16", "h-16", "h-16"]}
        layout="flex flex-col gap-2"
      >
        {(view) => {
          const whose = seesAll && several && chosen === "all" ? undefined : me;
          return (
            <Day
              diary={diaryOf(view, now, seesAll && !several ? onlyOne(view, me) : whose)}
              timeZone={view.timeZone}
              withStylist={whose === undefined}
              today={when === "today"}
            />
          );
        }}
      </QueryView>
      <p className="mt-2">
        <TextLink to={`/appointments?view=day&date=${date}`}>Open the day</TextLink>
      </p>
    </Card>
  );
}

/** Where one stylist alone works or is booked, it is their day, whoever looks. */
function onlyOne(view: Parameters<typeof diaryOf>[0], me: string): string | undefined {
  const ids = new Set([...view.working, ...view.appointments].map(({ stylistId }) => stylistId));
  const [only] = ids;
  return ids.size > 1 ? undefined : (only ?? me);
}

function Day({
  diary: { seated, next, visits, over, unclosed, rows },
  timeZone,
  withStylist,
  today,
}: {
  diary: Diary;
  /** Not tomorrow, of which nothing has begun. */
  today: boolean;
  timeZone: string;
  withStylist: boolean;
}) {
  if (visits === 0)
    return (
      <>
        <p className="text-ink-2">Nobody is booked {today ? "today" : "tomorrow"}.</p>
        <Rows rows={rows} timeZone={timeZone} withStylist={withStylist} />
      </>
    );
  const ahead = today ? [...seated, ...(next ? [next] : [])] : [];
  const left = rows.filter(
    (row) => row.kind !== "visit" || (!row.over && !ahead.includes(row.appointment)),
  );
  const shown = left.slice(0, SHOWN);
  const hidden = left.slice(SHOWN).filter(({ kind }) => kind === "visit").length;
  return (
    <>
      <div className="mb-3 flex flex-col gap-3">
        {ahead.map((appointment) => (
          <Suspense
            key={appointment.id}
            fallback={<Skeletons label="Loading the visit" shape={["h-36"]} />}
          >
            <NextClient
              appointment={appointment}
              inChair={appointment !== next}
              withStylist={withStylist}
            />
          </Suspense>
        ))}
      </div>
      {today && !next && <p className="mb-4 text-ink-2">Nobody else comes today.</p>}
      <Rows rows={shown} timeZone={timeZone} withStylist={withStylist} />
      {(over > 0 || hidden > 0) && (
        <p className="border-t border-line-soft pt-3 text-sm text-ink-3">
          {[
            over > 0 && `${plural(over, "visit")} over`,
            unclosed > 0 && `${unclosed} to complete`,
            hidden > 0 && `${hidden} more later`,
          ]
            .filter(Boolean)
            .join(", ")}
        </p>
      )}
    </>
  );
}

function Rows({
  rows,
  timeZone,
  withStylist,
}: {
  rows: readonly DiaryRow[];
  timeZone: string;
  withStylist: boolean;
}) {
  const mustKnow = useMustKnow(
    rows.flatMap((row) => (row.kind === "visit" ? [row.appointment] : [])),
  );
  const clock = (instant: string) => timeIn(timeZone, Date.parse(instant));
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.key} className="border-t border-line-soft">
          {row.kind === "visit" && (
            <AppointmentLine
              appointment={row.appointment}
              mustKnow={mustKnow.get(row.appointment.clientId ?? "")}
              withStylist={withStylist}
            />
          )}
          {row.kind === "gap" && (
            <p className="flex min-h-11 items-center gap-4 text-sm text-ink-3 max-md:gap-3">
              <span className="w-18 shrink-0 font-mono">{clock(row.from)}</span>
              Free until {clock(row.to)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
