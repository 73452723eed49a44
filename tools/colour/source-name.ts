/** A rule's source as people read it: the maker's own document, without how its text was come by. */
export const sourceName = (source: string): string => source.replace(/\s*\(read via [^)]*\)/g, "");
