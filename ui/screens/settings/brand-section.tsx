import { useMutation, useQuery } from "@tanstack/react-query";
import { Palette } from "lucide-react";
import { getStylistPreferences, listColorBrands, seedColorBrands } from "#ui/api/brands.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/card.tsx";
import { EmptyState } from "#ui/components/empty-state.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { TextLink } from "#ui/components/text-link.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { BrandSectionForm } from "./brand-section-form.tsx";

/** The brand that formulas are written in first, its lines, and the developer at hand. */
export function BrandSection() {
  const brands = useQuery(listColorBrands);
  const preferences = useQuery(getStylistPreferences);
  const seed = useMutation(seedColorBrands);
  const error = brands.error ?? preferences.error;
  const failed = brands.error ? brands : preferences;
  return (
    <Card
      title="Color Brand Preferences"
      aside={
        <TextLink to="/brand-preferences" className="shrink-0 text-sm whitespace-nowrap">
          All lines and shelf
        </TextLink>
      }
    >
      {error && (
        <ErrorState
          title="Failed to load color brands"
          onRetry={() => void failed.refetch()}
          retrying={failed.isFetching}
          className="border-0 bg-transparent p-0 shadow-none"
        >
          {sentenceOf(error)}
        </ErrorState>
      )}
      {!error && (!brands.data || !preferences.data) && (
        <div role="status" aria-label="Loading color brands" className="flex flex-col gap-4">
          <Skeleton className="h-17" />
          <Skeleton className="h-11" />
          <Skeleton className="h-17" />
        </div>
      )}
      {brands.data?.length === 0 && (
        <EmptyState
          icon={<Palette size={22} aria-hidden="true" />}
          action={
            <Button kind="primary" pending={seed.isPending} onClick={() => seed.mutate()}>
              Load professional brands
            </Button>
          }
        >
          There are no color brands yet.
        </EmptyState>
      )}
      {brands.data && brands.data.length > 0 && preferences.data && (
        <BrandSectionForm brands={brands.data} preferences={preferences.data} />
      )}
    </Card>
  );
}
