import { useQuery } from "@tanstack/react-query";
import { listBrandPreferences } from "#ui/api/chair/brands.ts";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { AddLine } from "./add-line.tsx";
import { PreferenceList } from "./preference-list.tsx";

/** The lines that were chosen, and choosing another. */
export function PreferencesTab() {
  const query = useQuery(listBrandPreferences);
  return (
    <div className="flex flex-col gap-5">
      <QueryView
        query={query}
        name="brand preferences"
        failed="Failed to fetch brand preferences"
        shape={["h-24 rounded-card", "h-24 rounded-card"]}
      >
        {(preferences) => <PreferenceList preferences={preferences} />}
      </QueryView>
      <AddLine existing={query.data ?? []} />
    </div>
  );
}
