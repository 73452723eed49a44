import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useState } from "react";
import { FIRST_MAIL } from "#tools/inventory/orders/order-rules.ts";
import type { Order } from "#tools/inventory/orders/order-schema.ts";
import { emailOrder } from "#ui/api/desk/inventory-orders.ts";
import { Button } from "#ui/components/button.tsx";
import { mailFailed, mayEmail } from "./order-words.ts";
import { ActDialog } from "#ui/components/layers/confirm-dialog.tsx";

/**
 * Sends an order to its supplier, the first time to an address after a look at it; waits until the mail has gone, or says why
 * it has not. Nothing where it cannot be sent.
 */
export function EmailOrder({ order, main }: { order: Order; main?: boolean }) {
  const email = useMutation(emailOrder);
  const [asking, setAsking] = useState(false);
  if (!mayEmail(order)) return null;
  const close = () => setAsking(false);
  const send = () => email.mutate({ id: order.id });
  return (
    <>
      <Button
        kind={main ? "primary" : "secondary"}
        icon={Mail}
        pending={email.isPending}
        onClick={order.addressIsNew ? () => setAsking(true) : send}
      >
        {mailFailed(order) ? "Try again" : "Email to Supplier"}
      </Button>
      {asking && (
        <ActDialog
          title={`Email to ${order.supplierName}`}
          description={FIRST_MAIL}
          act="It is right, send"
          onConfirm={() => {
            close();
            send();
          }}
          onClose={close}
        >
          <p className="font-semibold [overflow-wrap:anywhere]">{order.supplierEmail}</p>
        </ActDialog>
      )}
    </>
  );
}
