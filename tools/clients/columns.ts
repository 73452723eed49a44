import {
  CLIENT_FIELD_NAMES,
  CLIENT_FIELDS,
  type ClientField,
  type ClientFieldName,
} from "./fields.ts";
import type { StoredClient } from "./rows.ts";

const STAYS = Symbol("stays");

/** Columns that nobody types, and what is left of each where the record is erased or folded into another. */
const UNTYPED = {
  id: STAYS,
  salonId: STAYS,
  nameKey: "",
  emailKey: null,
  phoneKey: null,
  source: STAYS,
  portfolioConsentAt: null,
  mergedIntoId: STAYS,
  version: STAYS,
  createdAt: STAYS,
  updatedAt: STAYS,
  words: STAYS,
} satisfies Record<Exclude<keyof StoredClient, ClientFieldName>, typeof STAYS | "" | null>;

const typed = CLIENT_FIELD_NAMES.filter((name) => name !== "name");

/** A record that is gone: nothing finds it, and nothing of its client stands in it but the name, which the caller blots out or leaves. */
export const EMPTY = Object.fromEntries([
  ...typed.map((name) => [name, null]),
  ...Object.entries(UNTYPED).filter(([, left]) => left !== STAYS),
]) as Partial<StoredClient>;

/** What finds a client again goes along with what it was made of. */
const KEYS = { email: "emailKey", phone: "phoneKey" } as const;

/** The kept record with what the other knew, as each field says; what gave way is named in the notes. */
export function joined(keep: StoredClient, other: StoredClient): Partial<StoredClient> {
  const named = CLIENT_FIELD_NAMES.flatMap((name) => gaveWay(name, keep, other));
  const merged = named.length > 0 ? `Merged: ${named.join(", ")}.` : null;
  const values = typed.map((name) => {
    const also = name === "notes" ? [merged] : [];
    const both = [keep[name], other[name]];
    const { merged: how }: ClientField = CLIENT_FIELDS[name];
    return [name, how === "together" ? together(...both, ...also) : both[0] || both[1]];
  });
  const keys = Object.entries(KEYS).flatMap(([name, key]) =>
    keep[name as keyof typeof KEYS] ? [] : [[key, other[key]]],
  );
  return Object.fromEntries([...values, ...keys]) as Partial<StoredClient>;
}

function gaveWay(name: ClientFieldName, keep: StoredClient, other: StoredClient): string[] {
  const { mergedAs }: ClientField = CLIENT_FIELDS[name];
  const lost = other[name];
  if (!mergedAs || !lost || !keep[name] || alike(name, keep) === alike(name, other)) return [];
  return [mergedAs(lost)];
}

/** What two records are held against each other by: folded where there is a key for it. */
const alike = (name: ClientFieldName, row: StoredClient) =>
  name === "name" ? row.nameKey : name in KEYS ? row[KEYS[name as keyof typeof KEYS]] : row[name];

/** Texts under each other, each once; null where there is none. */
function together(...texts: (string | null)[]): string | null {
  return [...new Set(texts.filter((text) => text !== null))].join("\n") || null;
}
