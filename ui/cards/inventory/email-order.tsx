import { useMutation } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import type { Order } from "#tools/inventory/order-schema.ts";
import { emailOrder } from "#ui/api/inventory-orders.ts";
import { Button } from "#ui/components/button.tsx";
import { mailFailed, mayEmail } from "./order-words.ts";

/** Sends an order to its supplier; waits until the mail has gone, or says why it has not. Nothing where it cannot be sent. */
export function EmailOrder({ order, main }: { order: Order; main?: boolean }) {
  const email = useMutation(emailOrder);
  if (!mayEmail(order)) return null;
  return (
    <Button
      kind={main ? "primary" : "secondary"}
      icon={<Mail size={17} aria-hidden="true" />}
      pending={email.isPending}
      onClick={() => email.mutate({ id: order.id })}
    >
      {mailFailed(order) ? "Try again" : "Email to Supplier"}
    </Button>
  );
}
