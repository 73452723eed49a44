import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { ShelfLine } from "#tools/brands/schema.ts";
import { getLineLeaflet } from "#ui/api/chair/brands.ts";
import { Badge } from "#ui/components/badge.tsx";
import { QueryView } from "#ui/components/page/query-view.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";
import { kindWords } from "./line-words.ts";
import { productsOf, standing } from "./shelf-draft.ts";
import { ShelfEditor } from "./shelf-editor.tsx";

/** One line: how much of it is there, and its shades to tick once it is opened. */
export function ShelfLineCard({
  lineKey,
  there,
  open,
  onToggle,
}: {
  lineKey: string;
  there: ShelfLine | undefined;
  open: boolean;
  onToggle: () => void;
}) {
  const panel = useId();
  // what was ticked and not saved outlasts closing the line
  const [visited, setVisited] = useState(open);
  if (open && !visited) setVisited(true);
  const query = useQuery(getLineLeaflet(lineKey));
  return (
    <QueryView query={query} name="this line" shape={["h-20 rounded-card"]}>
      {(leaflet) => {
        const count = there ? standing(there).length : 0;
        const counted = count - (there?.codes.length ?? 0);
        const made = productsOf(leaflet).length;
        const name = `${leaflet.brandName} ${leaflet.name}`;
        return (
          <section
            aria-label={name}
            className="rounded-card border border-line-soft bg-surface shadow-edge"
          >
            <button
              type="button"
              aria-expanded={open}
              aria-controls={panel}
              onClick={onToggle}
              className="flex min-h-15 w-full items-center justify-between gap-3 rounded-card px-[22px] py-3 text-left max-md:px-4"
            >
              <span className="flex min-w-0 flex-col gap-1">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="text-ink-2">{leaflet.brandName}</span>
                  <span className="font-semibold">{leaflet.name}</span>
                  <Badge>{kindWords(leaflet.type)}</Badge>
                  {leaflet.discontinued && <Badge tone="warn">Discontinued</Badge>}
                  {there && there.unknown.length > 0 && (
                    <Badge tone="warn">{plural(there.unknown.length, "unknown code")}</Badge>
                  )}
                </span>
                <span className="text-sm text-ink-2">
                  {count === 0 ? "Nothing on the shelf" : `${count} of ${made} on the shelf`}
                  {counted > 0 && `, ${counted} of them by the inventory`}
                </span>
              </span>
              <ChevronDown
                size={20}
                aria-hidden="true"
                className={cx(
                  "shrink-0 text-ink-3 transition-transform duration-150",
                  open && "rotate-180",
                )}
              />
            </button>
            <div id={panel} hidden={!open}>
              {visited && (
                <ShelfEditor
                  leaflet={leaflet}
                  codes={there?.codes ?? []}
                  stocked={there?.stocked ?? []}
                  unknown={there?.unknown ?? []}
                />
              )}
            </div>
          </section>
        );
      }}
    </QueryView>
  );
}
