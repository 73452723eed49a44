const ASKING = "(?:and |so |ok |can you |could you |please |pls |just |hey )*";
const WRITES =
  "(?:pop|put|stick|add|note|write|save|log|jot|bung|chuck|whack|record|mark|get|make(?: a note)?)";
/** Who told it: "vera just told me", "isla says". */
const TELLER =
  /^(?:(?!(?:shes?|hes?|they|her|his)\b)[\p{L}'-]+ ){0,3}?(?:just |also |has |have )*(?:told (?:me|us)|tells me|said|says|mentioned|reports)(?: to me)?(?: that)? /iu;
/** The order before it: "note for tess that …". */
const BEFORE = new RegExp(
  String.raw`^${ASKING}${WRITES}\b[^,:]{0,60}?(?:\bthat |: ?)(?=\S+ \S)`,
  "i",
);
/** The order behind it: "…, pop it on her file", "… log it". */
const BEHIND = new RegExp(
  String.raw`[,;.]? *\b${ASKING}${WRITES} (?:(?:it|that|this|them|a note|down)\b *)+(?:(?:on|in|onto|into|to|down|of)\b[^,;]*)?$`,
  "i",
);

/** What was said of somebody, in the words it was said in, without who told it and without the order to write it down. */
export function withoutOrder(words: string): string {
  const own = words
    .trim()
    .replace(/[ ,.]*\b(?:please|pls|thanks?|thx)\W*$/i, "")
    .replace(BEFORE, "")
    .replace(TELLER, "")
    .replace(BEHIND, "")
    .trim();
  return own === "" ? words.trim() : own;
}

/** That something on record is wrong: nothing is told of the client by it. */
const WRONG =
  /\b(?:notes?|allerg\w+|records?|card|file|it says)\b.*\b(?:wrong|mistake|mistaken|error|incorrect|not (?:her|him|hers|true|right)|isn'?t (?:her|him|hers|true|right)|out of date|mixed up|somebody else|someone else)\b/i;
const OFF =
  /\b(?:take|get|rub|cross|strike|wipe)\b.{0,40}\boff\b|\b(?:remove|delete|erase|scrap|get rid of|lose)\b.*\b(?:notes?|allerg\w+|that|it|line)\b/i;

/** Whether words take something back that is on record. */
export const takesBack = (text: string): boolean =>
  WRONG.test(text) || (OFF.test(text) && /\b(?:notes?|allerg\w+|record|card|file)\b/i.test(text));

const OF_ALL =
  /\ballergic to (?:everything|work|mornings?|mondays?|life|people|men|me|her (?:ex|husband|boss|kids)|housework|exercise|cheap \w+|the (?:gym|sun|word no))\b/i;
const IN_FUN = /\b(?:lol|haha+|hehe|lmao|bless (?:her|him)|joking|kidding|jk)\b|[😂🤣]/iu;

/** Whether an allergy is only spoken of in fun: nothing is noted, and nothing held back. */
export const isBanter = (text: string): boolean =>
  OF_ALL.test(text) || (/\ballerg/i.test(text) && IN_FUN.test(text));
