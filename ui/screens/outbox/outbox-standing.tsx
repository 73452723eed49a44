import { useQueries } from "@tanstack/react-query";
import type { MessageStatus } from "#tools/messages/schema.ts";
import { countOutbox } from "#ui/api/desk/outbox.ts";
import { STANDINGS } from "#ui/cards/message/standings.ts";
import { Chip } from "#ui/components/chip.tsx";

/** What is asked of an outbox, in this order. */
const TOLD = ["not_sent", "queued", "failed", "sent", "delivered"] as const;

/** How many messages stand how; one tap shows these alone. */
export function OutboxStanding({
  status,
  onChange,
}: {
  status: MessageStatus | undefined;
  onChange: (status: MessageStatus | "") => void;
}) {
  const counts = useQueries({ queries: TOLD.map(countOutbox) });
  // where all stand the same, there is nothing to tell apart
  if (counts.filter(({ data = 0 }) => data > 0).length < 2) return null;
  return (
    <div role="group" aria-label="How many stand how" className="flex flex-wrap gap-2 empty:hidden">
      {TOLD.map((each, at) => {
        const count = counts[at]?.data ?? 0;
        if (count === 0) return null;
        return (
          <Chip
            key={each}
            on={each === status}
            onClick={() => onChange(each === status ? "" : each)}
          >
            {STANDINGS[each].label}{" "}
            <span className="font-mono text-ink-3">{count.toLocaleString()}</span>
          </Chip>
        );
      })}
    </div>
  );
}
