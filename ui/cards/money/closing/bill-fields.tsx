import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { priceText } from "#tools/values/money-rules.ts";
import { listItems } from "#ui/api/desk/inventory.ts";
import { Chip } from "#ui/components/chip.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Input } from "#ui/components/fields/input.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { Line, MoneyInput, Row } from "./bill-row.tsx";
import type { ExtraBy } from "./draft-rules.ts";
import type { DraftFields } from "./fields.ts";
import { Part, SumRow } from "./part.tsx";

const MEASURES: Record<ExtraBy, string> = { amount: "Amount", minutes: "Minutes", grams: "Grams" };

/** What a visit comes to: the service, what came on top, what was sold, and what is taken off. */
export function BillFields({
  draft,
  set,
  sums,
  closing,
  errorOf,
  service,
}: DraftFields & { service: string }) {
  const { money, tax: rule, hourlyRate, productRate } = closing;
  const { currency } = money;
  const next = useRef(1);
  const words = (minor: number) => priceText(minor, currency);
  const newKey = () => (next.current += 1);
  const by: ExtraBy[] = [
    "amount",
    ...(hourlyRate === null ? [] : (["minutes"] as const)),
    ...(productRate === null ? [] : (["grams"] as const)),
  ];
  const discounted = draft.discount !== null;
  return (
    <Part title="Price">
      <Line label={service || "Service"} error={errorOf("price")}>
        <MoneyInput
          value={draft.price}
          onChange={(price) => set({ price })}
          label={`${service || "Service"}, ${currency}`}
        />
      </Line>
      {draft.extras.map((extra) => {
        const change = (more: Partial<typeof extra>) =>
          set({
            extras: draft.extras.map((each) =>
              each.key === extra.key ? { ...each, ...more } : each,
            ),
          });
        return (
          <Row
            key={extra.key}
            name="extra"
            error={errorOf(`extra ${extra.key}`)}
            onRemove={() => set({ extras: draft.extras.filter(({ key }) => key !== extra.key) })}
          >
            <Field label="What came on top" hideLabel className="min-w-40 flex-1">
              <Input
                placeholder="Extra"
                maxLength={80}
                value={extra.label}
                onChange={({ target }) => change({ label: target.value })}
              />
            </Field>
            {by.length > 1 && (
              <Field label="Measured by" hideLabel className="w-34">
                <Select
                  value={extra.by}
                  onChange={({ target }) => change({ by: target.value as ExtraBy })}
                >
                  {by.map((each) => (
                    <option key={each} value={each}>
                      {MEASURES[each]}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <MoneyInput
              value={extra.value}
              onChange={(value) => change({ value })}
              label={`${MEASURES[extra.by]} of the extra`}
              placeholder={extra.by === "amount" ? "0" : extra.by === "minutes" ? "min" : "g"}
            />
          </Row>
        );
      })}
      {draft.products.map((product) => (
        <Product
          key={product.key}
          product={product}
          errorOf={errorOf}
          onChange={(more) =>
            set({
              products: draft.products.map((each) =>
                each.key === product.key ? { ...each, ...more } : each,
              ),
            })
          }
          onRemove={() =>
            set({ products: draft.products.filter(({ key }) => key !== product.key) })
          }
        />
      ))}
      {discounted && (
        <Row
          name="discount"
          error={errorOf("discount")}
          onRemove={() => set({ discount: null, discountReason: "" })}
        >
          <Field label="Why the discount" hideLabel className="min-w-32 flex-1">
            <Input
              placeholder="Discount, and why"
              maxLength={120}
              value={draft.discountReason}
              onChange={({ target }) => set({ discountReason: target.value })}
            />
          </Field>
          <MoneyInput
            value={draft.discount ?? ""}
            onChange={(discount) => set({ discount })}
            label={`Discount, ${currency}`}
          />
        </Row>
      )}
      <div className="flex flex-wrap gap-2">
        <Chip
          onClick={() =>
            set({
              extras: [...draft.extras, { key: newKey(), label: "", by: "amount", value: "" }],
            })
          }
        >
          + Extra
        </Chip>
        <Chip
          onClick={() =>
            set({
              products: [...draft.products, { key: newKey(), label: "", amount: "", units: 1 }],
            })
          }
        >
          + Product
        </Chip>
        {!discounted && <Chip onClick={() => set({ discount: "" })}>+ Discount</Chip>}
      </div>
      <dl className="flex flex-col gap-1.5 border-t border-line-soft pt-3">
        {sums.tax > 0 && !rule.taxIncluded && (
          <SumRow name={`Tax, ${rule.taxPercent}%`} value={words(sums.tax)} />
        )}
        {money.paid > 0 && (
          <>
            <SumRow name="Total" value={words(sums.total)} />
            <SumRow name="Paid before" value={`−${words(money.paid)}`} />
          </>
        )}
        <SumRow name="To pay" value={words(sums.due)} strong />
        {sums.tax > 0 && rule.taxIncluded && (
          <SumRow name={`Of it tax, ${rule.taxPercent}%`} value={words(sums.tax)} />
        )}
      </dl>
    </Part>
  );
}

function Product({
  product,
  errorOf,
  onChange,
  onRemove,
}: {
  product: DraftFields["draft"]["products"][number];
  errorOf: DraftFields["errorOf"];
  onChange: (more: Partial<DraftFields["draft"]["products"][number]>) => void;
  onRemove: () => void;
}) {
  // a salon without stock types what it sold
  const { data: items = [] } = useQuery(listItems);
  const { key, label, amount } = product;
  return (
    <Row
      name="product"
      error={errorOf(`product ${key} label`) ?? errorOf(`product ${key}`)}
      onRemove={onRemove}
    >
      <Field label="What was sold" hideLabel className="min-w-32 flex-1">
        <Input
          placeholder="Product"
          maxLength={80}
          list={`stock-${key}`}
          value={label}
          onChange={({ target }) => {
            const item = items.find(({ name }) => name === target.value);
            onChange({ label: target.value, ...(item && { itemId: item.id }) });
          }}
        />
      </Field>
      <datalist id={`stock-${key}`}>
        {items.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <MoneyInput
        value={amount}
        onChange={(value) => onChange({ amount: value })}
        label="Price of the product"
      />
    </Row>
  );
}
