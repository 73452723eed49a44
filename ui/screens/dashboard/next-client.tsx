import { useQuery } from "@tanstack/react-query";
import { ArrowRight, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { getClient } from "#ui/api/desk/clients.ts";
import { clientSaid, lengthOf } from "#ui/cards/appointment-card/appointment-words.ts";
import { ClientSaid } from "#ui/cards/appointment-card/client-said.tsx";
import { ClientLink } from "#ui/cards/client/client-link.tsx";
import { LastBowl } from "#ui/cards/client/last-bowl.tsx";
import { warningsOf } from "#ui/cards/client/client-words.ts";
import { useBrandName } from "#ui/cards/client/use-brand-name.ts";
import { useRole } from "#ui/cards/client/use-role.ts";
import { useEnd, useShortDate } from "#ui/cards/client/use-short-date.ts";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { cx } from "#ui/lib/cx.ts";
import { minutes, wallTime } from "#ui/lib/format.ts";

/** Whoever is in the chair or comes next: what must be known before this head is touched, and what was mixed last. */
export function NextClient({
  appointment,
  inChair,
  withStylist,
}: {
  appointment: Appointment;
  inChair: boolean;
  withStylist: boolean;
}) {
  const { clientId, clientName, appointmentTime, serviceType, stylistName } = appointment;
  const { colours } = useRole();
  const said = clientSaid(appointment);
  return (
    <section
      aria-label={inChair ? "In the chair" : "Next client"}
      className="rounded-m border border-line bg-raised p-4"
    >
      <p className="text-xs text-ink-3">
        {inChair ? "In the chair since" : "Next, at"} {wallTime(appointmentTime)}
      </p>
      <div className="mt-1 flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-xl [overflow-wrap:anywhere]">
            <ClientLink clientId={clientId}>{clientName}</ClientLink>
          </h3>
          <p className="text-sm text-ink-2">
            {[serviceType, minutes(lengthOf(appointment)), withStylist && stylistName]
              .filter(Boolean)
              .join(" · ")}
          </p>
          {(said.confirmed || said.late) && (
            <p className="mt-1.5 flex flex-wrap gap-1.5">
              <ClientSaid appointment={appointment} />
            </p>
          )}
        </div>
        {colours && (
          <ButtonLink
            to={clientId ? `/consultation?client=${clientId}` : "/consultation"}
            icon={<ArrowRight size={17} aria-hidden="true" />}
          >
            Start a consultation
          </ButtonLink>
        )}
      </div>
      {clientId && <Known clientId={clientId} needsPatchTest={appointment.needsPatchTest} />}
      {clientId && colours && (
        <LastBowl clientId={clientId} className="mt-3 border-t border-line-soft pt-3" />
      )}
    </section>
  );
}

function Known({ clientId, needsPatchTest }: { clientId: string; needsPatchTest: boolean }) {
  const { data: client } = useQuery(getClient(clientId));
  const [now] = useState(() => Date.now());
  const words = { brandOf: useBrandName(), dateOf: useShortDate(), endOf: useEnd() };
  if (!client) return null;
  const warnings = warningsOf(client, now, words, { colours: needsPatchTest });
  if (warnings.length === 0) return null;
  return (
    <ul aria-label="Must know" className="mt-3 flex flex-col gap-1.5">
      {warnings.map(({ key, tone, title, text }) => (
        <li key={key} className="flex items-start gap-2 text-sm">
          <TriangleAlert
            size={17}
            aria-hidden="true"
            className={cx("mt-0.5 shrink-0", tone === "bad" ? "text-bad" : "text-warn")}
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <strong className={tone === "bad" ? "text-bad" : "text-warn"}>{title}.</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
