import type { MigrationKind } from "#tools/migration/schema.ts";
import type { MigrationClient, SourceCredentials, SourcePage } from "#tools/migration/sources.ts";

/** All pages of a kind, as a migration fetches them: in turn, by the cursor of the page before. */
export async function allPages(
  client: MigrationClient,
  credentials: SourceCredentials,
  kind: MigrationKind,
) {
  const pages: (SourcePage & { cursor: string | null })[] = [];
  let cursor: string | null = null;
  do {
    const page: SourcePage = await client.page(credentials, { kind, cursor });
    pages.push({ ...page, cursor });
    cursor = page.next;
  } while (cursor !== null);
  return {
    pages,
    records: pages.flatMap(({ records }) => records),
    problems: pages.flatMap(({ problems }) => problems),
  };
}

/** An instant so many days from now, at noon by UTC. */
export function daysFromNow(days: number): Date {
  const at = new Date(Date.now() + days * 24 * 60 * 60_000);
  at.setUTCHours(12, 0, 0, 0);
  return at;
}
