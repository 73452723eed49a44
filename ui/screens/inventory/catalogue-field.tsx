import { useQuery } from "@tanstack/react-query";
import type { LineLeaflet } from "#tools/brands/schema.ts";
import type { CatalogueLink } from "#tools/inventory/schema.ts";
import { getLineLeaflet, listColorBrands, listLinesOf } from "#ui/api/chair/brands.ts";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { useState } from "react";

export type Known = { name: string; brand: string };

/** What an item is in the catalogue: brand, line, then its shade or the developer's strength. Bowls then draw on it. */
export function CatalogueField({
  link,
  onChange,
}: {
  link: CatalogueLink | null;
  onChange: (link: CatalogueLink | null, known?: Known) => void;
}) {
  const [brandId, setBrandId] = useState(link?.line.split("/")[0] ?? "");
  const [lineId, setLineId] = useState(link?.line.split("/")[1] ?? "");
  const brands = useQuery(listColorBrands);
  const lines = useQuery(listLinesOf(brandId));
  const key = `${brandId}/${lineId}`;
  const { data: leaflet } = useQuery({ ...getLineLeaflet(key), enabled: lineId !== "" });
  const products = leaflet ? productsOf(leaflet) : [];
  const chosen = link ? valueOf(link) : "";
  const take = (value: string) => {
    const product = products.find((each) => each.value === value);
    if (leaflet && product) {
      onChange({ line: key, ...product.link }, { name: product.name, brand: leaflet.brandName });
    } else onChange(null);
  };
  return (
    <fieldset className="flex flex-col gap-3 rounded-m bg-sunken p-4">
      <legend className="sr-only">In the catalog</legend>
      <p className="text-sm text-ink-2">
        Choose it from the catalog, and every bowl with it draws on this stock.
      </p>
      <div className="grid gap-3 md:grid-cols-2">
        <FieldSelect
          label="Catalog brand"
          value={brandId}
          none="Not in the catalog"
          disabled={!brands.data}
          options={brands.data?.map(({ id, name }) => [id, name]) ?? []}
          onChange={(brand) => {
            setBrandId(brand);
            setLineId("");
            onChange(null);
          }}
        />
        <Field label="Line">
          <Select
            value={lineId}
            disabled={!lines.data}
            onChange={({ target }) => {
              setLineId(target.value);
              onChange(null);
            }}
          >
            <option value="">{brandId ? "Choose a line" : "Choose a brand first"}</option>
            {lines.data?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {lineId && (
        <Field label="Shade or developer">
          <Select value={chosen} disabled={!leaflet} onChange={({ target }) => take(target.value)}>
            <option value="">Choose what it is</option>
            {(["colour", "developer"] as const).map((part) => {
              const own = products.filter((each) => each.link.part === part);
              return (
                own.length > 0 && (
                  <optgroup key={part} label={part === "colour" ? "Color" : "Developer"}>
                    {own.map(({ value, name }) => (
                      <option key={value} value={value}>
                        {name}
                      </option>
                    ))}
                  </optgroup>
                )
              );
            })}
          </Select>
        </Field>
      )}
    </fieldset>
  );
}

type Part = Omit<CatalogueLink, "line">;
type Product = { value: string; name: string; link: Part };

/** Everything of a line that may stand on a shelf: its shades, or the product itself, and the developer in its strengths. */
function productsOf(leaflet: LineLeaflet): Product[] {
  const { name, shades, developers, type } = leaflet;
  const colours: Product[] =
    type === "developer"
      ? []
      : shades.length === 0
        ? [productOf({ part: "colour", code: null, volume: null }, name)]
        : shades.map(({ code, name: shade }) =>
            productOf(
              { part: "colour", code, volume: null },
              code === shade ? code : `${code} ${shade}`,
            ),
          );
  const mixers = developers.map((volume) =>
    productOf(
      { part: "developer", code: null, volume },
      type === "developer" ? `${name} ${volume} vol` : `Developer ${volume} vol for ${name}`,
    ),
  );
  return [...colours, ...mixers];
}

const productOf = (link: Part, name: string): Product => ({ value: valueOf(link), name, link });

const valueOf = ({ part, code, volume }: Part) => `${part} ${code ?? ""} ${volume ?? ""}`;
