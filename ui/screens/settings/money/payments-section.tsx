import { useMutation, useQuery } from "@tanstack/react-query";
import { type PaymentSettings, UpdatePaymentSettings } from "#tools/payments/schema.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { PAYMENT_FIELDS } from "#tools/payments/fields.ts";
import { getPaymentSettings, updatePaymentSettings } from "#ui/api/desk/payments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { FieldNumber } from "#ui/components/fields/field-number.tsx";
import { SavedForm } from "#ui/components/fields/saved-form.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { minutes } from "#ui/lib/format.ts";
import { useForm } from "#ui/lib/use-form.ts";
import { FactsList } from "#ui/screens/settings/facts-list.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** How the salon takes cards: whether it can, how long a booking waits, and what goes back by itself. */
export function PaymentsSection() {
  const { data: session } = useQuery(sessionQuery);
  const settings = useQuery(getPaymentSettings);
  if (!session) return null;
  const { role } = session.salon;
  return (
    <SettingsCard of="payments">
      <QueryView
        query={settings}
        name="your payment settings"
        shape={["h-14 w-full", "h-14 w-full"]}
      >
        {(read) => (
          <div className="flex flex-col gap-6">
            <p className="max-w-[62ch] text-sm text-ink-2">
              {read.available
                ? "Cards are taken on pages of Stripe's: no card number ever comes here. Which service asks for what is said in Service Pricing."
                : "No card account is connected here: nothing is charged, and bookings ask for nothing. Whoever runs this installation can connect Stripe."}
            </p>
            {may(role, "refund_payments") ? (
              <SettingsForm key={JSON.stringify(read)} settings={read} />
            ) : (
              <FactsList facts={factsOf(read)} why="The owner or a manager changes these." />
            )}
          </div>
        )}
      </QueryView>
    </SettingsCard>
  );
}

function factsOf({
  refundInTime,
  payWithinMinutes,
  taxPercent,
  taxIncluded,
}: PaymentSettings): [string, string][] {
  return [
    [
      "Tax",
      taxPercent > 0 ? `${taxPercent}%, ${taxIncluded ? "in the prices" : "on top"}` : "None",
    ],
    ["A booking waits for its payment", minutes(payWithinMinutes)],
    ["Deposits of who cancels in time", refundInTime ? "Go back by themselves" : "Are kept"],
  ];
}

function SettingsForm({ settings }: { settings: PaymentSettings }) {
  const { available: _, ...values } = settings;
  const save = useMutation(updatePaymentSettings);
  const form = useForm({
    words: UpdatePaymentSettings,
    fields: PAYMENT_FIELDS,
    values,
    saving: save,
    send: (changes) => save.mutate(changes),
  });
  const { typed, set, of } = form;
  return (
    <SavedForm form={form} className="flex flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        <FieldNumber
          {...of("payWithinMinutes")}
          {...(form.fits && {
            hint: `Its time is held for ${minutes(typed.payWithinMinutes)}, then given free.`,
          })}
        />
        <FieldNumber {...of("taxPercent")} />
      </div>
      {typed.taxPercent > 0 && (
        <Switch
          label="My prices contain the tax"
          hint="Off: it is put on top when a visit is closed."
          on={typed.taxIncluded}
          onChange={(on) => set({ taxIncluded: on })}
        />
      )}
      <Switch
        label="Give deposits back by themselves"
        hint="When the client cancels within your time for changes, or you cancel. Off: you decide on each."
        on={typed.refundInTime}
        onChange={(on) => set({ refundInTime: on })}
      />
    </SavedForm>
  );
}
