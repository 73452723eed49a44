import { useMutation, useQuery } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import { useState } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { VisitMoney } from "#tools/payments/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { sendReceipt } from "#ui/api/desk/closing.ts";
import { getVisitMoney, requestPayment } from "#ui/api/desk/payments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { shortMoment } from "#ui/lib/format.ts";
import { BillView } from "./bill-view.tsx";
import { NoShowFee } from "./no-show-fee.tsx";
import { PaymentRow } from "./payment-row.tsx";
import { RecordPaymentDialog } from "./record-payment.tsx";
import { ReopenVisit } from "./reopen-visit.tsx";

/** How an appointment stands with money: its price, what came, what is left, and how that is asked for. */
export function MoneyCard(given: {
  appointment: Appointment;
  /** Bills a visit that is completed and was not closed. */
  onBill?: () => void;
  /** The visit as it stands once it is opened again. */
  onReopened?: (open: Appointment) => void;
}) {
  const { appointment } = given;
  const { data: session } = useQuery(sessionQuery);
  const place = session?.salon;
  const theirs = place?.stylistId === appointment.stylistId;
  if (!place || !(theirs || may(place.role, "see_all_payments"))) return null;
  return <MoneyOf {...given} />;
}

type Given = Parameters<typeof MoneyCard>[0];

function MoneyOf(given: Given) {
  const { appointment } = given;
  const money = useQuery(getVisitMoney(appointment.id));
  // of what was called off nothing is asked, unless something was paid or a fee is
  if (appointment.status === "cancelled" && money.data && isBare(money.data)) return null;
  return (
    <section aria-label="Money" className="flex flex-col gap-3 border-t border-line-soft pt-5">
      <h3 className="text-md">Money</h3>
      <QueryView query={money} name="the money of this visit" shape={["h-20 w-full rounded-m"]}>
        {(read) => <Figures {...given} money={read} />}
      </QueryView>
    </section>
  );
}

const isBare = ({ payments, available, cardOnFile }: VisitMoney) =>
  payments.length === 0 && !available && !cardOnFile;

function Figures({ appointment, money, onBill, onReopened }: Given & { money: VisitMoney }) {
  const { price, paid, due, currency, payBy, cardOnFile, payments, bill } = money;
  const called = appointment.status === "cancelled";
  const text = (amount: number | null) =>
    amount === null ? "Not known" : priceText(amount, currency);
  return (
    <>
      {(!bill || due !== 0) && (
        <dl className="grid grid-cols-3 gap-3 rounded-m border border-line-soft bg-surface p-4">
          <Figure name="Price" value={text(price)} />
          <Figure name="Paid" value={text(paid)} />
          {!called && <Figure name="Due" value={text(due)} />}
        </dl>
      )}
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
      {bill && <BillView appointment={appointment} money={money} />}
      {payments.length > 0 && (
        <ul className="flex flex-col gap-2">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <Acts appointment={appointment} money={money} onBill={onBill} />
      {appointment.status === "completed" && (
        <BillActs appointment={appointment} money={money} onReopened={onReopened} />
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

function Acts({
  appointment,
  money,
  onBill,
}: {
  appointment: Appointment;
  money: VisitMoney;
  onBill: Given["onBill"];
}) {
  const { data: session } = useQuery(sessionQuery);
  const ask = useMutation(requestPayment);
  const [open, setOpen] = useState<"fee" | "payment">();
  const role = session?.salon.role;
  if (!role || !may(role, "take_payments")) return null;
  const { due, currency, payments, payBy, available, bill } = money;
  const { id: appointmentId, status, cancelledBy } = appointment;
  const missed = cancelledBy === "no_show";
  const asked = (purpose: "balance" | "no_show") =>
    payments.some((each) => each.purpose === purpose && each.status === "open");
  const stands = status !== "cancelled" && !payBy;
  const owes = stands && due !== null && due > 0;
  const feePaid = payments.some((each) => each.purpose === "no_show" && each.status === "paid");
  const mayFee = available && (missed || cancelledBy === "client") && !asked("no_show") && !feePaid;
  const mayBill = onBill && status === "completed" && !bill;
  if (!owes && !mayFee && !mayBill) return null;
  const close = () => setOpen(undefined);
  return (
    <div className="flex flex-wrap items-start gap-2">
      <FormAlert>{ask.error ? sentenceOf(ask.error) : undefined}</FormAlert>
      {mayBill && (
        <Button kind="primary" onClick={onBill}>
          Bill the visit
        </Button>
      )}
      {owes && <Button onClick={() => setOpen("payment")}>Record a payment</Button>}
      {owes && available && !asked("balance") && (
        <Button
          pending={ask.isPending}
          onClick={() => ask.mutate({ appointmentId, purpose: "balance", send: true })}
        >
          Ask for {priceText(due, currency)} by link
        </Button>
      )}
      {mayFee && <Button onClick={() => setOpen("fee")}>Ask for the no-show fee</Button>}
      {open === "fee" && <NoShowFee appointment={appointment} money={money} onClose={close} />}
      {open === "payment" && (
        <RecordPaymentDialog appointment={appointment} money={money} onClose={close} />
      )}
    </div>
  );
}

/** What may still be done with a visit that is over, and its bill. */
function BillActs({
  appointment: { id, clientEmail },
  money,
  onReopened,
}: Pick<Given, "appointment" | "onReopened"> & { money: VisitMoney }) {
  const billed = money.bill !== null;
  const send = useMutation(sendReceipt);
  return (
    <div className="flex flex-wrap gap-2">
      {billed && clientEmail && (
        <Button
          pending={send.isPending}
          onClick={() => send.mutate({ appointmentId: id, by: ["mail"] })}
        >
          Mail the receipt
        </Button>
      )}
      {billed && <Button onClick={() => window.print()}>Print the receipt</Button>}
      <ReopenVisit id={id} money={money} onReopened={onReopened} />
    </div>
  );
}
