import { useQuery } from "@tanstack/react-query";
import { listBrandPreferences } from "#ui/api/brands.ts";
import { Card } from "#ui/components/card.tsx";
import { ErrorState } from "#ui/components/error-state.tsx";
import { Skeleton } from "#ui/components/skeleton.tsx";
import { sentenceOf } from "#ui/lib/api-error.ts";
import { AddLine } from "./add-line.tsx";
import { PreferenceList } from "./preference-list.tsx";

/** Choosing lines, and the list of those that were chosen. */
export function PreferencesTab() {
  const {
    data: preferences,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery(listBrandPreferences);
  return (
    <div className="flex flex-col gap-5">
      <AddLine existing={preferences ?? []} />
      {isPending && (
        <Card>
          <div role="status" aria-label="Loading brand preferences" className="flex flex-col gap-3">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        </Card>
      )}
      {error && (
        <ErrorState
          title="Failed to fetch brand preferences"
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {sentenceOf(error)}
        </ErrorState>
      )}
      {preferences && <PreferenceList preferences={preferences} />}
    </div>
  );
}
