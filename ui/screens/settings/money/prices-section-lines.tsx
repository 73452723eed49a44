import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { money } from "#tools/pricing/cost/cost-rules.ts";
import type { PricedLine, ProductPrice } from "#tools/pricing/cost/cost-schema.ts";
import { listColorBrands, listProductLines } from "#ui/api/chair/brands.ts";
import type { LineToPrice } from "#ui/cards/cost/price-draft.ts";
import { PricesDialog } from "#ui/cards/cost/prices-dialog.tsx";
import { Button } from "#ui/components/button.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { grams } from "#ui/lib/format.ts";

/** The lines that the salon works with, what their packs cost and hold, and what 100 g of them are. */
export function PriceList({ lines, currency }: { lines: PricedLine[]; currency: string }) {
  const [pricing, setPricing] = useState<LineToPrice>();
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-[62ch] text-sm text-ink-2">
        What a tube or bottle costs you and holds. Every bowl then says what it costs, before it is
        mixed.
      </p>
      {lines.length === 0 ? (
        <p className="text-sm text-ink-3">
          No line yet. Choose one below, or add the lines you work with under Brand Preferences.
        </p>
      ) : (
        <ul aria-label="Lines" className="flex flex-col divide-y divide-line-soft">
          {lines.map((line) => (
            <LineRow
              key={line.line}
              line={line}
              currency={currency}
              onPrice={() => setPricing(asked(line))}
            />
          ))}
        </ul>
      )}
      <OtherLine known={lines} onChoose={setPricing} />
      {pricing && (
        <PricesDialog
          lines={[pricing]}
          prices={lines.flatMap(({ prices }) => prices)}
          currency={currency}
          onClose={() => setPricing(undefined)}
        />
      )}
    </div>
  );
}

function LineRow({
  line: { brandName, lineName, prices, developer },
  currency,
  onPrice,
}: {
  line: PricedLine;
  currency: string;
  onPrice: () => void;
}) {
  const name = `${brandName} ${lineName}`;
  const act = prices.length === 0 ? "Add prices" : "Change prices";
  return (
    <li
      aria-label={name}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0"
    >
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{name}</p>
        {prices.length === 0 ? (
          <p className="text-sm text-ink-3">No price yet</p>
        ) : (
          <ul className="text-sm text-ink-2">
            {prices.map((price) => (
              <li key={price.id}>
                {whatOf(price)}{" "}
                <span className="font-mono tabular-nums">{money(price.price, currency)}</span> for{" "}
                {grams(price.packGrams)},{" "}
                <span className="font-mono tabular-nums">
                  {money((price.price / price.packGrams) * 100, currency)}
                </span>{" "}
                for 100 g
              </li>
            ))}
            {developer && !prices.some(({ part }) => part === "developer") && (
              <li className="text-ink-3">Developer: no price yet</li>
            )}
          </ul>
        )}
      </div>
      <Button onClick={onPrice} aria-label={`${act} of ${name}`}>
        {act}
      </Button>
    </li>
  );
}

/** Any line of the catalogue, for one that nobody has named as theirs yet. */
function OtherLine({
  known,
  onChoose,
}: {
  known: readonly PricedLine[];
  onChoose: (line: LineToPrice) => void;
}) {
  const { data: brands } = useQuery(listColorBrands);
  const { data: lines } = useQuery(listProductLines);
  const others = (lines ?? []).filter(
    ({ type, brandId, id }) =>
      type !== "developer" && !known.some(({ line }) => line === `${brandId}/${id}`),
  );
  const choose = (key: string) => {
    const line = others.find(({ brandId, id }) => `${brandId}/${id}` === key);
    const brand = brands?.find(({ id }) => id === line?.brandId);
    if (line && brand)
      onChoose({ line: key, name: `${brand.name} ${line.name}`, developer: "Its developer" });
  };
  return (
    <Field label="Another line" className="max-w-96">
      <Select value="" disabled={!brands || !lines} onChange={({ target }) => choose(target.value)}>
        <option value="">Choose a line to price</option>
        {brands?.map((brand) => (
          <optgroup key={brand.id} label={brand.name}>
            {others
              .filter(({ brandId }) => brandId === brand.id)
              .map(({ brandId, id, name }) => (
                <option key={id} value={`${brandId}/${id}`}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}

const asked = ({ line, brandName, lineName, developer }: PricedLine): LineToPrice => ({
  line,
  name: `${brandName} ${lineName}`,
  developer: developer ? "Its developer" : null,
});

function whatOf({ part, code }: ProductPrice): string {
  if (part === "developer") return "Developer";
  return code ?? "Color";
}
