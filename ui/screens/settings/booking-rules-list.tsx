import type { BookingRules } from "#tools/salons/booking-schema.ts";
import { ruleLines } from "./booking-words.ts";

/** The rules for whoever may not change them, and why they may not. */
export function BookingRulesList({ rules, why }: { rules: BookingRules; why: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[62ch] text-sm text-ink-2">{why}</p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {ruleLines(rules).map(([name, words]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line-soft pb-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="text-right font-medium">{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
