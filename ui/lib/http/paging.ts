import type { QueryKey } from "@tanstack/react-query";

/** A page of a list: its items, how many there are in all, and where it goes on. */
export type Page<Item> = { items: Item[]; total: number; next: string | undefined };

type Answer<Item> = Promise<{ headers: Headers; json: () => Promise<Item[]> }>;

/** A page as it is answered. */
export async function pageOf<Item>(asked: Answer<Item>): Promise<Page<Item>> {
  const answer = await asked;
  const items = await answer.json();
  const total = Number(answer.headers.get("X-Total-Count") ?? items.length);
  return { items, total, next: nextCursor(answer.headers.get("Link")) };
}

/** The options of a list that is read page by page: `ask` gets what the query says of each page. */
export const inPages = <Item>(
  queryKey: QueryKey,
  ask: (page: { cursor?: string }, reading: { signal: AbortSignal }) => Answer<Item>,
) => ({
  queryKey,
  queryFn: (reading: { pageParam: string; signal: AbortSignal }) =>
    pageOf(ask(reading.pageParam ? { cursor: reading.pageParam } : {}, reading)),
  initialPageParam: "",
  getNextPageParam: ({ next }: Page<Item>) => next,
});

/** Where a list goes on, by its Link header; undefined at its end. */
export function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? "")?.[1];
  return address && (new URL(address, "http://list").searchParams.get("cursor") ?? undefined);
}
