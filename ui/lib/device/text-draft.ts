/** What is typed in a form's fields of text. */
export type TextDraft<Name extends string> = Record<Name, string>;

/** A record as its form holds it: what is not there is empty. */
export const textDraft = <Name extends string>(
  names: readonly Name[],
  record?: { readonly [Each in Name]: string | number | null },
): TextDraft<Name> =>
  Object.fromEntries(names.map((name) => [name, String(record?.[name] ?? "")])) as TextDraft<Name>;
