import { useQuery } from "@tanstack/react-query";
import type { StylistMessage } from "#agent/chat/message.ts";
import { getClient } from "#ui/api/clients.ts";
import { getConsultation } from "#ui/api/consultations.ts";
import { ClientLink } from "#ui/cards/client/client-link.tsx";
import { MustKnow } from "#ui/cards/client/must-know.tsx";
import { useKeepsClients } from "#ui/cards/client/use-keeps-clients.ts";
import { consultationIn } from "./consultation-in.ts";
import { latest } from "./tool-parts.ts";

/** Allergies, patch test and warnings of whoever sits in the chair, where the salon keeps a record of them. */
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
  return (
    <MustKnow
      client={client}
      action={
        <ClientLink clientId={client.id} className="text-sm">
          {consultationId ? "Client record" : client.name}
        </ClientLink>
      }
    />
  );
}
