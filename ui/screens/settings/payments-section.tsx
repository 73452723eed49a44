import { useMutation, useQuery } from "@tanstack/react-query";
import { PAYMENT_FIELDS } from "#tools/payments/fields.ts";
import { UpdatePaymentSettings, type PaymentSettings } from "#tools/payments/schema.ts";
import { may } from "#tools/stylists/permissions-rules.ts";
import { getPaymentSettings, updatePaymentSettings } from "#ui/api/payments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { FieldNumber } from "#ui/components/field-number.tsx";
import { Form } from "#ui/components/form.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { Switch } from "#ui/components/switch.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { minutes } from "#ui/lib/format.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { FactsList } from "./facts-list.tsx";

/** How the salon takes cards: whether it can, how long a booking waits, and what goes back by itself. */
export function PaymentsSection() {
  const { data: session } = useQuery(sessionQuery);
  const settings = useQuery(getPaymentSettings);
  const role = session?.salon.role;
  return (
    <Card title="Payments" id="payments">
      {settings.error ? (
        <ErrorState
          title="Your payment settings could not be read"
          onRetry={() => void settings.refetch()}
          retrying={settings.isFetching}
          className="border-0 bg-transparent p-0 shadow-none"
        >
          {sentenceOf(settings.error)}
        </ErrorState>
      ) : settings.data && role ? (
        <div className="flex flex-col gap-6">
          <p className="text-sm text-ink-2">
            {settings.data.available
              ? "Cards are taken on pages of Stripe's: no card number ever comes here. Which service asks for what is said in Service Pricing."
              : "STRIPE_SECRET_KEY is not set: nothing is charged, and bookings ask for nothing."}
          </p>
          {may(role, "refund_payments") ? (
            <SettingsForm key={JSON.stringify(settings.data)} settings={settings.data} />
          ) : (
            <FactsList facts={factsOf(settings.data)} why="The owner or a manager changes these." />
          )}
        </div>
      ) : (
        <div role="status" aria-label="Loading payment settings" className="flex flex-col gap-3">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      )}
    </Card>
  );
}

function factsOf({ refundInTime, payWithinMinutes }: PaymentSettings): [string, string][] {
  return [
    ["A booking waits for its payment", minutes(payWithinMinutes)],
    ["Deposits of who cancels in time", refundInTime ? "Go back by themselves" : "Are kept"],
  ];
}

function SettingsForm({ settings }: { settings: PaymentSettings }) {
  const { refundInTime, payWithinMinutes } = settings;
  const save = useMutation(updatePaymentSettings);
  const form = useForm({
    words: UpdatePaymentSettings,
    fields: PAYMENT_FIELDS,
    values: { refundInTime, payWithinMinutes },
    saving: save,
    send: (changes) => save.mutate(changes),
  });
  const { typed, set, of } = form;
  return (
    <Form form={form} className="flex flex-col gap-6">
      <FieldNumber
        {...of("payWithinMinutes")}
        {...(form.fits && {
          hint: `Its time is held for ${minutes(typed.payWithinMinutes)}, then given free.`,
        })}
        className="sm:max-w-[50%]"
      />
      <Switch
        label="Give deposits back by themselves"
        hint="When the client cancels within your time for changes, or you cancel. Off: you decide on each."
        on={typed.refundInTime}
        onChange={(on) => set({ refundInTime: on })}
      />
      <Button
        type="submit"
        kind="primary"
        className="self-start"
        disabled={!form.dirty}
        pending={form.pending}
      >
        Save payment settings
      </Button>
    </Form>
  );
}
