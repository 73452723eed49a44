/** The first letters of a name: of its first word, and of its last. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => word?.[0]?.toUpperCase() ?? "").join("");
}
