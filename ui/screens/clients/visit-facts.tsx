import { useState, type ReactNode } from "react";
import type { Client } from "#tools/clients/schema.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { timeAgo } from "#ui/lib/format.ts";

/** Next visit, last visit, how many there were and how many were missed. */
export function VisitFacts({ client }: { client: Client }) {
  const { nextVisitAt, lastVisitAt, visits, noShows } = client;
  const [now] = useState(() => Date.now());
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line-soft bg-line-soft shadow-edge md:grid-cols-4">
      <Fact name="Next visit">
        {nextVisitAt ? <Day at={nextVisitAt} /> : <None>None booked</None>}
      </Fact>
      <Fact
        name="Last visit"
        more={lastVisitAt && isBefore(lastVisitAt, now) ? timeAgo(lastVisitAt) : undefined}
      >
        {lastVisitAt ? <Day at={lastVisitAt} /> : <None>None yet</None>}
      </Fact>
      <Fact name="Visits">{visits}</Fact>
      <Fact name="Did not come">{noShows}</Fact>
    </dl>
  );
}

function Fact({
  name,
  more,
  children,
}: {
  name: string;
  more?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="bg-surface px-[22px] py-4 max-md:px-4">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="mt-0.5 font-display text-lg font-semibold tracking-tight">
        {children}
        {more && (
          <span className="block font-sans text-xs font-normal tracking-normal text-ink-3">
            {more}
          </span>
        )}
      </dd>
    </div>
  );
}

/** Whether a whole day has gone by since. */
const isBefore = (at: string, now: number) => now - Date.parse(at) >= 86_400_000;

function Day({ at }: { at: string }) {
  const shortDate = useShortDate();
  return <time dateTime={at}>{shortDate(at)}</time>;
}

const None = ({ children }: { children: ReactNode }) => (
  <span className="text-ink-3">{children}</span>
);
