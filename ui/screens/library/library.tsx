import { useInfiniteQuery } from "@tanstack/react-query";
import { Library, Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import type { LibraryFormula } from "#tools/library/schema.ts";
import { listLibrary } from "#ui/api/chair/library.ts";
import { LibraryCard } from "#ui/cards/library-formula.tsx";
import { useRole } from "#ui/cards/client/use-role.ts";
import { Button } from "#ui/components/button.tsx";
import { ButtonLink } from "#ui/components/button-link.tsx";
import { EmptyState } from "#ui/components/page/empty-state.tsx";
import { PageHeader } from "#ui/components/page/page-header.tsx";
import { Page } from "#ui/components/page/page.tsx";
import { PagedList } from "#ui/components/page/paged-list.tsx";
import { SearchField } from "#ui/components/fields/search-field.tsx";
import { plural } from "#ui/lib/format.ts";
import { Deleted } from "./deleted.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FormulaDialog } from "./formula-dialog.tsx";
import { LibraryFilters } from "./library-filters.tsx";
import { useFilter } from "./use-filter.ts";

/** A bowl that was saved from a consultation stands once: under its name. */
function folded(found: readonly LibraryFormula[]): LibraryFormula[] {
  const kept = new Set(
    found
      .filter(({ origin }) => origin === "saved")
      .map(({ consultationId, notation }) => `${consultationId} ${notation}`),
  );
  return found.filter(
    ({ origin, consultationId, notation }) =>
      origin !== "consultation" || !kept.has(`${consultationId} ${notation}`),
  );
}

const GRID = "grid gap-3 lg:grid-cols-2";

/** The salon's formulas: uploaded, saved, converted, and those of its consultations. */
export function Component() {
  const { leads } = useRole();
  const { filter, change, clear, filtered } = useFilter();
  const [sought, setSought] = useState(filter.search ?? "");
  const [writing, setWriting] = useState(false);
  const list = useInfiniteQuery(listLibrary(useDeferredValue(filter)));
  const total = list.data?.pages[0]?.total ?? 0;
  const search = (words: string) => {
    setSought(words);
    change({ search: words.trim() });
  };
  const all = () => {
    setSought("");
    clear();
  };
  const clearing = (
    <button
      type="button"
      onClick={all}
      className="min-h-6 text-sm font-semibold text-ink underline decoration-line underline-offset-4 touch:min-h-11"
    >
      Clear search and filters
    </button>
  );
  return (
    <Page>
      <PageHeader
        title="Formula Library"
        lead={
          <span className="max-md:hidden">
            Every formula of the salon: uploaded, saved by name, and those of your consultations.
          </span>
        }
        actions={
          <>
            <Button
              kind={total > 0 ? "primary" : "secondary"}
              icon={Plus}
              className="lg:order-last max-md:px-4"
              onClick={() => setWriting(true)}
            >
              Write a formula
            </Button>
            {total > 0 && (
              <>
                <ButtonLink to="/library/switch" kind="ghost" className="max-md:px-3">
                  Switch a line
                </ButtonLink>
                {leads && <ExportMenu filter={filter} />}
              </>
            )}
          </>
        }
      />
      <Deleted />
      <PagedList
        list={list}
        name="the library"
        shape={Array.from({ length: 6 }, () => "h-37 rounded-card")}
        layout={GRID}
        more="Show older formulas"
        filters={
          <div role="search" className="flex flex-col gap-3">
            <SearchField
              label="Search the library"
              placeholder="Name, client, shade or note"
              value={sought}
              onChange={search}
            />
            <LibraryFilters filter={filter} onChange={change} />
          </div>
        }
        filtered={filtered}
        none={<>No formula fits. {clearing}</>}
        empty={
          <EmptyState
            icon={Library}
            title="Nothing here yet"
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <ButtonLink to="/upload" kind="primary">
                  Upload formulas
                </ButtonLink>
                <ButtonLink to="/consultation">New consultation</ButtonLink>
              </div>
            }
          >
            Upload the sheet you keep your formulas in, or save one from a consultation.
          </EmptyState>
        }
      >
        {(found) => (
          <>
            <p
              role="status"
              className="-mb-3 flex flex-wrap items-center gap-x-3 text-sm text-ink-2"
            >
              {plural(total, "formula")}
              {filtered && clearing}
            </p>
            <ul className={GRID}>
              {folded(found).map((formula) => (
                <li
                  key={formula.id}
                  className="min-w-0 [contain-intrinsic-size:auto_148px] [content-visibility:auto]"
                >
                  <LibraryCard formula={formula} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
      {writing && <FormulaDialog onClose={() => setWriting(false)} />}
    </Page>
  );
}
