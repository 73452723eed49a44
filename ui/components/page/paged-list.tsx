import type { ReactNode } from "react";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { firstOf, type Pages } from "#ui/lib/http/read.ts";
import { Button } from "#ui/components/button.tsx";
import { FormAlert } from "#ui/components/fields/form-alert.tsx";
import { QueryView, type QueryViewProps } from "./query-view.tsx";

/** Items that were read at once. */
type Some<Item> = { items: readonly Item[] };

export type PagedListProps<Item, Page> = Pick<
  QueryViewProps<Page>,
  "name" | "failed" | "shape" | "layout"
> & {
  list: Pages<Page & Some<Item>>;
  /** Search and filters; they go where there is nothing at all. */
  filters?: ReactNode;
  /** Whether they leave anything out. */
  filtered?: boolean;
  /** Instead of the list, where there is nothing at all. */
  empty: ReactNode;
  /** Instead of the list, where nothing is as the filters say. */
  none?: ReactNode;
  /** The way to more, such as "Show older orders". */
  more: string;
  /** The list, with the newest page for what it tells of all. */
  children: (items: readonly Item[], page: Page | undefined) => ReactNode;
};

/** A list read page by page, with its filters, what stands where it is empty, and the way to more. */
export function PagedList<Item, Page>({
  list,
  filters,
  filtered = false,
  empty,
  none,
  more,
  children,
  ...view
}: PagedListProps<Item, Page>) {
  const items = list.data?.pages.flatMap((page) => page.items);
  const nothing = items?.length === 0;
  return (
    <>
      {!(nothing && !filtered) && filters}
      <QueryView query={firstOf(list)} {...view}>
        {({ pages }) => {
          if (!nothing) return children(items ?? [], pages.at(-1));
          if (!filtered) return empty;
          return (
            <div
              role="status"
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-8 rounded-card [&>button]:-mx-4 border border-dashed border-line px-[22px] py-2.5 text-ink-2 max-md:px-4"
            >
              {none}
            </div>
          );
        }}
      </QueryView>
      <ShowMore list={list}>{more}</ShowMore>
    </>
  );
}

/** Reads one page more, and says where that failed; nothing at the end. */
export function ShowMore<Page>({ list, children }: { list: Pages<Page>; children: string }) {
  if (!list.hasNextPage) return null;
  return (
    <>
      <FormAlert>
        {list.error && list.isFetchNextPageError ? sentenceOf(list.error) : undefined}
      </FormAlert>
      <Button
        className="self-center"
        pending={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {children}
      </Button>
    </>
  );
}
