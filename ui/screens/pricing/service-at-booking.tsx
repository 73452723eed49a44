import { useQuery } from "@tanstack/react-query";
import { askedAtBooking } from "#tools/payments/rules.ts";
import type { PayAtBooking } from "#tools/pricing/services/service-schema.ts";
import { SERVICE_FIELDS } from "#tools/pricing/services/service-fields.ts";
import { parsePrice, priceText } from "#tools/values/money-rules.ts";
import { getPaymentSettings } from "#ui/api/desk/payments.ts";
import { FieldInput } from "#ui/components/fields/field-input.tsx";
import { FieldNumber } from "#ui/components/fields/field-number.tsx";
import { SegmentedControl } from "#ui/components/fields/segmented-control.tsx";
import type { ServiceDraft } from "./service-draft.ts";
import type { ServiceForm } from "./service-form.ts";

const WAYS = [
  { value: "none", label: "Nothing" },
  { value: "deposit", label: "A deposit" },
  { value: "card", label: "A card" },
] as const;

/** What a client is asked for when they book this online, and what a missed visit costs. */
export function ServiceAtBooking({ form, currency }: { form: ServiceForm; currency: string }) {
  const { data: settings } = useQuery(getPaymentSettings);
  const { typed, set, of } = form;
  const { payAtBooking } = typed;
  return (
    <section aria-label="At booking" className="flex flex-col gap-4 border-t border-line-soft pt-4">
      <div className="flex flex-col gap-2">
        <h3 className="text-sm font-semibold">At booking</h3>
        <SegmentedControl
          label="Asked for at booking"
          options={WAYS}
          value={payAtBooking}
          onChange={(value: PayAtBooking) =>
            set({
              payAtBooking: value,
              ...(value !== "deposit" && { depositText: "", depositPercent: null }),
            })
          }
        />
      </div>
      {payAtBooking === "deposit" && (
        <div className="grid gap-5 sm:grid-cols-2">
          <FieldInput
            {...of("depositText")}
            label={`${SERVICE_FIELDS.depositText.label} (${currency})`}
            onChange={(depositText) =>
              set({ depositText, ...(depositText && { depositPercent: null }) })
            }
          />
          <FieldNumber
            {...of("depositPercent")}
            onChange={(depositPercent) =>
              set({ depositPercent, ...(depositPercent !== null && { depositText: "" }) })
            }
          />
        </div>
      )}
      <p aria-live="polite" className="text-sm text-ink-2">
        {exampleOf(typed, currency)}
        {settings && !settings.available && payAtBooking !== "none" && (
          <span className="block text-warn">
            Card payments are not set up here: until they are, nothing is asked for.
          </span>
        )}
      </p>
      <FieldNumber {...of("noShowPercent")} />
    </section>
  );
}

/** What it comes to with the price as it is typed. */
function exampleOf(draft: ServiceDraft, currency: string): string {
  const { payAtBooking, depositText, depositPercent, basePrice } = draft;
  if (payAtBooking === "none") return "Clients book without paying.";
  if (payAtBooking === "card")
    return "Clients leave a card on a page of Stripe's. Nothing is charged unless they miss the visit.";
  const price = parsePrice(basePrice, currency);
  const depositAmount = depositText ? parsePrice(depositText, currency) : null;
  if (depositText && depositAmount === null)
    return `Write an amount in ${currency}, such as ${priceText(4000, currency)}.`;
  if (depositAmount === null && !depositPercent) return "Write an amount or a part of the price.";
  const asked = askedAtBooking({ payAtBooking, depositAmount, depositPercent }, price, currency);
  if (!asked)
    return price === null
      ? "A part of the price needs a price."
      : "That is less than a card can be charged with: nothing would be asked for.";
  return price === null
    ? `Clients pay ${priceText(asked.amount, currency)} when they book.`
    : `Clients pay ${priceText(asked.amount, currency)} of ${priceText(price, currency)} when they book.`;
}
