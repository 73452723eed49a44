import { CreditCard, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { planName } from "#tools/billing/offer-rules.ts";
import type { PlanProduct } from "#tools/payments/schema.ts";
import { Spinner } from "#ui/components/page/spinner.tsx";
import { cx } from "#ui/lib/cx.ts";
import { PayLink } from "./pay-link.tsx";
import { usePlanPayment } from "./use-plan-payment.ts";

/** What waits for a product's plan to be paid: the way to it, or that it is looked at. Nothing where nothing waits. */
export function PlanNotice({ product }: { product: PlanProduct }) {
  const { plan, checking, turnedBack } = usePlanPayment(product);
  if (checking)
    return (
      <Line icon={<Spinner />}>
        Checking the payment with Stripe. The plan begins as soon as it is confirmed.
      </Line>
    );
  const { askedPlan = null, payUrl = null, status } = plan ?? {};
  if (askedPlan)
    return (
      <Line icon={<CreditCard size={18} aria-hidden="true" />} url={payUrl}>
        {turnedBack ? "Nothing was changed and nothing was charged. " : ""}
        {planName(product, askedPlan)} begins when it is paid.
      </Line>
    );
  if (turnedBack)
    return (
      <Line icon={<CreditCard size={18} aria-hidden="true" />}>
        Nothing was changed and nothing was charged.
      </Line>
    );
  const name = planName(product, plan?.plan ?? null);
  if (status === "past_due")
    return (
      <Line warns icon={<TriangleAlert size={18} aria-hidden="true" />} url={payUrl} label="Pay it">
        The last payment for {name} failed. The plan stays while Stripe tries again.
      </Line>
    );
  if (status === "ended" && payUrl)
    return (
      <Line warns icon={<TriangleAlert size={18} aria-hidden="true" />} url={payUrl} label="Pay it">
        {name} has ended because it was not paid. It is there again once it is.
      </Line>
    );
  return null;
}

function Line({
  icon,
  url = null,
  label,
  warns = false,
  children,
}: {
  icon: ReactNode;
  url?: string | null;
  label?: string;
  warns?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={cx(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-m px-4 py-3 text-sm",
        warns ? "bg-warn-soft text-warn" : "bg-field text-ink",
      )}
    >
      <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-2.5">
        <span className="mt-px shrink-0">{icon}</span>
        <span>{children}</span>
      </p>
      {url && <PayLink url={url}>{label}</PayLink>}
    </div>
  );
}
