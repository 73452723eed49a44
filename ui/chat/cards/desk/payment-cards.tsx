import type { ChargedNoShow, LedgerSummary, Payment, VisitMoney } from "#tools/payments/schema.ts";
import { PaymentLine } from "#ui/cards/money/payment-row.tsx";
import { paymentName } from "#ui/cards/money/payment-words.ts";
import { linesCard } from "#ui/chat/cards/listed.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";

/** How a visit stands with money. */
export function VisitMoneyCard({ value }: { value: VisitMoney }) {
  const { currency, price, paid, due, payments, cardOnFile } = value;
  return (
    <Card title="Money of this visit" className="flex flex-col gap-3">
      <dl className="grid grid-cols-3 gap-3 text-sm">
        <Sum name="Price" amount={price} currency={currency} />
        <Sum name="Paid" amount={paid} currency={currency} />
        <Sum name="Due" amount={due} currency={currency} />
      </dl>
      {cardOnFile && (
        <p className="text-sm text-ink-2">
          Card on file: <span className="font-mono">{cardOnFile}</span>
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </ul>
    </Card>
  );
}

function Sum({
  name,
  amount,
  currency,
}: {
  name: string;
  amount: number | null;
  currency: string;
}) {
  return (
    <div>
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-mono tabular-nums">
        {amount === null ? "not known" : priceText(amount, currency)}
      </dd>
    </div>
  );
}

/** One payment after a change. */
export function OnePaymentCard({ value }: { value: Payment }) {
  return (
    <Card aria-label={`Payment of ${value.clientName}`}>
      <ul>
        <PaymentLine payment={value} />
      </ul>
    </Card>
  );
}

/** What came of charging a kept card. */
export const ChargedCard = ({ value }: { value: ChargedNoShow }) => (
  <OnePaymentCard value={value.payment} />
);

/** What came and went in some days. */
export const TakenCard = linesCard({
  title: "Taken",
  none: "Nothing in that time.",
  to: "/payments",
  lines: ({ rows }: LedgerSummary) =>
    rows.map(({ purpose, method, currency, net, refunded }) => ({
      id: `${purpose} ${method} ${currency}`,
      name: paymentName({ purpose, method }),
      below: refunded !== 0 && `after ${money(Math.abs(refunded), currency)} given back`,
      aside: <span className="font-mono">{money(net, currency)}</span>,
    })),
});
