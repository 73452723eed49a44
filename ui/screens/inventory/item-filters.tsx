import { SlidersHorizontal } from "lucide-react";
import { useState, type ReactNode } from "react";
import { ItemCategory, type Supplier } from "#tools/inventory/schema.ts";
import { CATEGORY_WORDS } from "#ui/cards/inventory/stock-words.ts";
import { Chip } from "#ui/components/chip.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { cx } from "#ui/lib/cx.ts";
import { ONLY, useAddress, type Only } from "./use-address.ts";

const ONLY_WORDS: Record<Only, string> = {
  low: "Low Stock",
  expiring: "Expiring",
  count: "To be counted",
};

const NARROW = "w-44 max-md:order-1 max-md:w-[calc(50%-4px)]";

/** Narrows the items, in the address. */
export function ItemFilters({
  suppliers,
  counts,
  acts,
  children,
}: {
  suppliers: readonly Supplier[];
  /** How many items each of the chips would leave. */
  counts: Record<Only, number>;
  /** What else finds or makes an item, beside the search. */
  acts: ReactNode;
  /** What is left, at the end of the chips. */
  children: ReactNode;
}) {
  const { filter, change } = useAddress();
  const [more, setMore] = useState(Boolean(filter.category || filter.supplier));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-2">
        <SearchField
          label="Find an item"
          placeholder="Name or barcode"
          value={filter.q}
          onChange={(q) => change({ q })}
          className="min-w-0 flex-1"
        />
        {acts}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {ONLY.filter((only) => counts[only] > 0 || filter.only === only).map((only) => (
          <Chip
            key={only}
            on={filter.only === only}
            className="max-md:px-3!"
            onClick={() => change({ only: filter.only === only ? null : only })}
          >
            {ONLY_WORDS[only]} <span className="font-mono text-ink-3">{counts[only]}</span>
          </Chip>
        ))}
        <Chip
          icon={SlidersHorizontal}
          aria-expanded={more}
          className="max-md:px-3! md:hidden"
          onClick={() => setMore(!more)}
        >
          Filter
        </Chip>
        <div className={cx("contents", !more && "max-md:hidden")}>
          <FieldSelect
            label="Category"
            hideLabel
            value={filter.category ?? ""}
            none="All categories"
            options={ItemCategory.options.map((category) => [category, CATEGORY_WORDS[category]])}
            onChange={(chosen) => change({ category: chosen })}
            className={NARROW}
          />
          <Field label="Supplier" hideLabel className={NARROW}>
            <Select
              value={filter.supplier ?? ""}
              onChange={({ target }) => change({ supplier: target.value })}
            >
              <option value="">All suppliers</option>
              <option value="none">No supplier</option>
              {suppliers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {children}
      </div>
    </div>
  );
}
