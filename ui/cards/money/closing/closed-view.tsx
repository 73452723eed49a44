import { useMutation } from "@tanstack/react-query";
import { CalendarCheck, Printer, Undo2 } from "lucide-react";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { ClosedVisit } from "#tools/closing/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { reopenVisit } from "#ui/api/desk/closing.ts";
import { BillView } from "#ui/cards/money/bill-view.tsx";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
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
  const reopen = useMutation(reopenVisit);
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
      <FormAlert>{reopen.error ? sentenceOf(reopen.error) : undefined}</FormAlert>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" onClick={onClose}>
          Done
        </Button>
        <Button icon={<Printer size={17} aria-hidden="true" />} onClick={() => window.print()}>
          Print the receipt
        </Button>
        <Button
          kind="ghost"
          icon={<Undo2 size={17} aria-hidden="true" />}
          pending={reopen.isPending}
          onClick={() => reopen.mutate(appointment.id, { onSuccess: onReopened })}
        >
          Undo
        </Button>
      </div>
    </div>
  );
}
