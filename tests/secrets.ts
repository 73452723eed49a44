import { canaryOf, type Snapshot } from "./salons/furnish-all.ts";
import type { Salon } from "./fixtures.ts";

/** Tables whose rows the booking page shows to everybody. */
const ON_SHOW = ["stylists", "services"];
const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Finds in any text what nobody but a salon's own people may read: its words, and the id of any of its rows. */
export function secretsOf(salon: Salon, snapshot: Snapshot) {
  const idsOf = (tables: string[]) =>
    tables.flatMap((table) =>
      (snapshot[table] ?? []).flatMap((row) => [...row.matchAll(ID)].map(([id]) => id)),
    );
  const ids = new Set(idsOf(Object.keys(snapshot)));
  for (const shown of shownIds(snapshot)) ids.delete(shown);
  const words = canaryOf(salon);
  return (text: string): string[] => [
    ...(text.includes(words) ? [words] : []),
    ...[...text.matchAll(ID)].flatMap(([id]) => (ids.has(id) ? [id] : [])),
  ];
}

/** The words of a request, which an answer may tell again: forms hold none. */
export const wordsOf = (url: string, { body }: RequestInit): string =>
  typeof body === "string" ? `${url} ${body}` : url;

/** A row begins with its id. */
const shownIds = (snapshot: Snapshot) =>
  ON_SHOW.flatMap((table) => (snapshot[table] ?? []).map((row) => row.slice(1, 37)));
