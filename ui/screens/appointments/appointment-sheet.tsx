import { useQuery } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { SegmentKind } from "#tools/pricing/services/service-schema.ts";
import { getClient } from "#ui/api/desk/clients.ts";
import {
  cancelledWords,
  lengthOf,
  SOURCE_WORDS,
  statusWord,
  STATUS_TONES,
} from "#ui/cards/appointment-card/appointment-words.ts";
import { DoneHere } from "#ui/cards/acts/done-here.tsx";
import { ClientSaid } from "#ui/cards/appointment-card/client-said.tsx";
import { PatchTestBadge } from "#ui/cards/appointment-card/patch-test-badge.tsx";
import { StatusMenu } from "#ui/cards/appointment-card/status-acts.tsx";
import { useStatusActs } from "#ui/cards/appointment-card/use-status-acts.tsx";
import { CloseVisitSheet } from "#ui/cards/money/closing/close-visit-sheet.tsx";
import { MoneyCard } from "#ui/cards/money/money-card.tsx";
import { LastBowl } from "#ui/cards/client/last-bowl.tsx";
import { MustKnow } from "#ui/cards/client/must-know.tsx";
import { useRole } from "#ui/cards/client/use-role.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmailText } from "#ui/components/email-text.tsx";
import { Fold } from "#ui/components/page/fold.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { longDay, minutes, phoneText, shortDate, wallTime } from "#ui/lib/format.ts";
import { CancelFollowing } from "./cancel-following.tsx";
import { MoveForm } from "./move-form.tsx";
import type { Named } from "./calendar/use-columns.ts";

/** All that is known of an appointment, and all that can be done about it. */
export function AppointmentSheet({
  appointment,
  stylists,
  onChanged,
  onAgain,
  onClose,
}: {
  appointment: Appointment;
  stylists: readonly Named[];
  onChanged: (saved: Appointment) => void;
  onAgain: (appointment: Appointment) => void;
  onClose: () => void;
}) {
  const { clientId, clientName, clientEmail, clientPhone, notes, status } = appointment;
  const client = useQuery({ ...getClient(clientId ?? ""), enabled: clientId !== null });
  const calledOff = cancelledWords(appointment);
  const { colours } = useRole();
  const [closing, setClosing] = useState(false);
  const { begun } = useStatusActs(appointment);
  const needsTest = appointment.needsPatchTest && isStanding(status);
  if (closing)
    return <CloseVisitSheet appointment={appointment} onClose={onClose} onClosed={onChanged} />;
  return (
    <Sheet open onClose={onClose} title={clientName} className="w-[min(480px,100vw)]">
      <div className="flex flex-col gap-5">
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={STATUS_TONES[status]}>{statusWord(appointment)}</Badge>
          <ClientSaid appointment={appointment} />
          {needsTest && <PatchTestBadge />}
          {appointment.seriesId && <Badge>Part of a series</Badge>}
        </p>
        {client.data && <MustKnow client={client.data} colours={needsTest} />}
        {/* it stands below what must be known, which would push it away from under a finger */}
        {!client.isLoading && (
          <MainActs
            appointment={appointment}
            onChanged={onChanged}
            onAgain={onAgain}
            onBill={() => setClosing(true)}
          />
        )}
        {needsTest && !begun && clientId && (
          <ButtonLink
            to={`/appointments?client=${clientId}&for=test`}
            icon={<ShieldAlert size={17} aria-hidden="true" />}
            onClick={onClose}
            className="self-start"
          >
            Book the patch test
          </ButtonLink>
        )}
        <dl className="grid grid-cols-[112px_1fr] gap-x-4 gap-y-2.5">
          <Row name="Date">{longDay(appointment.appointmentDate)}</Row>
          <Row name="Time">
            <span className="font-mono">{wallTime(appointment.appointmentTime)}</span>
            <span className="text-ink-2">, {minutes(lengthOf(appointment))}</span>
          </Row>
          <Row name="Service">{appointment.serviceType || "Not said"}</Row>
          {appointment.segments.length > 1 && (
            <Row name="In parts">
              {appointment.segments
                .map((segment) => `${PARTS[segment.kind]} ${minutes(segment.minutes)}`)
                .join(", ")}
            </Row>
          )}
          <Row name="Stylist">{appointment.stylistName}</Row>
          {appointment.chairName && <Row name="Chair">{appointment.chairName}</Row>}
          {clientPhone && (
            <Row name="Phone">
              <a href={`tel:${clientPhone.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
                {phoneText(clientPhone)}
              </a>
            </Row>
          )}
          {clientEmail && (
            <Row name="Email">
              <a href={`mailto:${clientEmail}`} className={LINK}>
                <EmailText>{clientEmail}</EmailText>
              </a>
            </Row>
          )}
          {notes && <Row name="Notes">{notes}</Row>}
          <Row name="Booked">
            {SOURCE_WORDS[appointment.source]}, {shortDate(appointment.createdAt)}
          </Row>
          {calledOff && <Row name="Called off">{calledOff}</Row>}
        </dl>
        {isStanding(status) && appointment.seriesId && (
          <CancelFollowing appointment={appointment} onDone={onClose} />
        )}
        {isStanding(status) && (
          <Fold summary="Move">
            <MoveForm
              key={appointment.version}
              appointment={appointment}
              stylists={stylists}
              onDone={onClose}
            />
          </Fold>
        )}
        {clientId && colours && status !== "cancelled" && (
          <LastBowl clientId={clientId} className="border-t border-line-soft pt-5" />
        )}
        <MoneyCard
          appointment={appointment}
          onBill={() => setClosing(true)}
          onReopened={onChanged}
        />
        {clientId && (
          <ButtonLink to={`/clients/${clientId}`} className="self-start">
            Open the client
          </ButtonLink>
        )}
        <DoneHere kind="appointment" id={appointment.id} />
      </div>
    </Sheet>
  );
}

/** The one thing that is next for a visit as it stands, and what else may become of it. */
function MainActs({
  appointment,
  onChanged,
  onAgain,
  onBill,
}: {
  appointment: Appointment;
  onChanged: (saved: Appointment) => void;
  onAgain: (appointment: Appointment) => void;
  onBill: () => void;
}) {
  const { clientId, status } = appointment;
  const { colours } = useRole();
  const { begun, acts, asking } = useStatusActs(appointment, onChanged);
  if (!isStanding(status))
    return (
      <Button
        kind={status === "cancelled" ? "primary" : "secondary"}
        onClick={() => onAgain(appointment)}
      >
        Book again
      </Button>
    );
  const confirm = acts.find(({ label, due }) => label === "Confirm" && due);
  const consultation = colours && (
    <ButtonLink
      kind={begun || confirm ? "secondary" : "primary"}
      className="flex-1"
      to={clientId ? `/consultation?client=${clientId}` : "/consultation"}
    >
      Start a consultation
    </ButtonLink>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {begun && (
        <Button kind="primary" className="flex-1 max-md:basis-full" onClick={onBill}>
          Close the visit
        </Button>
      )}
      {confirm && (
        <Button
          kind="primary"
          className="flex-1 max-md:basis-full"
          pending={confirm.pending}
          onClick={confirm.act}
        >
          Confirm
        </Button>
      )}
      {consultation}
      <StatusMenu acts={acts.filter((act) => act !== confirm)} words="More" />
      {asking}
    </div>
  );
}

const LINK =
  "[overflow-wrap:anywhere] underline decoration-line underline-offset-4 hover:decoration-ink touch:-my-2.5 touch:inline-flex touch:min-h-11 touch:items-center";

const PARTS: Record<SegmentKind, string> = {
  apply: "apply",
  process: "process",
  finish: "finish",
  transition: "clean up",
};

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm leading-6 text-ink-3">{name}</dt>
      <dd className="min-w-0 break-words whitespace-pre-line">{children}</dd>
    </>
  );
}
