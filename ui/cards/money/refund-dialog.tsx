import { useMutation } from "@tanstack/react-query";
import { type Payment, RefundPayment } from "#tools/payments/schema.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { refundPayment } from "#ui/api/desk/payments.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { useForm } from "#ui/lib/use-form.ts";
import { leftOf, paymentName } from "./payment-words.ts";

/** Asks how much of a payment goes back, and why. */
export function RefundDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { id, currency, method, clientName } = payment;
  const way =
    method === "stripe"
      ? "It goes back to the same card; banks take up to ten days to show it."
      : "Give it back by hand: it is written down at once.";
  const left = leftOf(payment);
  const refund = useMutation(refundPayment);
  const minorOf = (amount: string) => parsePrice(amount, currency) ?? Number.NaN;
  const form = useForm({
    words: RefundPayment,
    values: { amount: priceText(left, currency), reason: "" },
    told: ({ amount, reason }) => ({ amount: minorOf(amount), reason }),
    check: ({ amount, reason }) => ({
      ...(!(minorOf(amount) > 0 && minorOf(amount) <= left) && {
        amount: `Write an amount up to ${priceText(left, currency)}.`,
      }),
      ...(!reason.trim() && { reason: "Please say why." }),
    }),
    saving: refund,
    send: (told) => refund.mutate({ id, ...told }, { onSuccess: onClose }),
  });
  const minor = minorOf(form.typed.amount);
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={`Refund ${paymentName(payment).toLowerCase()}`}
      description={`${clientName} paid ${priceText(payment.amount, currency)}. ${way}`}
      kind="danger"
      cancel="Keep it"
      submit={minor > 0 && minor <= left ? `Refund ${priceText(minor, currency)}` : "Refund"}
      className="flex flex-col gap-5"
    >
      <Field
        label={`Amount (${currency})`}
        required
        hint={`At most ${priceText(left, currency)}.`}
        error={form.errorOf("amount")}
      >
        <Input
          inputMode="decimal"
          autoComplete="off"
          {...form.input("amount")}
          className="font-mono"
        />
      </Field>
      <Field
        label="Reason"
        required
        hint="Stays in the salon's books."
        error={form.errorOf("reason")}
      >
        <Input maxLength={300} placeholder="The visit was cut short" {...form.input("reason")} />
      </Field>
    </FormDialog>
  );
}
