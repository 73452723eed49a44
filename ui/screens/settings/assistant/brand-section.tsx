import { useMutation, useQuery } from "@tanstack/react-query";
import { Palette } from "lucide-react";
import { getStylistPreferences, listColorBrands, seedColorBrands } from "#ui/api/chair/brands.ts";
import { Button } from "#ui/components/button.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { together } from "#ui/lib/http/read.ts";
import { BrandSectionForm } from "./brand-section-form.tsx";
import { SettingsCard } from "#ui/screens/settings/settings-card.tsx";

/** The brand that formulas are written in first, its lines, and the developer at hand. */
export function BrandSection() {
  const brands = useQuery(listColorBrands);
  const preferences = useQuery(getStylistPreferences);
  const seed = useMutation(seedColorBrands);
  return (
    <SettingsCard
      of="brand"
      aside={
        <TextLink to="/brand-preferences" className="shrink-0 text-sm whitespace-nowrap">
          All lines and shelf
        </TextLink>
      }
    >
      <QueryView
        query={together(brands, preferences)}
        name="color brands"
        failed="Failed to load color brands"
        shape={["h-17", "h-11", "h-17"]}
        layout="flex flex-col gap-4"
      >
        {([makers, preferred]) =>
          makers.length === 0 ? (
            <EmptyState
              icon={Palette}
              action={
                <Button kind="primary" pending={seed.isPending} onClick={() => seed.mutate()}>
                  Load professional brands
                </Button>
              }
            >
              There are no color brands yet.
            </EmptyState>
          ) : (
            <BrandSectionForm
              key={JSON.stringify(preferred)}
              brands={makers}
              preferences={preferred}
            />
          )
        }
      </QueryView>
    </SettingsCard>
  );
}
