import { useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import type { StylistMessage } from "#agent/chat/message.ts";
import type { Client } from "#tools/clients/schema.ts";
import { getClient } from "#ui/api/desk/clients.ts";
import { getConsultation } from "#ui/api/chair/consultations.ts";
import { ClientLink } from "#ui/cards/client/client-link.tsx";
import { MustKnow } from "#ui/cards/client/must-know.tsx";
import { useKeepsClients } from "#ui/cards/client/use-keeps-clients.ts";
import { useShortDate } from "#ui/cards/client/use-short-date.ts";
import { Card } from "#ui/components/page/card.tsx";
import { consultationIn } from "#ui/chat/thread/consultation-in.ts";
import { latest } from "#ui/chat/thread/tool-parts.ts";

/**
 * Allergies, patch test and warnings of whoever sits in the chair, where the salon keeps a record of them. A client who is only
 * spoken of is named first.
 */
export function BenchMustKnow({ messages }: { messages: readonly StylistMessage[] }) {
  const kept = useKeepsClients();
  const consultationId = consultationIn(messages);
  const { data: visit } = useQuery({
    ...getConsultation(consultationId ?? ""),
    enabled: consultationId !== undefined,
  });
  const named = latest(messages, "get_client")?.client.id;
  const id = visit?.consultation.clientId ?? (consultationId ? undefined : named);
  const { data: client } = useQuery({ ...getClient(id ?? ""), enabled: kept && Boolean(id) });
  if (!client) return null;
  if (!consultationId)
    return (
      <>
        <Opened client={client} />
        <MustKnow client={client} />
      </>
    );
  return (
    <MustKnow
      client={client}
      brief
      action={
        <ClientLink clientId={client.id} className="text-sm">
          Client record
        </ClientLink>
      }
    />
  );
}

function Opened({ client: { id, name, lastVisitAt, nextVisitAt } }: { client: Client }) {
  const shortDate = useShortDate();
  return (
    <Card aria-label="Client opened" className="flex items-center gap-3.5">
      <span
        aria-hidden="true"
        className="grid size-[42px] shrink-0 place-items-center rounded-full bg-accent-soft text-ink-2"
      >
        <UserRound size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="[overflow-wrap:anywhere] font-semibold">
          <ClientLink clientId={id}>{name}</ClientLink>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          {nextVisitAt && <span>Next {shortDate(nextVisitAt)}</span>}
          {lastVisitAt && <span>Last {shortDate(lastVisitAt)}</span>}
          {!nextVisitAt && !lastVisitAt && "No visit yet"}
        </p>
      </div>
    </Card>
  );
}
