import { useQuery } from "@tanstack/react-query";
import { NOT_SHOWN } from "#tools/values/link-rules.ts";
import type { Payment } from "#tools/payments/schema.ts";
import { getVisitMoney } from "#ui/api/desk/payments.ts";

/** The page where a payment is made; a chat keeps none, so there it is asked for. Null where there is none. */
export function usePaymentLink({ id, url, appointmentId }: Payment): string | null {
  const withheld = url?.includes(NOT_SHOWN) ?? false;
  const { data } = useQuery({
    ...getVisitMoney(appointmentId ?? ""),
    enabled: withheld && appointmentId !== null,
  });
  if (!withheld) return url;
  return data?.payments.find((each) => each.id === id)?.url ?? null;
}
