import { useMutation, useQuery } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { useState } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { VisitMoney } from "#tools/payments/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { getVisitMoney, requestPayment } from "#ui/api/payments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { QueryView } from "#ui/components/query-view.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { shortMoment } from "#ui/lib/format.ts";
import { NoShowFee } from "./no-show-fee.tsx";
import { PaymentRow } from "./payment-row.tsx";

/** How an appointment stands with money: its price, what came, what is left, and how that is asked for. */
export function MoneyCard({ appointment }: { appointment: Appointment }) {
  const { data: session } = useQuery(sessionQuery);
  const place = session?.salon;
  const theirs = place?.stylistId === appointment.stylistId;
  if (!place || !(theirs || may(place.role, "see_all_payments"))) return null;
  return <MoneyOf appointment={appointment} />;
}

function MoneyOf({ appointment }: { appointment: Appointment }) {
  const money = useQuery(getVisitMoney(appointment.id));
  return (
    <section aria-label="Money" className="flex flex-col gap-3 border-t border-line-soft pt-5">
      <h3 className="text-md">Money</h3>
      <QueryView query={money} name="the money of this visit" shape={["h-20 w-full rounded-m"]}>
        {(read) => <Figures appointment={appointment} money={read} />}
      </QueryView>
    </section>
  );
}

function Figures({ appointment, money }: { appointment: Appointment; money: VisitMoney }) {
  const { price, paid, due, currency, payBy, cardOnFile, payments, available } = money;
  const text = (amount: number | null) =>
    amount === null ? "Not known" : priceText(amount, currency);
  return (
    <>
      <dl className="grid grid-cols-3 gap-3 rounded-m border border-line-soft bg-surface p-4">
        <Figure name="Price" value={text(price)} />
        <Figure name="Paid" value={text(paid)} />
        <Figure name="Due" value={text(due)} />
      </dl>
      {payBy && (
        <p role="status" className="text-sm text-warn">
          Held until {shortMoment(payBy)}: then it is given free unless the client has paid.
          Confirming it keeps the time without.
        </p>
      )}
      {cardOnFile && (
        <p className="flex items-center gap-2 text-sm text-ink-2">
          <CreditCard size={17} aria-hidden="true" />
          Card on file: <span className="font-mono">{cardOnFile}</span>
        </p>
      )}
      {payments.length > 0 && (
        <ul className="flex flex-col gap-2">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {available ? (
        <Acts appointment={appointment} money={money} />
      ) : (
        <p className="text-sm text-ink-3">
          Card payments are not set up here: take the money at the desk.
        </p>
      )}
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="font-mono font-semibold tabular-nums wrap-anywhere">{value}</dd>
    </div>
  );
}

function Acts({ appointment, money }: { appointment: Appointment; money: VisitMoney }) {
  const { data: session } = useQuery(sessionQuery);
  const ask = useMutation(requestPayment);
  const [fee, setFee] = useState(false);
  const role = session?.salon.role;
  if (!role || !may(role, "take_payments")) return null;
  const { due, currency, payments, payBy } = money;
  const { id: appointmentId, status, cancelledBy } = appointment;
  const missed = cancelledBy === "no_show";
  const asked = (purpose: "balance" | "no_show") =>
    payments.some((each) => each.purpose === purpose && each.status === "open");
  const owes = status !== "cancelled" && !payBy && due !== null && due > 0 && !asked("balance");
  const feePaid = payments.some((each) => each.purpose === "no_show" && each.status === "paid");
  const mayFee = (missed || cancelledBy === "client") && !asked("no_show") && !feePaid;
  if (!owes && !mayFee) return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <FormAlert>{ask.error ? sentenceOf(ask.error) : undefined}</FormAlert>
      {owes && (
        <Button
          pending={ask.isPending}
          onClick={() => ask.mutate({ appointmentId, purpose: "balance", send: true })}
        >
          Ask for {priceText(due, currency)} by link
        </Button>
      )}
      {mayFee && <Button onClick={() => setFee(true)}>Ask for the no-show fee</Button>}
      {fee && <NoShowFee appointment={appointment} money={money} onClose={() => setFee(false)} />}
    </div>
  );
}
