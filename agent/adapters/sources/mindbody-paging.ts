/** As many come in one answer at most. */
const MOST = 200;

/** Which part of a list is asked for. */
export const span = (cursor: string | null, most = MOST) => ({
  "request.limit": String(most),
  "request.offset": cursor ?? "0",
});

type Paged = { PaginationResponse?: { TotalResults: number } | null | undefined };

/** Where the next page begins; null once as many came as there are. */
export function nextOf(
  cursor: string | null,
  came: number,
  { PaginationResponse }: Paged,
): string | null {
  const until = Number(cursor ?? 0) + came;
  return came > 0 && until < (PaginationResponse?.TotalResults ?? 0) ? String(until) : null;
}
