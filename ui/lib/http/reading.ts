import { queryOptions, type QueryKey } from "@tanstack/react-query";

type Asked<Answer> = Promise<{ json: () => Promise<Answer> }>;

/** What the API answers to a call. */
export const answerTo = async <Answer>(asked: Asked<Answer>): Promise<Answer> =>
  (await asked).json();

/** A query that is one answer of the API. */
export const reading = <Answer>(
  queryKey: QueryKey,
  ask: () => Asked<Answer>,
  more: { staleTime?: number; gcTime?: number; enabled?: boolean; refetchInterval?: number } = {},
) => queryOptions({ queryKey, queryFn: () => answerTo(ask()), ...more });
