import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState, type FormEvent } from "react";
import { headOfRefusal, lacksShades, refusalToAdd } from "#tools/brands/rules.ts";
import type { BrandPreference } from "#tools/brands/schema.ts";
import { addBrandPreference, listColorBrands, listLinesOf } from "#ui/api/chair/brands.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { ReadError } from "#ui/components/page/query-view.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { together } from "#ui/lib/http/read.ts";
import { toast } from "#ui/lib/toast.ts";
import { FindLine } from "./find-line.tsx";
import { LineFacts } from "./line-facts.tsx";
import { kindWords } from "./line-words.ts";

/** A brand, then one of its lines, then Add; or the line at once by its name. */
export function AddLine({ existing }: { existing: readonly BrandPreference[] }) {
  const [brandId, setBrandId] = useState("");
  const [productLineId, setLineId] = useState("");
  const brands = useQuery(listColorBrands);
  const lines = useQuery(listLinesOf(brandId));
  const add = useMutation(addBrandPreference);
  const choose = (brand: string, line = "") => {
    setBrandId(brand);
    setLineId(line);
  };
  const refuse = (title: string, description: string) =>
    toast({ title, description, tone: "destructive" });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!brandId || !productLineId)
      return refuse("Validation error", "Please select both brand and product line.");
    const refusal = refusalToAdd(existing, { brandId, productLineId });
    if (refusal) return refuse(headOfRefusal(refusal), refusal);
    return add.mutate({ brandId, productLineId }, { onSuccess: () => setLineId("") });
  };
  return (
    <Card title="Add a line">
      <div className="flex flex-col gap-5">
        <FindLine
          label="Find a line"
          hint="Type a brand, a line or a kind: what you take fills in both fields below."
          onFind={({ brandId: brand, id }) => choose(brand, id)}
        />
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <div className="grid gap-4 md:grid-cols-2">
            <FieldSelect
              label="Brand"
              value={brandId}
              none="Select a brand"
              disabled={!brands.data}
              options={brands.data?.map(({ id, name }) => [id, name]) ?? []}
              onChange={choose}
            />
            <Field label="Product line">
              <Select
                value={productLineId}
                disabled={!lines.data}
                onChange={({ target }) => setLineId(target.value)}
              >
                <option value="">
                  {brandId ? "Select a product line" : "Select a brand first"}
                </option>
                {lines.data?.map(({ id, name, type, shadeCount }) => (
                  <option key={id} value={id}>
                    {name} ({kindWords(type)}
                    {lacksShades({ type, shadeCount }) && ", no shade list yet"})
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <ReadError
            query={together(brands, lines)}
            name="color brands"
            failed="Failed to load color brands"
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 empty:max-md:hidden md:min-h-6">
              {brandId && productLineId && <LineFacts lineKey={`${brandId}/${productLineId}`} />}
            </span>
            <Button
              type="submit"
              kind={brandId && productLineId ? "primary" : "secondary"}
              pending={add.isPending}
              icon={Plus}
              className="max-md:w-full"
            >
              Add
            </Button>
          </div>
        </form>
      </div>
    </Card>
  );
}
