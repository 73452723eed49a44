import { useState } from "react";
import { TestDialog } from "#ui/cards/client/test-dialog.tsx";
import { useKeepsClients } from "#ui/cards/client/use-keeps-clients.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";

export type TestedClient = { id: string; name: string };

/** What cures a bowl that waits for a patch test: one is booked, or one that was done is noted. */
export function PatchCure({ client }: { client: TestedClient }) {
  const [asking, setAsking] = useState(false);
  if (!useKeepsClients()) return null;
  return (
    <>
      <ButtonLink to={`/appointments?client=${client.id}&for=test`}>Book a patch test</ButtonLink>
      <Button onClick={() => setAsking(true)}>Record a patch test</Button>
      {asking && (
        <TestDialog clientId={client.id} name={client.name} onClose={() => setAsking(false)} />
      )}
    </>
  );
}
