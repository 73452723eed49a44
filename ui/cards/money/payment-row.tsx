import { ChevronDown } from "lucide-react";
import type { Payment } from "#tools/payments/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { Badge } from "#ui/components/badge.tsx";
import { shortMoment } from "#ui/lib/format.ts";
import { PaymentActs } from "./payment-acts.tsx";
import { momentOf, paymentName, paymentState, timeOf } from "./payment-words.ts";

/** One payment of a visit: what for, how it stands, and what may be done about it by whoever looks. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const { purpose, amount, currency, card } = payment;
  const { label, tone } = paymentState(payment);
  return (
    <li className="flex flex-col gap-3 rounded-m border border-line-soft bg-surface p-4">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{paymentName(payment)}</p>
          <p className="text-sm text-ink-2">
            {[shortMoment(momentOf(payment)), ...aside(payment)].join(" · ")}
            {card && (
              <>
                {" · "}
                <span className="font-mono whitespace-nowrap">{card}</span>
              </>
            )}
          </p>
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5 md:flex-row md:items-center md:gap-3">
          {purpose !== "card" && (
            <span className="font-mono font-semibold tabular-nums">
              {priceText(amount, currency)}
            </span>
          )}
          <Badge tone={tone}>{label}</Badge>
        </div>
      </div>
      <PaymentActs payment={payment} />
    </li>
  );
}

/** A payment among those of a day, in a line: at what time, who, how and how much, with its state where it is not simply paid; opened, what may be done about it. */
export function PaymentLine({ payment }: { payment: Payment }) {
  const { clientName, serviceType, purpose, amount, currency, card } = payment;
  const { label, tone } = paymentState(payment);
  const how = [paymentName(payment), card].filter(Boolean).join(" ");
  const time = timeOf(momentOf(payment));
  return (
    <li>
      <details className="group/payment">
        <summary className="grid min-h-13 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 px-5 py-2 transition-colors duration-150 hover:bg-bg max-md:px-4 md:grid-cols-[72px_minmax(0,1fr)_120px_auto_auto] [&::-webkit-details-marker]:hidden">
          <span className="text-sm text-ink-2 max-md:hidden">{time}</span>
          <span className="min-w-0">
            <span className="block truncate">
              <span className="font-semibold">{clientName ?? how}</span>
              {serviceType && <span className="text-ink-2"> · {serviceType}</span>}
            </span>
            <span className="block truncate text-xs text-ink-3 md:hidden">
              {[time, how, ...aside(payment)].join(" · ")}
            </span>
          </span>
          <span className="text-sm text-ink-2 max-md:hidden">
            {how}
            {aside(payment).map((words) => (
              <span key={words} className="block text-xs text-ink-3">
                {words}
              </span>
            ))}
          </span>
          <span className="flex items-center justify-end gap-2.5 md:min-w-28">
            {label !== "Paid" && <Badge tone={tone}>{label}</Badge>}
            {purpose !== "card" && (
              <span className="font-mono font-semibold tabular-nums">
                {priceText(amount, currency)}
              </span>
            )}
          </span>
          <ChevronDown
            size={17}
            aria-hidden="true"
            className="text-ink-3 transition-transform duration-150 group-open/payment:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-3 px-5 pt-1 pb-4 text-sm text-ink-2 max-md:px-4 md:pl-[108px]">
          <p>{[serviceType, how, label, ...aside(payment)].filter(Boolean).join(" · ")}</p>
          <PaymentActs payment={payment} />
        </div>
      </details>
    </li>
  );
}

/** What of it was a tip, and what went back. */
const aside = ({ tip, refunded, currency }: Payment): string[] => [
  ...(tip > 0 ? [`incl. ${priceText(tip, currency)} tip`] : []),
  ...(refunded > 0 ? [`${priceText(refunded, currency)} given back`] : []),
];
