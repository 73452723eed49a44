/** What a view goes by of a query's result, of one or of several at once. */
export type Read<Data> = {
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

/** The same of a list that is read page by page. */
export type Pages<Page> = Read<{ pages: Page[] }> & {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Several queries as one: there once all are, failed once one is; reading again reads those that failed. */
export function together<Data extends readonly unknown[]>(
  ...queries: { [At in keyof Data]: Read<Data[At]> }
): Read<Data> {
  const failed = queries.filter(({ error }) => error);
  const all = queries.map(({ data }) => data);
  return {
    data: all.includes(undefined) ? undefined : (all as unknown as Data),
    error: failed[0]?.error ?? null,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
  };
}

/** The list as one reading: that one page more failed is told where it was asked for. */
export function firstOf<Page>(list: Pages<Page>): Pages<Page> {
  return { ...list, error: list.isFetchNextPageError ? null : list.error };
}
