import { useQuery } from "@tanstack/react-query";
import { getClient } from "#ui/api/desk/clients.ts";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { MustKnow } from "./must-know.tsx";
import { useKeepsClients } from "./use-keeps-clients.ts";

/** What must be known of the client whom a form is for; nothing while nobody is chosen. */
export function ClientInForm({ clientId }: { clientId: string | undefined }) {
  const kept = useKeepsClients();
  return clientId && kept ? <Strip key={clientId} clientId={clientId} /> : null;
}

function Strip({ clientId }: { clientId: string }) {
  const { data: client, error } = useQuery(getClient(clientId));
  if (error) return <FormAlert>What must be known of this client could not be loaded.</FormAlert>;
  if (!client) return <Skeleton className="h-14 rounded-card" />;
  return (
    <MustKnow
      client={client}
      action={
        <TextLink to={`/clients/${clientId}`} className="shrink-0">
          Open the record
        </TextLink>
      }
    />
  );
}
