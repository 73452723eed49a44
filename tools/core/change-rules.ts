import { namesOf, type Field } from "./fields.ts";
import type { Change, EditField } from "./act-schema.ts";

type Said = string | number | boolean | readonly (string | number)[] | null | undefined;

/** One line of a card: what it is called, how it is, and how it would be. Undefined: nothing was said of it. */
export type Line = readonly [label: string, before: Said, after: Said];

/** What of these lines would change; what is left out or stays as it is says nothing. Empty words are nothing. */
export function changesOf(lines: readonly Line[]): Change[] {
  return lines.flatMap(([label, was, will]) => {
    if (will === undefined) return [];
    const [before, after] = [inWords(was), inWords(will)];
    return before === after ? [] : [{ label, before, after }];
  });
}

/** A value as it is read; null for none. */
export function inWords(said: Said): string | null {
  if (said === undefined || said === null) return null;
  if (typeof said === "boolean") return said ? "yes" : "no";
  return (typeof said === "object" ? said.join(", ") : String(said)) || null;
}

type Values<Name extends string> = { readonly [Each in Name]?: Said };

/** A line for every field of a record, under its label. */
export const fieldLines = <Name extends string>(
  fields: Record<Name, Field>,
  before: Values<NoInfer<Name>> | null,
  after: Values<NoInfer<Name>>,
): Line[] => namesOf(fields).map((name) => [fields[name].label, before?.[name], after[name]]);

/** The labels of the fields that were said, in small letters, for the ledger: "name, phone". */
export const labelsSaid = <Name extends string>(
  fields: Record<Name, Field>,
  said: { readonly [Each in NoInfer<Name>]?: unknown },
): string =>
  namesOf(fields)
    .flatMap((name) => (said[name] === undefined ? [] : [fields[name].label.toLowerCase()]))
    .join(", ");

/** What a person may still alter of a record's fields on an approval card. */
export const editsOf = <Name extends string>(
  fields: Record<Name, Field>,
  ...names: readonly NoInfer<Name>[]
): EditField[] =>
  names.map((field) => {
    const { label, kind } = fields[field];
    const typed = kind === "number" || kind === "time" ? kind : kind === "text" ? "lines" : "text";
    return { field, label, kind: typed };
  });

/** Yes or no, where it was said. */
export const yesOrNo = (said: boolean | null | undefined): string | null | undefined =>
  typeof said === "boolean" ? (said ? "yes" : "no") : said;

/** A figure with what it counts, where it was said. */
export const counted = (figure: number | null | undefined, unit = ""): string | null | undefined =>
  typeof figure === "number" ? `${figure}${unit && ` ${unit}`}` : figure;

/** How what is now spoken of stood before: the call that puts it back takes these. */
export function formerOf<T extends object>(before: T, given: object): Partial<T> {
  const said = new Set(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name])),
  );
  return Object.fromEntries(
    Object.entries(before).filter(([name]) => said.has(name)),
  ) as Partial<T>;
}

/** Whether what an act would change still is as it was when it was shown. */
export const sameBefore = (shown: readonly Change[], now: readonly Change[]): boolean =>
  beforesOf(shown) === beforesOf(now);

const beforesOf = (changes: readonly Change[]) =>
  JSON.stringify(changes.map(({ label, before }) => [label, before]));
