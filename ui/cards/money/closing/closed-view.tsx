import { CalendarCheck, Printer } from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { ClosedVisit } from "#tools/closing/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { BillView } from "#ui/cards/money/bill-view.tsx";
import { ReopenVisit } from "#ui/cards/money/reopen-visit.tsx";
import { Button } from "#ui/components/button.tsx";
import { longDay, wallTime } from "#ui/lib/format.ts";

/** A visit that was just closed: its receipt, when its client comes again, and the way back. */
export function ClosedView({
  closed: { appointment, money, rebooked, sent },
  onClose,
  onReopened,
}: {
  closed: ClosedVisit;
  onClose: () => void;
  onReopened: (open: Appointment) => void;
}) {
  const { due, currency } = money;
  return (
    <div className="flex flex-col gap-4" role="status">
      <BillView appointment={appointment} money={money} />
      {due !== null && due > 0 && (
        <p className="text-sm text-warn">{priceText(due, currency)} stays due.</p>
      )}
      {rebooked && (
        <p className="flex items-center gap-2.5 rounded-m border border-line-soft bg-surface p-4">
          <CalendarCheck size={18} className="shrink-0 text-ok" aria-hidden="true" />
          <span>
            Comes again on <strong>{longDay(rebooked.appointmentDate)}</strong> at{" "}
            <span className="font-mono">{wallTime(rebooked.appointmentTime)}</span>
          </span>
        </p>
      )}
      {sent.length > 0 && (
        <p className="text-sm text-ink-2">
          The receipt goes by {sent.map((way) => (way === "sms" ? "text" : way)).join(" and ")}.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
        <Button icon={<Printer size={17} aria-hidden="true" />} onClick={() => window.print()}>
          Print the receipt
        </Button>
        <ReopenVisit id={appointment.id} money={money} onReopened={onReopened} />
      </div>
    </div>
  );
}
