import { useQuery } from "@tanstack/react-query";
import { getClient } from "#ui/api/desk/clients.ts";
import { LastBowl } from "#ui/cards/client/last-bowl.tsx";
import { MustKnow } from "#ui/cards/client/must-know.tsx";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { plural } from "#ui/lib/format.ts";

/** Beside a conversation at a desk: what must be known of the client, when they come and what was mixed last. */
export function WhoWrites({ clientId }: { clientId: string }) {
  const { data: client } = useQuery(getClient(clientId));
  const dateOf = useShortDate();
  return (
    <aside
      aria-label="Who writes"
      className="flex w-64 shrink-0 flex-col gap-5 overflow-y-auto border-l border-line-soft p-5"
    >
      {client && (
        <>
          <MustKnow client={client} brief />
          <dl className="flex flex-col divide-y divide-line-soft text-sm">
            {[
              ["Next visit", client.nextVisitAt ? dateOf(client.nextVisitAt) : "None booked"],
              ["Last visit", client.lastVisitAt ? dateOf(client.lastVisitAt) : "None yet"],
              ["Been here", plural(client.visits, "time")],
            ].map(([name, words]) => (
              <div key={name} className="flex justify-between gap-4 py-2.5 first:pt-0">
                <dt className="text-ink-2">{name}</dt>
                <dd className="text-right font-medium">{words}</dd>
              </div>
            ))}
          </dl>
          <LastBowl clientId={clientId} className="items-start! border-t border-line-soft pt-5" />
        </>
      )}
    </aside>
  );
}
