import type { ReactNode } from "react";
import { ItemCategory, type Supplier } from "#tools/inventory/schema.ts";
import { CATEGORY_WORDS } from "#ui/cards/inventory/stock-words.ts";
import { Chip } from "#ui/components/chip.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { ONLY, useAddress, type Only } from "./use-address.ts";

const ONLY_WORDS: Record<Only, string> = {
  low: "Low Stock",
  expiring: "Expiring",
  count: "To be counted",
};

/** Narrows the items, in the address. */
export function ItemFilters({
  suppliers,
  counts,
  children,
}: {
  suppliers: readonly Supplier[];
  /** How many items each of the chips would leave. */
  counts: Record<Only, number>;
  /** What is left, at the end of the chips. */
  children: ReactNode;
}) {
  const { filter, change } = useAddress();
  return (
    <div className="flex flex-col gap-3">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-[1fr_10rem_11rem] lg:grid-cols-[1fr_11rem_13rem]">
        <SearchField
          label="Find an item"
          placeholder="Name, code, brand or barcode"
          value={filter.q}
          onChange={(q) => change({ q })}
          className="max-md:col-span-2"
        />
        <FieldSelect
          label="Category"
          hideLabel
          value={filter.category ?? ""}
          none="All categories"
          options={ItemCategory.options.map((category) => [category, CATEGORY_WORDS[category]])}
          onChange={(chosen) => change({ category: chosen })}
        />
        <Field label="Supplier" hideLabel>
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
      <div className="flex flex-wrap items-center gap-2">
        {ONLY.filter((only) => counts[only] > 0 || filter.only === only).map((only) => (
          <Chip
            key={only}
            on={filter.only === only}
            onClick={() => change({ only: filter.only === only ? null : only })}
          >
            {ONLY_WORDS[only]} <span className="font-mono text-ink-3">{counts[only]}</span>
          </Chip>
        ))}
        {children}
      </div>
    </div>
  );
}
