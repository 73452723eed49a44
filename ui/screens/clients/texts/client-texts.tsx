import { MessageSquareText } from "lucide-react";
import type { Client } from "#tools/clients/schema.ts";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { ConsentCard } from "./consent-card.tsx";
import { LastTexts } from "./last-texts.tsx";

/** Whether a client may be texted, with all that was said about it, and what was written last. */
export function ClientTexts({ client }: { client: Client }) {
  const { id, name, phone } = client;
  if (!phone)
    return (
      <EmptyState icon={<MessageSquareText size={22} aria-hidden="true" />} title="No phone number">
        With a number on record you can text {name}, once they have said yes to it.
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-4">
      <ConsentCard key={phone} phone={phone} />
      <LastTexts clientId={id} name={name} />
    </div>
  );
}
