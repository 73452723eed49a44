import { ShieldAlert } from "lucide-react";
import type { ClientEvent } from "#tools/history/schema.ts";
import { EventFrame } from "./event-frame.tsx";

/** Somebody answered for going on without a valid patch test. */
export function ReleaseEvent({
  event: { at, name, reason, consultationId },
}: {
  event: Extract<ClientEvent, { kind: "release" }>;
}) {
  return (
    <EventFrame
      at={at}
      {...(consultationId && { to: `/history/${consultationId}` })}
      picture={
        <span className="grid size-12 shrink-0 place-items-center rounded-[14px] bg-warn-soft text-warn">
          <ShieldAlert size={20} aria-hidden="true" />
        </span>
      }
      title="Went on without a valid patch test"
      lead={`${name} answers for it: ${reason}`}
    />
  );
}
