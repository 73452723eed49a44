import { Banknote, CreditCard, Hourglass, Landmark, Link2, Ticket } from "lucide-react";
import type { ReactNode } from "react";
import { HandMethod } from "#tools/payments/bill/bill-schema.ts";
import { METHOD_WORDS } from "#tools/payments/bill/bill-rules.ts";
import { partOf } from "#tools/payments/rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { cx } from "#ui/lib/cx.ts";
import { Chip } from "#ui/components/chip.tsx";
import { MoneyInput } from "./bill-row.tsx";
import type { DraftFields } from "./fields.ts";
import { Part } from "./part.tsx";

const ICONS = { cash: Banknote, terminal: CreditCard, bank: Landmark, voucher: Ticket };
const TIPS = [10, 15, 20];

/** How a visit is paid: one way takes all of it, several share it, and a tip comes on top. */
export function PayFields({ draft, set, sums, closing, errorOf }: DraftFields) {
  const { currency, available } = closing.money;
  const { ways, link, later, tip } = draft;
  const words = (minor: number) => priceText(minor, currency);
  const toggle = (method: HandMethod) => {
    const on = ways.some((way) => way.method === method);
    const others = ways.filter((way) => way.method !== method);
    set({ ways: on ? others : [...ways, { method, amount: "" }], later: false });
  };
  const tipped = sums.lines.reduce((all, { amount }) => all + amount, 0) - sums.discount;
  return (
    <Part title="Paid by">
      <div className="grid grid-cols-2 gap-2">
        {HandMethod.options.map((method) => {
          const Icon = ICONS[method];
          return (
            <Way
              key={method}
              on={ways.some((way) => way.method === method)}
              icon={<Icon size={18} aria-hidden="true" />}
              onClick={() => toggle(method)}
            >
              {METHOD_WORDS[method]}
            </Way>
          );
        })}
        {available && (
          <Way
            on={link}
            icon={<Link2 size={18} aria-hidden="true" />}
            onClick={() => set({ link: !link, later: false })}
            className="col-span-2"
          >
            Link for what is left
          </Way>
        )}
        <Way
          on={later}
          icon={<Hourglass size={18} aria-hidden="true" />}
          onClick={() => set({ later: !later, ways: [], link: false })}
          className="col-span-2"
        >
          Nothing now: it stays due
        </Way>
      </div>
      {ways.length > 1 &&
        ways.map(({ method, amount }, at) => (
          <div key={method} className="flex items-center justify-between gap-4">
            <span className="font-medium">{METHOD_WORDS[method]}</span>
            <MoneyInput
              value={amount}
              onChange={(typed) =>
                set({
                  ways: ways.map((way) =>
                    way.method === method ? { ...way, amount: typed } : way,
                  ),
                })
              }
              label={`${METHOD_WORDS[method]}, ${currency}`}
              placeholder={at === ways.length - 1 ? "the rest" : "0"}
            />
          </div>
        ))}
      {errorOf("paid") && <p className="text-xs font-medium text-bad">{errorOf("paid")}</p>}
      <div className="flex items-center justify-between gap-2">
        <span className="font-medium max-md:sr-only">Tip</span>
        <div className="flex min-w-0 flex-1 items-center gap-2 md:justify-end">
          {TIPS.map((percent) => {
            const sum = words(partOf(tipped, percent, currency));
            return (
              <Chip
                key={percent}
                on={tip === sum}
                aria-label={`Tip of ${percent} percent, ${sum}`}
                className="touch:px-3"
                onClick={() => set({ tip: tip === sum ? "" : sum })}
              >
                {percent}%
              </Chip>
            );
          })}
          <MoneyInput
            value={tip}
            onChange={(typed) => set({ tip: typed })}
            label="Tip"
            placeholder="Tip"
            className="max-md:w-auto max-md:flex-1"
          />
        </div>
      </div>
      {errorOf("tip") && <p className="text-xs font-medium text-bad">{errorOf("tip")}</p>}
    </Part>
  );
}

function Way({
  on,
  icon,
  onClick,
  className,
  children,
}: {
  on: boolean;
  icon: ReactNode;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={cx(
        "flex h-13 items-center gap-2 rounded-m border px-3 text-left text-sm font-semibold transition-colors duration-150",
        on
          ? "border-ink bg-accent-soft text-ink"
          : "border-line bg-field text-ink-2 hover:border-ink-3 hover:text-ink",
        className,
      )}
    >
      {icon}
      <span className="min-w-0 truncate">{children}</span>
    </button>
  );
}
