import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { addDays, wallOf } from "#tools/values/zone-rules.ts";
import { getCalendar } from "#ui/api/appointments.ts";
import { AppointmentLine } from "#ui/cards/appointment-card/appointment-line.tsx";
import { useMustKnow } from "#ui/cards/client/use-must-know.ts";
import { Card } from "#ui/components/card.tsx";
import { QueryView } from "#ui/components/query-view.tsx";

const DEVICE_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Who still comes today and who tomorrow, with what must be known; each leads to their record. */
export function WhoComes() {
  const navigate = useNavigate();
  const [now] = useState(() => Date.now());
  const today = wallOf(DEVICE_ZONE, now).date;
  const calendar = useQuery(getCalendar({ from: today, to: addDays(today, 1) }));
  const mustKnow = useMustKnow(calendar.data?.appointments);
  return (
    <QueryView
      query={calendar}
      name="who comes"
      shape={["h-56 rounded-card", "h-56 rounded-card"]}
      layout="grid gap-4 min-[75rem]:grid-cols-2"
    >
      {({ appointments }) => {
        const left = appointments.filter(
          ({ endsAt, status }) => status !== "completed" && Date.parse(endsAt) > now,
        );
        const days = [
          ["Today", left.filter(({ appointmentDate }) => appointmentDate === today)],
          ["Tomorrow", left.filter(({ appointmentDate }) => appointmentDate > today)],
        ] as const;
        return (
          <div className="grid items-start gap-4 min-[75rem]:grid-cols-2">
            {days.map(([title, coming]) => (
              <Card key={title} title={title}>
                {coming.length === 0 && <p className="text-ink-2">Nobody else comes.</p>}
                <ul className="-mb-2 max-h-80 overflow-y-auto">
                  {coming.map((appointment) => (
                    <li key={appointment.id} className="border-t border-line-soft first:border-0">
                      <AppointmentLine
                        appointment={appointment}
                        mustKnow={mustKnow.get(appointment.clientId ?? "")}
                        onOpen={({ clientId, appointmentDate }) =>
                          void navigate(
                            clientId
                              ? `/clients/${clientId}`
                              : `/appointments?view=day&date=${appointmentDate}`,
                          )
                        }
                      />
                    </li>
                  ))}
                </ul>
              </Card>
            ))}
          </div>
        );
      }}
    </QueryView>
  );
}
