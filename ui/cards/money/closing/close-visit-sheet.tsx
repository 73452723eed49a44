import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { USUAL_WEEKS, type ClosedVisit, type Closing } from "#tools/closing/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { closeVisit, getClosing } from "#ui/api/desk/closing.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { Sheet } from "#ui/components/layers/sheet.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { BillFields } from "./bill-fields.tsx";
import { ClosedView } from "./closed-view.tsx";
import { DoneFields } from "./done-fields.tsx";
import { EMPTY, reckon, toldOf, type Draft, type Reckoned } from "./draft-rules.ts";
import { NextFields } from "./next-fields.tsx";
import { PayFields } from "./pay-fields.tsx";

/** Closes a visit in one go: what was done, what it came to, how it was paid, and when its client comes again. */
export function CloseVisitSheet({
  appointment,
  onClose,
  onClosed,
}: {
  appointment: Appointment;
  onClose: () => void;
  /** The visit as it stands after each change. */
  onClosed?: ((saved: Appointment) => void) | undefined;
}) {
  const [weeks, setWeeks] = useState(USUAL_WEEKS);
  const [closed, setClosed] = useState<ClosedVisit>();
  const closing = useQuery(getClosing(appointment.id, USUAL_WEEKS));
  return (
    <Sheet
      open
      onClose={onClose}
      title={
        closed ? `${appointment.clientName}, closed` : `Close ${appointment.clientName}’s visit`
      }
      className="w-[min(520px,100vw)]"
    >
      {closed ? (
        <ClosedView
          closed={closed}
          onClose={onClose}
          onReopened={(open) => {
            onClosed?.(open);
            onClose();
          }}
        />
      ) : (
        <QueryView
          query={closing}
          name="this visit"
          shape={[
            "h-40 w-full rounded-card",
            "h-28 w-full rounded-card",
            "h-28 w-full rounded-card",
          ]}
        >
          {(read) => (
            <Closer
              appointment={appointment}
              closing={read}
              weeks={weeks}
              onWeeks={setWeeks}
              onClosed={(done) => {
                setClosed(done);
                onClosed?.(done.appointment);
              }}
            />
          )}
        </QueryView>
      )}
    </Sheet>
  );
}

function Closer({
  appointment,
  closing,
  weeks,
  onWeeks,
  onClosed,
}: {
  appointment: Appointment;
  closing: Closing;
  weeks: number;
  onWeeks: (weeks: number) => void;
  onClosed: (closed: ClosedVisit) => void;
}) {
  const { price, currency } = closing.money;
  const [draft, setDraft] = useState<Draft>(() => ({
    ...EMPTY,
    price: price === null ? "" : priceText(price, currency),
  }));
  const [tried, setTried] = useState(false);
  const key = useRef(crypto.randomUUID());
  const close = useMutation(closeVisit);
  const sums = reckon(draft, closing);
  const set = (more: Partial<Draft>) => {
    // another closing than the one that was sent
    key.current = crypto.randomUUID();
    close.reset();
    setDraft((now) => ({ ...now, ...more }));
  };
  const errorOf = (field: string) => (tried ? sums.wrong[field] : undefined);
  const send = () => {
    setTried(true);
    if (Object.keys(sums.wrong).length > 0) return;
    const { id: appointmentId } = appointment;
    close.mutate(
      { appointmentId, key: key.current, ...toldOf(draft, sums, closing) },
      { onSuccess: onClosed },
    );
  };
  const fields = { draft, set, sums, closing, errorOf };
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <DoneFields appointment={appointment} closing={closing} />
      <BillFields {...fields} service={appointment.serviceType} />
      <PayFields {...fields} />
      <NextFields {...fields} appointment={appointment} weeks={weeks} onWeeks={onWeeks} />
      <footer className="sticky -bottom-5 -mx-5 flex flex-col gap-3 border-t border-line-soft bg-sunken px-5 py-4 pb-[max(16px,env(safe-area-inset-bottom))]">
        <FormAlert>{close.error ? sentenceOf(close.error) : undefined}</FormAlert>
        {tried && Object.keys(sums.wrong).length > 0 && (
          <p role="alert" className="text-sm font-medium text-bad">
            {Object.values(sums.wrong)[0]}
          </p>
        )}
        <Button
          type="submit"
          kind={isChosen(draft, sums) ? "primary" : "secondary"}
          big
          pending={close.isPending}
        >
          {actOf(draft, sums, currency)}
        </Button>
      </footer>
    </form>
  );
}

/** Whether there is nothing to pay, or it is said how it is paid or that it is not. */
const isChosen = ({ ways, link, later }: Draft, { due }: Reckoned) =>
  due === 0 || ways.length > 0 || link || later;

/** What the button says: what will have come, and what stays. */
function actOf(draft: Draft, sums: Reckoned, currency: string): string {
  const { ways, link } = draft;
  const { due, left, tip } = sums;
  const words = (minor: number) => priceText(minor, currency);
  const taken = due - left + tip;
  if (ways.length > 0 && taken > 0) {
    const rest = left > 0 ? `, ${words(left)} ${link ? "by link" : "stays due"}` : "";
    return `Close with ${words(taken)} paid${rest}`;
  }
  if (left === 0) return "Close the visit";
  if (!isChosen(draft, sums)) return `Choose how ${words(due)} is paid`;
  return link ? `Close and send a link for ${words(left)}` : `Close, ${words(left)} stays due`;
}
