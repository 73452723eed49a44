import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Payment } from "#tools/payments/schema.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { cancelPayment, voidPayment } from "#ui/api/desk/payments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { CopyLine } from "#ui/components/copy-line.tsx";
import { leftOf } from "./payment-words.ts";
import { RefundDialog } from "./refund-dialog.tsx";
import { usePaymentLink } from "./use-payment-link.ts";

/** What went wrong with a payment, its link, and what may be done about it by whoever looks. */
export function PaymentActs({ payment }: { payment: Payment }) {
  const { data: session } = useQuery(sessionQuery);
  const [refunding, setRefunding] = useState(false);
  const takeBack = useMutation(cancelPayment);
  const drop = useMutation(voidPayment);
  const { id, purpose, method, status, refunded, error } = payment;
  const url = usePaymentLink(payment);
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
    <>
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
    </>
  );
}

const isToday = (instant: string) => new Date(instant).toDateString() === new Date().toDateString();
