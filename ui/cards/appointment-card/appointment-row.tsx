import { ChevronRight, TriangleAlert } from "lucide-react";
import { isStanding } from "#tools/appointments/rules.ts";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { ClientRow } from "#tools/clients/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { ClientMark } from "#ui/cards/client/client-mark.tsx";
import { Badge } from "#ui/components/badge.tsx";
import { cx } from "#ui/lib/cx.ts";
import { longDay, minutes, phoneText, wallTime } from "#ui/lib/format.ts";
import { cancelledWords, lengthOf, statusWord, STATUS_TONES } from "./appointment-words.ts";
import { ClientSaid } from "./client-said.tsx";
import { PatchTestBadge } from "./patch-test-badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { ROW_BUTTON, StatusActs } from "./status-acts.tsx";

/** One appointment under the head of its day, in a line that opens it: what is out of the ordinary stands out, and what waits to be decided can be. */
export function AppointmentRow({
  appointment,
  client,
  currency,
  mustKnow,
  onOpen,
  onAgain,
}: {
  appointment: Appointment;
  /** Whom it is of, where they have a record: the color they wear stands beside their name. */
  client?: ClientRow | undefined;
  /** What prices are in, once it is known. */
  currency?: string | undefined;
  /** What must be known of the client before they are touched. */
  mustKnow?: string | undefined;
  onOpen: (appointment: Appointment) => void;
  /** Books what was called off anew. */
  onAgain: (appointment: Appointment) => void;
}) {
  const { clientName, clientPhone, serviceType, stylistName } = appointment;
  const { appointmentDate, appointmentTime, notes, seriesId, priceMinor } = appointment;
  const price = currency && priceMinor !== null && priceText(priceMinor, currency);
  const length = minutes(lengthOf(appointment)).replaceAll(" ", "\u00A0");
  const more = [seriesId && "Part of a series", notes];
  return (
    <section
      aria-label={`Appointment of ${clientName}`}
      className="relative grid min-h-15 grid-cols-[68px_minmax(0,1fr)_44px] items-center gap-x-4 px-5 py-3 transition-colors duration-150 hover:bg-bg max-md:gap-x-3 max-md:py-2.5 max-md:pr-1 max-md:pl-4 md:grid-cols-[68px_40px_minmax(0,1fr)_152px] lg:grid-cols-[68px_40px_minmax(0,1fr)_56px_152px]"
    >
      <p className="font-mono text-sm whitespace-nowrap max-md:self-start max-md:text-xs max-md:leading-[22px]">
        <time dateTime={`${appointmentDate}T${appointmentTime}`}>
          <span className="sr-only">{longDay(appointmentDate)} </span>
          {wallTime(appointmentTime)}
        </time>
        <span className="block font-sans text-xs text-ink-3 lg:hidden">
          {length}
          {price && <span className="block">{price}</span>}
        </span>
      </p>
      <ClientMark
        client={client ?? { name: clientName }}
        className={cx(
          "size-10 rounded-[12px] text-sm",
          // on a phone it is a line at the edge, of who wears a color
          client?.color
            ? "max-md:absolute max-md:inset-y-3 max-md:left-0 max-md:h-auto max-md:w-1.5 max-md:rounded-l-none max-md:rounded-r-full"
            : "max-md:hidden",
        )}
      />
      <div className="grid min-w-0 items-center gap-x-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="min-w-0 md:row-span-2">
          <h3 className="font-sans text-base tracking-normal">
            <button
              type="button"
              onClick={() => onOpen(appointment)}
              className="text-left [overflow-wrap:anywhere] before:absolute before:inset-0"
            >
              {clientName}
            </button>
          </h3>
          {/* on a narrow screen it stands in the opened appointment */}
          {clientPhone && (
            <a
              href={`tel:${clientPhone.replaceAll(/[^+\d]/g, "")}`}
              className="relative w-fit text-xs whitespace-nowrap text-ink-3 underline-offset-4 hover:text-ink hover:underline max-xl:hidden"
            >
              {phoneText(clientPhone)}
            </a>
          )}
          {mustKnow && (
            <p className="flex gap-1.5 text-sm font-semibold text-bad">
              <TriangleAlert size={15} aria-label="Must know" className="mt-[3px] shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{mustKnow}</span>
            </p>
          )}
        </div>
        <div className="min-w-0 text-sm text-ink-2">
          <p className="[overflow-wrap:anywhere]">
            <span className="font-medium text-ink">{serviceType}</span>
            <span className="max-lg:hidden">
              {serviceType && " · "}
              {length}
            </span>
          </p>
          <p className="flex flex-wrap gap-x-2.5 text-xs">
            <Quiet appointment={appointment} />
            <span className="whitespace-nowrap">{stylistName}</span>
            {more.some(Boolean) && (
              <span className="line-clamp-1 w-full text-ink-3">
                {more.filter(Boolean).join(" · ")}
              </span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-1.5 mt-0.5 md:col-start-2">
          <Standing appointment={appointment} />
          {appointment.needsPatchTest && <PatchTestBadge />}
          <ClientSaid appointment={appointment} />
        </div>
      </div>
      <p className="text-right font-mono text-sm max-lg:hidden">{price}</p>
      <RowAct appointment={appointment} onAgain={onAgain} />
    </section>
  );
}

/** What is next for it: its state, booking it anew, or nothing but to look. */
function RowAct({
  appointment,
  onAgain,
}: {
  appointment: Appointment;
  onAgain: (appointment: Appointment) => void;
}) {
  if (isStanding(appointment.status)) return <StatusActs appointment={appointment} />;
  if (appointment.status === "completed")
    return (
      <ChevronRight size={18} aria-hidden="true" className="mx-3 justify-self-end text-ink-3" />
    );
  return (
    <Button className={ROW_BUTTON} onClick={() => onAgain(appointment)}>
      Book again
    </Button>
  );
}

/** Whether its state is the usual one and asks for nothing. */
const isQuiet = ({ status }: Appointment) => ["confirmed", "completed"].includes(status);

/** The state as a badge, where it is not the usual one. */
function Standing({ appointment }: { appointment: Appointment }) {
  if (isQuiet(appointment)) return null;
  return (
    <Badge tone={STATUS_TONES[appointment.status]}>
      {cancelledWords(appointment) ?? statusWord(appointment)}
    </Badge>
  );
}

/** The usual state, in a word among the others. */
function Quiet({ appointment }: { appointment: Appointment }) {
  if (!isQuiet(appointment)) return null;
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span
        aria-hidden="true"
        className={cx(
          "size-2 rounded-full",
          appointment.status === "confirmed" ? "bg-ok" : "bg-ink-3",
        )}
      />
      {statusWord(appointment)}
    </span>
  );
}
