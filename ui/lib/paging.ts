/** Where a list goes on, by its Link header; undefined at its end. */
export function nextCursor(link: string | null): string | undefined {
  const address = /<([^>]+)>;\s*rel="next"/.exec(link ?? "")?.[1];
  return address && (new URL(address, "http://list").searchParams.get("cursor") ?? undefined);
}
