import type { Appointment } from "#tools/appointments/schema.ts";
import { METHOD_WORDS } from "#tools/payments/bill/bill-rules.ts";
import type { VisitMoney } from "#tools/payments/schema.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { longDay } from "#ui/lib/format.ts";

/** What a visit came to, line by line, and how it was paid: on the screen, and on paper alone. */
export function BillView({
  appointment: { clientName, stylistName, appointmentDate },
  money: { bill, payments, tips },
}: {
  appointment: Pick<Appointment, "clientName" | "stylistName" | "appointmentDate">;
  money: VisitMoney;
}) {
  if (!bill) return null;
  const { lines, discount, discountReason, tax, taxPercent, taxIncluded, total, currency } = bill;
  const words = (minor: number) => priceText(minor, currency);
  const came = payments.filter(({ status, purpose }) => status === "paid" && purpose !== "card");
  return (
    <section
      aria-label="Receipt"
      data-print="alone"
      className="flex flex-col gap-3 rounded-card border border-line-soft bg-surface p-4 shadow-edge"
    >
      <header>
        <h3 className="text-md font-semibold">Receipt</h3>
        <p className="text-sm text-ink-2">
          {clientName}, with {stylistName} on {longDay(appointmentDate)}
        </p>
      </header>
      <dl className="flex flex-col gap-2">
        {lines.map(({ label, detail, amount }, at) => (
          <Row key={at} name={label} note={detail} value={words(amount)} />
        ))}
        {discount > 0 && (
          <Row name="Discount" note={discountReason} value={`−${words(discount)}`} />
        )}
        {tax > 0 && !taxIncluded && <Row name={`Tax, ${taxPercent}%`} value={words(tax)} />}
        <div className="flex items-baseline justify-between gap-4 border-t border-line-soft pt-2 font-semibold">
          <dt>Total</dt>
          <dd className="font-mono text-lg tabular-nums">{words(total)}</dd>
        </div>
        {tax > 0 && taxIncluded && <Row name={`Of it tax, ${taxPercent}%`} value={words(tax)} />}
        {came.map(({ id, purpose, method, amount, tip, refunded }) => (
          <Row
            key={id}
            name={purpose === "deposit" ? "Deposit" : METHOD_WORDS[method]}
            note={[
              tip > 0 && `${words(tip)} of it as a tip`,
              refunded > 0 && `${words(refunded)} given back`,
            ]
              .filter(Boolean)
              .join(", ")}
            value={words(amount)}
          />
        ))}
        {came.filter(({ tip }) => tip > 0).length > 1 && (
          <Row name="Tips in all" value={words(tips)} />
        )}
      </dl>
    </section>
  );
}

function Row({ name, note, value }: { name: string; note?: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt className="min-w-0 wrap-anywhere">
        {name}
        {note && <span className="block text-ink-3">{note}</span>}
      </dt>
      <dd className="shrink-0 font-mono tabular-nums">{value}</dd>
    </div>
  );
}
