/** A look as clients name it, with the depths that pass for it: the usual one, the darkest and the lightest. */
export type Look = { name: string; usual: number; from: number; to: number };

/** Looks by depth, 1-10, as salons use the words; a look of two words stands before its parts. Colourists' practice. */
const LOOKS: readonly (readonly [words: string, usual: number, from: number, to: number])[] = [
  [
    "platinum(?: blonde)?|(?:white|ice|icy|scandi\\w*|swedish|nordic|arctic)(?: \\w+)? blonde",
    10,
    10,
    10,
  ],
  ["(?:baby|bright|very light|lightest|bleach(?:y|ed)?) blonde", 9, 9, 10],
  ["(?:dark|dirty|mushroom|rooted|brunette) blonde|brond[e\\w]*", 7, 6, 7],
  [
    "(?:light|honey|golden|gold|butter\\w*|beige|ash\\w*|sandy|creamy|champagne|strawberry|vanilla|cool|warm|pearl\\w*) blonde",
    8,
    8,
    9,
  ],
  ["blond\\w*", 8, 7, 10],
  ["(?:dark|bitter|deep) (?:chocolate|brunette|brown)|espresso", 3, 2, 4],
  ["chocolate|mocha|chestnut|mahogany brown", 5, 4, 6],
  ["caramel(?: brown)?|toffee|light brown", 6, 5, 7],
  ["brunette|brown", 5, 3, 6],
];

/** The look that words name; undefined where they name none. */
export function lookIn(words: string): Look | undefined {
  for (const [names, usual, from, to] of LOOKS) {
    const name = new RegExp(`\\b(?:${names})\\b`, "i").exec(words)?.[0];
    if (name) return { name, usual, from, to };
  }
  return undefined;
}
