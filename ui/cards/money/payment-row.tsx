import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Payment } from "#tools/payments/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { cancelPayment, voidPayment } from "#ui/api/desk/payments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { CopyLine } from "#ui/components/copy-line.tsx";
import { shortMoment } from "#ui/lib/format.ts";
import { leftOf, paymentName, paymentState } from "./payment-words.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { usePaymentLink } from "./use-payment-link.ts";

/** One payment: what for, how it stands, and what may be done about it by whoever looks. */
export function PaymentRow({ payment, named = false }: { payment: Payment; named?: boolean }) {
  const { data: session } = useQuery(sessionQuery);
  const [refunding, setRefunding] = useState(false);
  const takeBack = useMutation(cancelPayment);
  const drop = useMutation(voidPayment);
  const { id, purpose, method, status, amount, tip, refunded, currency, card, error } = payment;
  const url = usePaymentLink(payment);
  const { label, tone } = paymentState(payment);
  const role = session?.salon.role;
  const mayRefund = role !== undefined && may(role, "refund_payments") && leftOf(payment) > 0;
  // what a booking waits for goes with the booking
  const ofBooking = purpose === "deposit" || purpose === "card";
  const mayTakeBack =
    role !== undefined && may(role, "take_payments") && status === "open" && !ofBooking;
  // on another day it is given back; the server says which it is
  const mayDrop =
    role !== undefined &&
    may(role, "take_payments") &&
    method !== "stripe" &&
    status === "paid" &&
    refunded === 0 &&
    isToday(payment.paidAt ?? payment.createdAt);
  return (
    <li className="flex flex-col gap-3 rounded-m border border-line-soft bg-surface p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {paymentName(payment)}
            {named && payment.clientName && (
              <span className="font-normal text-ink-2">, {payment.clientName}</span>
            )}
          </p>
          <p className="text-sm text-ink-2">
            {[
              named && payment.serviceType,
              shortMoment(payment.paidAt ?? payment.createdAt),
              tip > 0 && `${priceText(tip, currency)} of it a tip`,
              refunded > 0 && `${priceText(refunded, currency)} given back`,
            ]
              .filter(Boolean)
              .join(" · ")}
            {card && (
              <>
                {" · "}
                <span className="font-mono whitespace-nowrap">{card}</span>
              </>
            )}
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5 md:flex-row md:items-center md:gap-3">
          {purpose !== "card" && (
            <span className="font-mono font-semibold tabular-nums">
              {priceText(amount, currency)}
            </span>
          )}
          <Badge tone={tone}>{label}</Badge>
        </div>
      </div>
      {error && <p className="text-sm text-bad">{error}</p>}
      {url && status === "open" && (
        <CopyLine label="Copy the link" text={url}>
          <span className="min-w-0 flex-1 truncate font-mono text-sm">{url}</span>
        </CopyLine>
      )}
      {(mayRefund || mayTakeBack || mayDrop) && (
        <div className="flex flex-wrap gap-2">
          {mayRefund && <Button onClick={() => setRefunding(true)}>Refund</Button>}
          {mayDrop && (
            <Button kind="ghost" pending={drop.isPending} onClick={() => drop.mutate(id)}>
              It did not come
            </Button>
          )}
          {mayTakeBack && (
            <Button kind="ghost" pending={takeBack.isPending} onClick={() => takeBack.mutate(id)}>
              Take the link back
            </Button>
          )}
        </div>
      )}
      {refunding && <RefundDialog payment={payment} onClose={() => setRefunding(false)} />}
    </li>
  );
}

const isToday = (instant: string) => new Date(instant).toDateString() === new Date().toDateString();
