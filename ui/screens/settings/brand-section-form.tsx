import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { lacksShades } from "#tools/brands/rules.ts";
import {
  MAX_PREFERENCES,
  type ColorBrand,
  type SaveStylistPreferences,
  type StylistPreferences,
} from "#tools/brands/schema.ts";
import { listLinesOf, saveStylistPreferences } from "#ui/api/brands.ts";
import { Button } from "#ui/components/button.tsx";
import { Chip } from "#ui/components/chip.tsx";
import { Field } from "#ui/components/field.tsx";
import { SegmentedControl } from "#ui/components/segmented-control.tsx";
import { Select } from "#ui/components/select.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { toast } from "#ui/lib/toast.ts";

const VOLUMES = ([10, 20, 30, 40] as const).map((value) => ({ value, label: `${value}` }));

type Draft = Required<Pick<SaveStylistPreferences, "productLineIds" | "developerVolume">> & {
  brandId: string;
  developerBrand: string;
};

/** The fields of the section. Saving waits for a brand. */
export function BrandSectionForm({
  brands,
  preferences,
}: {
  brands: readonly ColorBrand[];
  preferences: StylistPreferences;
}) {
  const [draft, setDraft] = useState<Draft>({
    brandId: preferences.brandId ?? "",
    productLineIds: preferences.productLineIds,
    developerBrand: preferences.developerBrand ?? "",
    developerVolume: preferences.developerVolume,
  });
  const save = useMutation(saveStylistPreferences);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const brandName = brands.find(({ id }) => id === draft.brandId)?.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!brandName)
      return toast({
        title: "Error",
        description: "Please select a color brand first",
        tone: "destructive",
      });
    return save.mutate(
      { ...draft, developerBrand: draft.developerBrand || null, brandName },
      { onSuccess: ({ productLineIds }) => change({ productLineIds }) },
    );
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label="Color brand" hint="Formulas are written in its lines first.">
        <Select
          value={draft.brandId}
          onChange={({ target: { value: brandId } }) =>
            change({
              brandId,
              productLineIds: brandId === preferences.brandId ? preferences.productLineIds : [],
            })
          }
        >
          <option value="">Select a brand</option>
          <Options brands={brands} />
        </Select>
      </Field>
      {draft.brandId && (
        <Lines
          brandId={draft.brandId}
          chosen={draft.productLineIds}
          listed={draft.brandId === preferences.brandId ? preferences.productLineIds : []}
          onChange={(productLineIds) => change({ productLineIds })}
        />
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label="Developer brand"
          hint="Named on a formula where the color's own brand lists no developer. Elsewhere the maker's own is written."
        >
          <Select
            value={draft.developerBrand}
            onChange={({ target }) => change({ developerBrand: target.value })}
          >
            <option value="">The maker's own</option>
            <Options brands={brands} />
          </Select>
        </Field>
        <div className="flex flex-col gap-1.5">
          <span className="text-sm font-semibold" aria-hidden="true">
            Developer volume
          </span>
          <SegmentedControl
            label="Developer volume"
            options={VOLUMES}
            value={draft.developerVolume}
            onChange={(developerVolume) => change({ developerVolume })}
            className="self-start"
          />
          <p className="text-xs text-ink-3">
            What the formula editor begins with for permanent color and lightener. The volume of a
            formula follows the hair and the line's leaflet.
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" kind="primary" disabled={!brandName} pending={save.isPending}>
          Save preferences
        </Button>
        {!brandName && <p className="text-sm text-ink-2">Please select a color brand first</p>}
      </div>
    </form>
  );
}

function Options({ brands }: { brands: readonly ColorBrand[] }) {
  return brands.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
}

function Lines({
  brandId,
  chosen,
  listed,
  onChange,
}: {
  brandId: string;
  chosen: readonly string[];
  /** On the list already: they stay there, whatever is chosen. */
  listed: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const { data: lines, error } = useQuery(listLinesOf(brandId));
  if (error) return <p role="alert">{sentenceOf(error, "Failed to load color brands")}</p>;
  if (!lines) return <Skeleton className="h-11" />;
  const full = chosen.length >= MAX_PREFERENCES;
  const listless = lines.filter((line) => chosen.includes(line.id) && lacksShades(line));
  return (
    <div role="group" aria-label="Product lines" className="flex flex-col gap-2">
      <span className="text-sm font-semibold">Product lines</span>
      <div className="flex flex-wrap gap-2">
        {lines
          .filter(({ type }) => type !== "developer")
          .map(({ id, name }) => {
            const on = chosen.includes(id);
            return (
              <Chip
                key={id}
                on={on}
                disabled={listed.includes(id) || (full && !on)}
                onClick={() =>
                  onChange(on ? chosen.filter((each) => each !== id) : [...chosen, id])
                }
              >
                {name}
              </Chip>
            );
          })}
      </div>
      <p className="text-xs text-ink-3">
        {chosen.length === 0
          ? "None chosen: the brand's own main lines are used, as far as your list has room."
          : `${chosen.length}/${MAX_PREFERENCES}, in the order you chose them.`}{" "}
        Lines on your list stay on it:{" "}
        <TextLink to="/brand-preferences">Brand Preferences</TextLink> removes them.
      </p>
      {listless.length > 0 && (
        <p className="text-sm text-ink-2">
          No shade list yet for {listless.map(({ name }) => name).join(", ")}: formulas are written
          in the nearest line that has one.
        </p>
      )}
    </div>
  );
}
