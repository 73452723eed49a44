import { useMutation } from "@tanstack/react-query";
import type { Appointment } from "#tools/appointments/schema.ts";
import { HandMethod } from "#tools/payments/bill/bill-schema.ts";
import { METHOD_WORDS } from "#tools/payments/bill/bill-rules.ts";
import { RecordPayment, type VisitMoney } from "#tools/payments/schema.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { recordPayment } from "#ui/api/desk/payments.ts";
import { Field } from "#ui/components/fields/field.tsx";
import { FormDialog } from "#ui/components/fields/form.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { useForm } from "#ui/lib/use-form.ts";

/** Writes down money of a visit that came by hand: all that is due unless it is less. */
export function RecordPaymentDialog({
  appointment: { id: appointmentId, clientName },
  money: { due, currency },
  onClose,
}: {
  appointment: Appointment;
  money: VisitMoney;
  onClose: () => void;
}) {
  const record = useMutation(recordPayment);
  const minorOf = (text: string) => parsePrice(text, currency) ?? Number.NaN;
  const left = due ?? 0;
  const form = useForm({
    words: RecordPayment,
    values: { method: "cash", amount: priceText(left, currency), tip: "" },
    told: ({ method, amount, tip }) => ({
      appointmentId,
      method,
      amount: minorOf(amount),
      ...(tip.trim() && { tip: minorOf(tip) }),
    }),
    check: ({ amount, tip }) => ({
      ...(!(minorOf(amount) >= 0 && minorOf(amount) <= left) && {
        amount: `Write an amount up to ${priceText(left, currency)}: what is more is a tip.`,
      }),
      ...(tip.trim() && Number.isNaN(minorOf(tip)) && { tip: "Write an amount." }),
    }),
    saving: record,
    send: (told) => record.mutate(told, { onSuccess: onClose }),
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Record a payment"
      description={`${priceText(left, currency)} is due from ${clientName}.`}
      submit="Write it down"
    >
      <Field label="How it came" className="md:col-span-2">
        <Select
          value={form.typed.method}
          onChange={({ target }) => form.set({ method: HandMethod.parse(target.value) })}
        >
          {HandMethod.options.map((method) => (
            <option key={method} value={method}>
              {METHOD_WORDS[method]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={`Amount (${currency})`} required error={form.errorOf("amount")}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          {...form.input("amount")}
          className="font-mono"
        />
      </Field>
      <Field label="Tip on top" error={form.errorOf("tip")}>
        <Input
          inputMode="decimal"
          autoComplete="off"
          {...form.input("tip")}
          className="font-mono"
        />
      </Field>
    </FormDialog>
  );
}
