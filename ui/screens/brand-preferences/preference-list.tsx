import { useMutation } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Palette, Trash2 } from "lucide-react";
import { moved } from "#tools/brands/rules.ts";
import { MAX_PREFERENCES, type BrandPreference } from "#tools/brands/schema.ts";
import { orderBrandPreferences, removeBrandPreference } from "#ui/api/chair/brands.ts";
import { Badge } from "#ui/components/badge.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { LineFacts } from "./line-facts.tsx";
import { kindWords } from "./line-words.ts";

/** The chosen lines, numbered in the order that formulas look through them. */
export function PreferenceList({ preferences }: { preferences: readonly BrandPreference[] }) {
  const order = useMutation(orderBrandPreferences);
  const remove = useMutation(removeBrandPreference);
  const ids = preferences.map(({ id }) => id);
  const busy = order.isPending || remove.isPending;
  if (preferences.length === 0)
    return (
      <EmptyState icon={Palette}>
        No brand preferences yet. Until you add a line, formulas are written in the default lines of
        the catalog.
      </EmptyState>
    );
  return (
    <Card
      title="Your lines"
      aside={
        <span className="font-mono text-sm text-ink-2 tabular-nums">
          {preferences.length}/{MAX_PREFERENCES}
        </span>
      }
    >
      <ol className="flex flex-col divide-y divide-line-soft">
        {preferences.map(({ id, ...line }, at) => (
          <li key={id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
            <span className="mt-0.5 w-6 shrink-0 font-mono text-ink-3 tabular-nums">{at + 1}.</span>
            <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="text-ink-2">{line.brandName}</span>
                  <span className="font-semibold">{line.productLineName}</span>
                  <Badge>{kindWords(line.productLineType)}</Badge>
                </span>
                <LineFacts lineKey={`${line.brandId}/${line.productLineId}`} />
              </div>
              <span className="-mx-2 flex">
                <IconButton
                  label={`Move ${line.productLineName} up`}
                  icon={ArrowUp}
                  disabled={busy || at === 0}
                  onClick={() => order.mutate({ ids: moved(ids, id, -1) })}
                />
                <IconButton
                  label={`Move ${line.productLineName} down`}
                  icon={ArrowDown}
                  disabled={busy || at === ids.length - 1}
                  onClick={() => order.mutate({ ids: moved(ids, id, 1) })}
                />
                <IconButton
                  label={`Remove ${line.brandName} ${line.productLineName}`}
                  icon={Trash2}
                  disabled={busy}
                  onClick={() => remove.mutate(id)}
                />
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
