import { useMutation, useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { lacksShades } from "#tools/brands/rules.ts";
import { MAX_PREFERENCES } from "#tools/brands/rules.ts";
import {
  SaveStylistPreferences,
  type ColorBrand,
  type StylistPreferences,
} from "#tools/brands/schema.ts";
import { listLinesOf, saveStylistPreferences } from "#ui/api/chair/brands.ts";
import { Chip } from "#ui/components/chip.tsx";
import { FieldSelect } from "#ui/components/fields/field-select.tsx";
import { SavedForm } from "#ui/components/fields/saved-form.tsx";
import { FieldSegments } from "#ui/components/fields/segmented-control.tsx";
import { Skeleton } from "#ui/components/page/skeleton.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { cx } from "#ui/lib/cx.ts";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { useForm } from "#ui/lib/use-form.ts";

const VOLUMES = ([10, 20, 30, 40] as const).map((value) => ({ value, label: `${value}` }));

/** The fields of the section. Saving waits for a brand. */
export function BrandSectionForm({
  brands,
  preferences,
}: {
  brands: readonly ColorBrand[];
  preferences: StylistPreferences;
}) {
  const save = useMutation(saveStylistPreferences);
  const form = useForm({
    words: SaveStylistPreferences,
    values: {
      brandId: preferences.brandId ?? "",
      productLineIds: preferences.productLineIds,
      developerBrand: preferences.developerBrand ?? "",
      developerVolume: preferences.developerVolume,
    },
    saving: save,
    send: (told) => save.mutate({ ...told, brandName }),
  });
  const { typed, set } = form;
  const makers = brands.map(({ id, name }) => [id, name] as const);
  const brandName = brands.find(({ id }) => id === typed.brandId)?.name ?? "";
  return (
    <SavedForm
      form={{ ...form, refusal: undefined }}
      ready={brandName !== ""}
      className="flex flex-col gap-5"
    >
      <FieldSelect
        label="Color brand"
        hint="Formulas are written in its lines first."
        value={typed.brandId}
        none="Select a brand"
        options={makers}
        onChange={(brandId) =>
          set({
            brandId,
            productLineIds: brandId === preferences.brandId ? preferences.productLineIds : [],
          })
        }
      />
      {typed.brandId && (
        <Lines
          brandId={typed.brandId}
          chosen={typed.productLineIds}
          listed={typed.brandId === preferences.brandId ? preferences.productLineIds : []}
          onChange={(productLineIds) => set({ productLineIds })}
        />
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <FieldSelect
          label="Developer brand"
          hint="Named on a formula where the color's own brand lists no developer. Elsewhere the maker's own is written."
          value={typed.developerBrand}
          none="The maker's own"
          options={makers}
          onChange={(developerBrand) => set({ developerBrand })}
        />
        <FieldSegments
          label="Developer volume"
          hint="What the formula editor begins with for permanent color and lightener. The volume of a formula follows the hair and the line's leaflet."
          options={VOLUMES}
          value={typed.developerVolume}
          onChange={(developerVolume) => set({ developerVolume })}
        />
      </div>
      {!brandName && <p className="text-sm text-ink-2">Please select a color brand first</p>}
    </SavedForm>
  );
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
                icon={on ? Check : undefined}
                disabled={listed.includes(id) || (full && !on)}
                className={cx("max-w-full", on && "disabled:opacity-100!")}
                onClick={() =>
                  onChange(on ? chosen.filter((each) => each !== id) : [...chosen, id])
                }
              >
                <span className="truncate">{name}</span>
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
