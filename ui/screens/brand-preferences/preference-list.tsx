import { useMutation } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Palette, Trash2 } from "lucide-react";
import { moved } from "#tools/brands/rules.ts";
import { MAX_PREFERENCES } from "#tools/brands/rules.ts";
import type { BrandPreference } from "#tools/brands/schema.ts";
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
        <span className="flex items-baseline gap-2 text-sm text-ink-2">
          <span className="font-mono tabular-nums">
            {preferences.length}/{MAX_PREFERENCES}
          </span>
          chosen
        </span>
      }
    >
      <ol className="flex flex-col divide-y divide-line-soft">
        {preferences.map(({ id, ...line }, at) => (
          <li key={id} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
            <span className="mt-0.5 w-6 shrink-0 font-mono text-ink-3 tabular-nums">{at + 1}.</span>
            <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1.5 max-md:gap-x-2">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:contents">
                <span className="text-ink-2">{line.brandName}</span>
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-md:col-span-2 max-md:row-start-2">
                  <span className="font-semibold">{line.productLineName}</span>
                  <Badge>{kindWords(line.productLineType)}</Badge>
                </span>
              </span>
              <span className="max-md:col-span-2 max-md:row-start-3 md:row-start-2">
                <LineFacts lineKey={`${line.brandId}/${line.productLineId}`} />
              </span>
              <span className="-mr-2 flex max-md:col-start-2 max-md:row-start-1 max-md:-my-2 md:row-span-2">
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
