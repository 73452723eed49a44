import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { METHOD_WORDS } from "#tools/payments/bill/bill-rules.ts";
import type { VisitMoney } from "#tools/payments/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { reopenVisit } from "#ui/api/desk/closing.ts";
import { Button } from "#ui/components/button.tsx";
import { ConfirmDialog } from "#ui/components/layers/confirm-dialog.tsx";

/** Opens a visit again that was closed, once it is said what goes back with that. */
export function ReopenVisit({
  id,
  money: { bill, payments },
  onReopened,
}: {
  id: string;
  money: VisitMoney;
  onReopened: ((open: Appointment) => void) | undefined;
}) {
  const [asking, setAsking] = useState(false);
  const reopen = useMutation(reopenVisit);
  const back = payments
    .filter(({ status, method }) => bill && status === "paid" && method !== "stripe")
    .map(
      ({ method, amount, currency }) => `${priceText(amount, currency)} ${METHOD_WORDS[method]}`,
    );
  return (
    <>
      <Button kind="ghost" onClick={() => setAsking(true)}>
        Reopen
      </Button>
      {asking && (
        <ConfirmDialog
          title="Open this visit again?"
          act="Reopen"
          keep="Leave it closed"
          pending={reopen.isPending}
          error={reopen.error}
          onConfirm={() =>
            reopen.mutate(id, {
              onSuccess: (open) => {
                setAsking(false);
                onReopened?.(open);
              },
            })
          }
          onClose={() => setAsking(false)}
        >
          {back.length > 0 && <>What was paid is taken out of the day again: {back.join(", ")}. </>}
          {bill
            ? "The receipt no longer counts, products sold go back into stock, and a next visit booked with it is cancelled."
            : "It stands again as if it had not been completed."}
        </ConfirmDialog>
      )}
    </>
  );
}
