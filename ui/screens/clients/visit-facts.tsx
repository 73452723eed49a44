import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Client } from "#tools/clients/schema.ts";
import type { ClientEvent } from "#tools/history/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { getClientHistory, getClientMoney } from "#ui/api/desk/clients.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { cx } from "#ui/lib/cx.ts";
import { timeAgo } from "#ui/lib/format.ts";

/** Next visit, last visit, how many there were and how many were missed; and what was paid, for whom that concerns. */
export function VisitFacts({ client }: { client: Client }) {
  const { nextVisitAt, lastVisitAt, visits, noShows } = client;
  const [now] = useState(() => Date.now());
  const { data: events } = useQuery(getClientHistory(client.id));
  const { data: money } = useQuery(getClientMoney(client.id));
  const next = events?.find((each) => each.kind === "visit" && each.at === nextVisitAt);
  return (
    <dl
      className={cx(
        "grid grid-cols-4 overflow-hidden rounded-card max-md:px-2.5 max-md:py-1 border border-line-soft bg-surface shadow-edge",
        "lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none",
      )}
    >
      <Fact name="Next visit" more={next && nextWords(next)}>
        {nextVisitAt ? <Day at={nextVisitAt} /> : <None>None</None>}
      </Fact>
      <Fact
        name="Last visit"
        more={lastVisitAt && isBefore(lastVisitAt, now) ? timeAgo(lastVisitAt) : undefined}
      >
        {lastVisitAt ? <Day at={lastVisitAt} /> : <None>None</None>}
      </Fact>
      <Fact name="Visits">{visits}</Fact>
      {noShows > 0 && <Fact name="Did not come">{noShows}</Fact>}
      {money && (
        <>
          <Fact name="Taken so far">{priceText(money.taken, money.currency)}</Fact>
          {money.owed > 0 && (
            <Fact name="Owed" more={openWords(money.open.length)}>
              <span className="text-bad">{priceText(money.owed, money.currency)}</span>
            </Fact>
          )}
        </>
      )}
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
    <div className="px-[22px] py-4 max-md:px-1.5 max-md:py-2">
      <dt className="text-sm text-ink-2 max-md:text-2xs">{name}</dt>
      <dd className="mt-0.5 font-display text-lg font-semibold tracking-tight max-md:text-base">
        {children}
        {more && (
          <span className="block font-sans text-xs font-normal tracking-normal text-balance text-ink-3 max-md:hidden">
            {more}
          </span>
        )}
      </dd>
    </div>
  );
}

const openWords = (visits: number) =>
  visits > 0
    ? `${visits === 1 ? "One visit is" : `${visits} visits are`} not wholly paid`
    : undefined;

/** What it is for, with whom, and what comes before. */
function nextWords(next: ClientEvent): string | undefined {
  if (next.kind !== "visit") return undefined;
  const { serviceType, stylistName, needsPatchTest } = next;
  return `${serviceType || "Visit"} with ${stylistName}${needsPatchTest ? ", patch test needed" : ""}`;
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
