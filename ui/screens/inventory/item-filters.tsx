import { SlidersHorizontal } from "lucide-react";
import { useState, type ReactNode } from "react";
import { ItemCategory, type Supplier } from "#tools/inventory/schema.ts";
import { CATEGORY_WORDS } from "#ui/cards/inventory/stock-words.ts";
import { Button } from "#ui/components/button.tsx";
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

/** Narrows the items, in the address: by words at once, by the rest behind one button. */
export function ItemFilters({
  suppliers,
  counts,
  acts,
}: {
  suppliers: readonly Supplier[];
  /** How many items each of the chips would leave. */
  counts: Record<Only, number>;
  /** What else finds an item, beside the search. */
  acts: ReactNode;
}) {
  const { filter, change } = useAddress();
  const set = [filter.only, filter.category, filter.supplier].filter(Boolean).length;
  const [more, setMore] = useState(set > 0);
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
        <Button
          icon={SlidersHorizontal}
          aria-expanded={more}
          className="max-md:w-11 max-md:px-0"
          onClick={() => setMore(!more)}
        >
          <span className="max-md:sr-only">{set > 0 ? `Filter (${set})` : "Filter"}</span>
        </Button>
      </div>
      {more && (
        <div className="flex flex-wrap items-center gap-2">
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
        </div>
      )}
    </div>
  );
}

const NARROW = "w-44 max-md:w-[calc(50%-4px)]";
