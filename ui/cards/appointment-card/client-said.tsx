import { Clock, UserCheck } from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { clientSaid } from "./appointment-words.ts";

/** What the client has said of a coming appointment: that they come, and how late. */
export function ClientSaid({ appointment }: { appointment: Appointment }) {
  const { confirmed, late } = clientSaid(appointment);
  return (
    <>
      {confirmed && (
        <Badge tone="ok" icon={UserCheck}>
          {confirmed}
        </Badge>
      )}
      {late && (
        <Badge tone="warn" icon={Clock}>
          {late}
        </Badge>
      )}
    </>
  );
}
