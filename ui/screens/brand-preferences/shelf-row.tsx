import { Check, Package } from "lucide-react";
import { Chip } from "#ui/components/chip.tsx";
import { Swatch } from "#ui/components/hair/swatch.tsx";
import type { Product } from "./shelf-draft.ts";

/** The products of one level, each a chip to tick; the heading ticks them all. */
export function ShelfRow({
  title,
  products,
  ticked,
  stocked,
  onTick,
}: {
  title: string;
  products: readonly Product[];
  ticked: readonly string[];
  /** There without a tick, by the inventory. */
  stocked: readonly string[];
  onTick: (codes: string[], on: boolean) => void;
}) {
  const codes = products.map(({ code }) => code);
  const there = codes.filter((code) => ticked.includes(code) || stocked.includes(code)).length;
  const all = there === codes.length;
  return (
    <div role="group" aria-label={title} className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">
          {title} <span className="font-normal text-ink-3">{`${there} of ${codes.length}`}</span>
        </h3>
        {codes.length > 1 && (
          <button
            type="button"
            onClick={() => onTick(codes, !all)}
            className="min-h-10 rounded-small px-2 text-sm text-ink-2 hover:text-ink touch:min-h-11"
          >
            {all ? "Take all off" : "Tick all"}
            <span className="sr-only">, {title}</span>
          </button>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {products.map(({ code, label, name, hex }) => {
          const on = ticked.includes(code);
          const counted = !on && stocked.includes(code);
          return (
            <Chip
              key={code}
              on={on || counted}
              disabled={counted}
              title={counted ? `${name}: in stock by the inventory` : name}
              aria-label={`${label === name ? label : `${label}, ${name}`}${counted ? ", in stock by the inventory" : ""}`}
              onClick={() => onTick([code], !on)}
              icon={
                counted ? (
                  <Package size={15} aria-hidden="true" />
                ) : on ? (
                  <Check size={15} aria-hidden="true" />
                ) : (
                  hex && <Swatch hex={hex} className="size-4 rounded-full" />
                )
              }
            >
              {label}
            </Chip>
          );
        })}
      </div>
    </div>
  );
}
