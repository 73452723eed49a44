import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useState } from "react";
import { FIRST_MAIL } from "#tools/inventory/order-rules.ts";
import type { Order } from "#tools/inventory/order-schema.ts";
import { emailOrder } from "#ui/api/inventory-orders.ts";
import { Button } from "#ui/components/button.tsx";
import { Dialog } from "#ui/components/dialog.tsx";
import { mailFailed, mayEmail } from "./order-words.ts";

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
        icon={<Mail size={17} aria-hidden="true" />}
        pending={email.isPending}
        onClick={order.addressIsNew ? () => setAsking(true) : send}
      >
        {mailFailed(order) ? "Try again" : "Email to Supplier"}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={`Email to ${order.supplierName}`}
        description={FIRST_MAIL}
        actions={
          <>
            <Button kind="ghost" onClick={close}>
              Cancel
            </Button>
            <Button
              kind="primary"
              onClick={() => {
                close();
                send();
              }}
            >
              It is right, send
            </Button>
          </>
        }
      >
        <p className="font-semibold [overflow-wrap:anywhere]">{order.supplierEmail}</p>
      </Dialog>
    </>
  );
}
