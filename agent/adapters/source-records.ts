import type { z } from "zod";
import type { MigrationField, MigrationKind, SourceRecord } from "#tools/migration/schema.ts";

const LONGEST_ID = 200;
const LONGEST_VALUE = 20_000;

type Values = Partial<Record<MigrationField, string | number | null | undefined>>;

/** A record of what is known: nothing empty, nothing that a database does not take, nothing longer than the words allow. */
export function recordOf(
  kind: MigrationKind,
  sourceId: string | number | null,
  values: Values,
): SourceRecord {
  const known = Object.entries(values).flatMap(([field, value]) => {
    const text = plain(value, LONGEST_VALUE);
    return text ? [[field, text]] : [];
  });
  return { kind, sourceId: plain(sourceId, LONGEST_ID) || null, fields: Object.fromEntries(known) };
}

function plain(value: string | number | null | undefined, longest: number): string {
  const text = String(value ?? "").replaceAll("\u0000", "");
  return text.trim().slice(0, longest).toWellFormed();
}

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
