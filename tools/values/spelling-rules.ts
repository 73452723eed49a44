/** What is spelt otherwise on the other side of the ocean: how it is written here, and as a pattern of SQL that stands for both. */
const SPELT: readonly (readonly [RegExp, own: string, either: string])[] = [
  [/(?<=col|fav|lab|neighb)ou?(?=r|\b)/g, "o", "o%"],
  [/\bgr[ea]y/g, "gray", "gr_y"],
  [/(?<=licen)[cs](?=e)/g, "s", "_"],
  [/(?<=catalog)(?:ue)?/g, "", "%"],
  [/(?<=analy|neutrali|oxidi|sensiti)[sz](?=e|ing|ation)/g, "z", "_"],
  [/(?<=cent|fib|lit|met)(?:re|er)(?=s?\b)/g, "er", "__"],
  [/(?<=sul)(?:ph|f)/g, "f", "%"],
];

/** Small letters in one spelling, the American one that the product writes: names and words are compared by it. */
export const oneSpelling = (text: string): string =>
  SPELT.reduce((words, [other, own]) => words.replaceAll(other, own), text.toLowerCase());

/** Small letters as a pattern that finds them in either spelling; what stands for something else in patterns is escaped before. */
export const eitherSpelling = (text: string): string =>
  SPELT.reduce((words, [other, , either]) => words.replaceAll(other, either), text.toLowerCase());
