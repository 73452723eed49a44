import type { z } from "zod";
import type { MigrationField, MigrationKind, SourceRecord } from "#tools/migration/schema.ts";

const LONGEST_ID = 200;
const LONGEST = 4_000;
/** What the product keeps no more of. A text that is cut, and shows it, is better than a visit that is missing for it. */
const KEPT: Partial<Record<MigrationKind, Partial<Record<MigrationField, number>>>> = {
  clients: { mustKnow: 300 },
  services: { name: 120, description: 1_000 },
  products: { name: 160, description: 900 },
  appointments: { service: 120, notes: 2_000 },
};

type Values = Partial<Record<MigrationField, string | number | null | undefined>>;

/** A record of what is known: nothing empty, nothing that a database does not take; what is too long ends in "…". */
export function recordOf(
  kind: MigrationKind,
  sourceId: string | number | null,
  values: Values,
): SourceRecord {
  const known = Object.entries(values).flatMap(([field, value]) => {
    const text = plain(value);
    const longest = KEPT[kind]?.[field as MigrationField] ?? LONGEST;
    return text ? [[field, cut(text, longest)]] : [];
  });
  const id = plain(sourceId).slice(0, LONGEST_ID);
  return { kind, sourceId: id || null, fields: Object.fromEntries(known) };
}

const plain = (value: string | number | null | undefined): string =>
  String(value ?? "")
    .replaceAll("\u0000", "")
    .trim()
    .toWellFormed();

/** A text of at most so many characters; a longer one ends in "…". */
const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).toWellFormed()}…` : text;

/** Reads each thing of a list by its words; what cannot be read becomes a sentence that names nobody. */
export function readEach<Words extends z.ZodType>(
  words: Words,
  list: readonly unknown[],
  { kind, name }: { kind: string; name: string },
): { read: z.output<Words>[]; problems: string[] } {
  const read: z.output<Words>[] = [];
  const problems: string[] = [];
  for (const [at, each] of list.entries()) {
    const parsed = words.safeParse(each);
    if (parsed.success) read.push(parsed.data);
    else problems.push(`${name}: ${kind} ${at + 1} of a page could not be read.`);
  }
  return { read, problems };
}

/** Names joined as people write them. */
export function named(...parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(" ");
}
