import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { Payment } from "#tools/payments/schema.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { refundPayment } from "#ui/api/payments.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { Input } from "#ui/components/input.tsx";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import { leftOf, PURPOSE_WORDS } from "./payment-words.ts";

const FORM = "refund";

/** Asks how much of a payment goes back, and why. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { id, currency, purpose, clientName } = payment;
  const left = leftOf(payment);
  const [amount, setAmount] = useState(() => priceText(left, currency));
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const refund = useMutation(refundPayment);
  const minor = parsePrice(amount, currency);
  const fits = minor !== null && minor > 0 && minor <= left;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fits && reason.trim())
      refund.mutate({ id, amount: minor, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Refund ${PURPOSE_WORDS[purpose].toLowerCase()}`}
      description={`${clientName} paid ${priceText(payment.amount, currency)}. It goes back to the same card; banks take up to ten days to show it.`}
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={FORM} kind="danger" pending={refund.isPending}>
            {fits ? `Refund ${priceText(minor, currency)}` : "Refund"}
          </Button>
        </>
      }
    >
      <form id={FORM} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <FormAlert>{wholeIssue(refund.error, ["amount", "reason"])}</FormAlert>
        <Field
          label={`Amount (${currency})`}
          required
          hint={`At most ${priceText(left, currency)}.`}
          error={
            issueFor(refund.error, "amount") ??
            (tried && !fits ? `Write an amount up to ${priceText(left, currency)}.` : undefined)
          }
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            className="font-mono"
          />
        </Field>
        <Field
          label="Reason"
          required
          hint="Stays in the salon's books."
          error={
            issueFor(refund.error, "reason") ??
            (tried && !reason.trim() ? "Please say why." : undefined)
          }
        >
          <Input
            maxLength={300}
            value={reason}
            placeholder="The visit was cut short"
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
