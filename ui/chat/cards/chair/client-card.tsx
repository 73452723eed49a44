import type { FoundClients, FoundDuplicates } from "#tools/clients/assistant-schema.ts";
import type { OpenedClient } from "#tools/history/schema.ts";
import type { Client, ClientRow, MergedClients } from "#tools/clients/schema.ts";
import { ClientLine } from "#ui/cards/client/client-line.tsx";
import { MustKnow } from "#ui/cards/client/must-know.tsx";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { useFolded } from "#ui/chat/thread/folded.ts";

/** Clients that were found, each leading to the record. */
export function FoundClientsCard({ value: { items } }: { value: FoundClients }) {
  return <Lines label="Clients found" clients={items} />;
}

/** A record that was opened or saved: who it is, and what must be known of them. */
export function ClientRecordCard({ value: client }: { value: Client }) {
  return (
    <div className="flex flex-col gap-2.5">
      <Lines label="Client" clients={[client]} />
      <MustKnow client={client} />
    </div>
  );
}

/** A record that was opened for the conversation. */
export function OpenedClientCard({ value: { client } }: { value: OpenedClient }) {
  return <ClientRecordCard value={client} />;
}

/** The one record that two became. */
export function MergedClientsCard({ value: { client } }: { value: MergedClients }) {
  return <ClientRecordCard value={client} />;
}

/** Records that may be one person, pair by pair, and the way to join them. */
export function DuplicatesCard({ value: { pairs } }: { value: FoundDuplicates }) {
  if (pairs.length === 0) return null;
  return (
    <div className="flex flex-col gap-2.5">
      {pairs.map(({ a, b }) => (
        <Lines key={`${a.id} ${b.id}`} label={`${a.name} and ${b.name}`} clients={[a, b]} />
      ))}
      <ButtonLink to="/clients/duplicates" className="self-start">
        Compare and merge
      </ButtonLink>
    </div>
  );
}

function Lines({ label, clients }: { label: string; clients: readonly ClientRow[] }) {
  const { shown, unfold } = useFolded(clients);
  if (clients.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className="@container flex flex-col divide-y divide-line-soft rounded-card border border-line-soft bg-surface p-1.5 shadow-edge"
    >
      {shown.map((client) => (
        <li key={client.id} className="min-w-0">
          <ClientLine client={client} />
        </li>
      ))}
      {unfold && (
        <li className="p-1.5">
          <Button kind="ghost" onClick={unfold}>
            Show all {clients.length}
          </Button>
        </li>
      )}
    </ul>
  );
}
