import type { Change } from "./schema.ts";

type Said = string | number | boolean | null | undefined;

/**
 * What would differ, in words for people: label, how it is, how it would be. Whatever is left out (undefined) or stays as it
 * is makes no line; blank words are none.
 */
export function changesOf(
  entries: readonly (readonly [label: string, before: Said, after: Said])[],
): Change[] {
  return entries.flatMap(([label, before, after]) => {
    const [was, will] = [inWords(before), inWords(after)];
    return after === undefined || was === will ? [] : [{ label, before: was, after: will }];
  });
}

function inWords(said: Said): string | null {
  if (said === undefined || said === null || said === "") return null;
  if (typeof said === "boolean") return said ? "yes" : "no";
  return String(said);
}
