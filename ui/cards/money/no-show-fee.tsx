import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { VisitMoney } from "#tools/payments/schema.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { may } from "#tools/access/permissions-rules.ts";
import { chargeNoShow, requestPayment } from "#ui/api/desk/payments.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/layers/dialog.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { issueFor, wholeIssue } from "#ui/lib/http/issues.ts";

const FORM = "no-show-fee";

/** Asks for the fee of a missed visit: from the card on file, or by a link. Nothing is taken before it is confirmed here. */
export function NoShowFee({
  appointment,
  money,
  onClose,
}: {
  appointment: Appointment;
  money: VisitMoney;
  onClose: () => void;
}) {
  const { data: session } = useQuery(sessionQuery);
  const mayCharge =
    session !== undefined && session !== null && may(session.salon.role, "charge_cards");
  const { currency, noShowFee, cardOnFile, payments } = money;
  const [amount, setAmount] = useState(() => (noShowFee ? priceText(noShowFee, currency) : ""));
  const [tried, setTried] = useState(false);
  const charge = useMutation(chargeNoShow);
  const ask = useMutation(requestPayment);
  const minor = parsePrice(amount, currency);
  const fits = minor !== null && minor > 0;
  const error = charge.error ?? ask.error;
  const kept = payments.find(({ status, card }) => status === "paid" && card !== null);
  const done = { onSuccess: onClose };
  const byLink = () => {
    setTried(true);
    if (!fits) return;
    charge.reset();
    ask.mutate(
      { appointmentId: appointment.id, purpose: "no_show", amount: minor, send: true },
      done,
    );
  };
  const byCard = () => {
    setTried(true);
    if (!fits || !kept) return;
    ask.reset();
    charge.mutate({ id: kept.id, amount: minor }, done);
  };
  const busy = charge.isPending || ask.isPending;
  const chargeable = mayCharge && cardOnFile !== null && kept !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title="No-show fee"
      description={
        chargeable
          ? `${cardOnFile} can be charged now, or ${appointment.clientName} gets a link.`
          : cardOnFile
            ? `${appointment.clientName} gets a link. Only the owner or a manager can charge ${cardOnFile}.`
            : `No card was left at booking: ${appointment.clientName} gets a link.`
      }
      actions={
        <>
          <Button kind="ghost" onClick={onClose}>
            Not now
          </Button>
          <Button disabled={busy} pending={ask.isPending} onClick={byLink}>
            Send a link
          </Button>
          {chargeable && (
            <Button kind="danger" disabled={busy} pending={charge.isPending} onClick={byCard}>
              {fits ? `Charge ${priceText(minor, currency)}` : "Charge the card"}
            </Button>
          )}
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
        <FormAlert>{wholeIssue(error, ["amount"])}</FormAlert>
        <Field
          label={`Fee (${currency})`}
          required
          hint={
            noShowFee === null
              ? "The service names no fee for a missed visit."
              : `The service asks for ${priceText(noShowFee, currency)}, less what was paid.`
          }
          error={
            issueFor(error, "amount") ??
            (tried && !fits ? "Write the amount of the fee." : undefined)
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
      </form>
    </Dialog>
  );
}
