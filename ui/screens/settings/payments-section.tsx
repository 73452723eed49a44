import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { PaymentSettings } from "#tools/payments/schema.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { getPaymentSettings, updatePaymentSettings } from "#ui/api/payments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { Field } from "#ui/components/field.tsx";
import { FormAlert } from "#ui/components/form-alert.tsx";
import { NumberInput } from "#ui/components/number-input.tsx";
import { QueryView } from "#ui/components/query-view.tsx";
import { Switch } from "#ui/components/switch.tsx";
import { minutes } from "#ui/lib/format.ts";
import { issueFor, wholeIssue } from "#ui/lib/issues.ts";
import { FactsList } from "./facts-list.tsx";

const SHORTEST = 30;
const LONGEST = 1440;

/** How the salon takes cards: whether it can, how long a booking waits, and what goes back by itself. */
export function PaymentsSection() {
  const { data: session } = useQuery(sessionQuery);
  const settings = useQuery(getPaymentSettings);
  if (!session) return null;
  const { role } = session.salon;
  return (
    <Card title="Payments" id="payments">
      <QueryView
        query={settings}
        name="your payment settings"
        shape={["h-14 w-full", "h-14 w-full"]}
      >
        {(read) => (
          <div className="flex flex-col gap-6">
            <p className="text-sm text-ink-2">
              {read.available
                ? "Cards are taken on pages of Stripe's: no card number ever comes here. Which service asks for what is said in Service Pricing."
                : "STRIPE_SECRET_KEY is not set: nothing is charged, and bookings ask for nothing."}
            </p>
            {may(role, "refund_payments") ? (
              <SettingsForm key={JSON.stringify(read)} settings={read} />
            ) : (
              <FactsList facts={factsOf(read)} why="The owner or a manager changes these." />
            )}
          </div>
        )}
      </QueryView>
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
  const [refundInTime, setRefundInTime] = useState(settings.refundInTime);
  const [within, setWithin] = useState<number | undefined>(settings.payWithinMinutes);
  const save = useMutation(updatePaymentSettings);
  const fits = within !== undefined && within >= SHORTEST && within <= LONGEST;
  const changed = refundInTime !== settings.refundInTime || within !== settings.payWithinMinutes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fits) save.mutate({ refundInTime, payWithinMinutes: within });
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <FormAlert>{wholeIssue(save.error, ["payWithinMinutes"])}</FormAlert>
      <Field
        label="A booking waits for its payment (minutes)"
        hint={
          fits
            ? `Its time is held for ${minutes(within)}, then given free.`
            : "Stripe's pages live for half an hour at least, and a day at most."
        }
        error={
          issueFor(save.error, "payWithinMinutes") ??
          (fits ? undefined : `Write ${SHORTEST} to ${LONGEST} minutes.`)
        }
        className="sm:max-w-[50%]"
      >
        <NumberInput value={within} max={LONGEST} onChange={setWithin} className="font-mono" />
      </Field>
      <Switch
        label="Give deposits back by themselves"
        hint="When the client cancels within your time for changes, or you cancel. Off: you decide on each."
        on={refundInTime}
        onChange={setRefundInTime}
      />
      <Button
        type="submit"
        kind="primary"
        className="self-start"
        disabled={!changed || !fits}
        pending={save.isPending}
      >
        Save payment settings
      </Button>
    </form>
  );
}
