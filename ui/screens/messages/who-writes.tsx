import { useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { getClient, getClientHistory } from "#ui/api/desk/clients.ts";
import { warningsOf } from "#ui/cards/client/client-words.ts";
import { LastBowl } from "#ui/cards/client/last-bowl.tsx";
import { MustKnow } from "#ui/cards/client/must-know.tsx";
import { useBrandName } from "#ui/cards/client/use-brand-name.ts";
import { useEnd, useShortDate } from "#ui/cards/client/use-short-date.ts";
import { cx } from "#ui/lib/cx.ts";

/** Visits that are listed beside a conversation. */
const VISITS = 5;

/** Beside a conversation at a desk: what must be known of the client, their visits and what was mixed last. */
export function WhoWrites({ clientId }: { clientId: string }) {
  const { data: client } = useQuery(getClient(clientId));
  const dateOf = useShortDate();
  return (
    <aside
      aria-label="Who writes"
      className="flex w-76 shrink-0 flex-col gap-5 overflow-y-auto border-l border-line-soft p-5"
    >
      {client && (
        <>
          <dl className="grid grid-cols-3 gap-3">
            {[
              ["Next visit", client.nextVisitAt ? dateOf(client.nextVisitAt) : "None"],
              ["Last visit", client.lastVisitAt ? dateOf(client.lastVisitAt) : "None yet"],
              ["Visits", client.visits],
            ].map(([name, words]) => (
              <div key={name}>
                <dt className="text-xs text-ink-2">{name}</dt>
                <dd className="font-display text-md font-semibold">{words}</dd>
              </div>
            ))}
          </dl>
          <MustKnow client={client} />
          <Visits clientId={clientId} />
          <LastBowl clientId={clientId} className="items-start! border-t border-line-soft pt-5" />
        </>
      )}
    </aside>
  );
}

/** The same on a tablet and a phone, in one line whose room is there before it comes: what must be known, and when they come. */
export function WhoWritesBriefly({ clientId }: { clientId: string }) {
  const { data: client } = useQuery(getClient(clientId));
  const [now] = useState(() => Date.now());
  const dateOf = useShortDate();
  const words = { brandOf: useBrandName(), dateOf, endOf: useEnd() };
  const warnings = client ? warningsOf(client, now, words, { colours: true }) : [];
  return (
    <p
      aria-label="Who writes"
      role="group"
      className="flex min-h-10 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line-soft px-5 py-2 text-sm text-ink-2 max-md:px-4"
    >
      {warnings.length > 0 && (
        <strong
          className={cx(
            "flex min-w-0 items-start gap-1.5 font-semibold",
            warnings.some(({ tone }) => tone === "bad") ? "text-bad" : "text-warn",
          )}
        >
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="wrap-anywhere">{warnings.map(inShort).join(" · ")}</span>
        </strong>
      )}
      {client && (
        <span className="shrink-0">
          {client.nextVisitAt ? `Next visit ${dateOf(client.nextVisitAt)}` : "No visit booked"}
        </span>
      )}
    </p>
  );
}

/** What is written of a client is said itself; the rest says it by its name. */
const inShort = ({ key, title, text }: ReturnType<typeof warningsOf>[number]): string =>
  key === "mustKnow" ? text : key === "allergies" ? `${title}: ${text}` : title;

function Visits({ clientId }: { clientId: string }) {
  const { data: events = [] } = useQuery(getClientHistory(clientId));
  const dateOf = useShortDate();
  const [now] = useState(() => new Date().toISOString());
  const visits = events.flatMap((each) =>
    each.kind === "visit" && each.status !== "cancelled" && each.at <= now ? [each] : [],
  );
  if (visits.length === 0) return null;
  return (
    <section aria-label="Past visits" className="border-t border-line-soft pt-5">
      <h3 className="mb-1 text-base">Past visits</h3>
      <ul className="divide-y divide-line-soft text-sm">
        {visits.slice(0, VISITS).map((visit) => (
          <li key={visit.id} className="flex items-baseline justify-between gap-4 py-2.5">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">{visit.serviceType}</span>
              <span className="text-xs text-ink-2">{visit.stylistName}</span>
            </span>
            <span className="shrink-0 text-xs text-ink-2">{dateOf(visit.at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
