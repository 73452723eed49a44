import { useState } from "react";
import type { Item } from "#tools/inventory/schema.ts";
import { isFoundBy, quantityWords, unitWord } from "#ui/cards/inventory/stock-words.ts";
import { Badge } from "#ui/components/badge.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { QuantityStepper } from "./quantity-stepper.tsx";
import { NothingYet } from "#ui/components/page/nothing-yet.tsx";

/** How many of what, by item. */
export type Quantities = Readonly<Record<string, number>>;

/** Sets a line; a quantity of 0 removes it. */
export function withQuantity(now: Quantities, itemId: string, quantity: number): Quantities {
  const { [itemId]: _gone, ...rest } = now;
  return quantity > 0 ? { ...rest, [itemId]: quantity } : rest;
}

/** What is ordered, as it is sent. */
export function linesOf(quantities: Quantities): { itemId: string; quantity: number }[] {
  return Object.entries(quantities).map(([itemId, quantity]) => ({ itemId, quantity }));
}

/** The items of one supplier, low ones first, each with how many are ordered. */
export function OrderLinesField({
  items,
  quantities,
  onChange,
}: {
  items: readonly Item[];
  quantities: Quantities;
  onChange: (quantities: Quantities) => void;
}) {
  const [sought, setSought] = useState("");
  const found = items
    .filter((item) => isFoundBy(item, sought))
    .toSorted((a, b) => Number(b.isLow) - Number(a.isLow));
  return (
    <div role="group" aria-label="Items of the order" className="flex flex-col gap-2">
      {items.length > 8 && (
        <SearchField
          label="Find an item of this supplier"
          placeholder="Name or code"
          value={sought}
          onChange={setSought}
        />
      )}
      {items.length === 0 && (
        <NothingYet>No item has this supplier yet. Give it to an item first.</NothingYet>
      )}
      <ul className="flex flex-col">
        {found.map((item) => (
          <li
            key={item.id}
            className="flex items-center justify-between gap-3 border-t border-line-soft py-2 first:border-t-0"
          >
            <span className="min-w-0">
              <span className="block font-medium [overflow-wrap:anywhere]">
                {item.name} {item.isLow && <Badge tone="warn">Low</Badge>}
              </span>
              <span className="block text-xs text-ink-3">{quantityWords(item)} in stock</span>
            </span>
            <span className="flex shrink-0 items-center gap-2">
              <QuantityStepper
                label={`Quantity of ${item.name}`}
                value={quantities[item.id]}
                onChange={(quantity) => onChange(withQuantity(quantities, item.id, quantity ?? 0))}
              />
              <span className="w-12 text-xs text-ink-3 max-md:hidden">
                {unitWord(item.unit, quantities[item.id] ?? 0)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
