import type { SlotKind } from "./intent.ts";
import type { Lexicon } from "./names.ts";
import { tokensOf } from "./tokens.ts";

/** Kinds of what somebody or something of the salon is called. */
const NAMED: ReadonlySet<SlotKind> = new Set([
  "client",
  "stylist",
  "service",
  "supplier",
  "item",
  "line",
  "brand",
]);
export const isNamed = (kind: SlotKind): boolean => NAMED.has(kind);

const COUNT = String.raw`(?:about |~)?(?:\d+(?:[.,]\d+)?|an?|half an?|one|two|three) ?`;
/** What measures, and names nothing; the kind of fact that it is. */
const MEASURES: readonly (readonly [SlotKind, RegExp])[] = [
  ["volume", new RegExp(`^${COUNT}(?:v|vols?|volumes?)(?: developer)?$`, "i")],
  ["grams", new RegExp(`^${COUNT}(?:g|gr|gms?|grams?)$`, "i")],
  ["minutes", new RegExp(`^${COUNT}(?:m|mins?|minutes?|h|hrs?|hours?)$`, "i")],
  ["percent", new RegExp(`^${COUNT}(?:%|percent)$`, "i")],
  ["time", /^\d{1,2}(?:[.:]\d\d)? ?[ap]m$/i],
  ["sum", /^[$€£] ?\d+(?:[.,]\d+)?$/],
];

/** What words that only measure are: a length, a weight, a strength; undefined of all others. */
export const measureOf = (said: string): SlotKind | undefined =>
  MEASURES.find(([, sign]) => sign.test(said))?.[0];

/** Words for any thing of a kind, which name none of it. */
const ANY: Partial<Record<SlotKind, RegExp>> = {
  service:
    /^(?:the |an? |some |her |his |their |my )?(?:services?|appointments?|appts?|apts?|visits?|slots?|spots?|times?|bookings?|gaps?|hrs?|hours?|something|anything|everything)$/i,
  client:
    /^(?:the |an? |my |some )?(?:clients?|someone|somebody|anyone|anybody|appointments?|appts?|colou?r|cut|visits?|slots?|bookings?)$/i,
};
/** What is done to hair stands behind a name, and in none: "dalias colour". */
const WORK =
  /(?<=\S) (?:colou?rs?|cuts?|haircuts?|highlights?|balayage|blow ?dry|toners?|gloss|roots?(?: touch-up)?|fringe|treatment|patch test|formula)$/i;
/** What is to be done, behind the name of whom it is for. */
export const workIn = (said: string): string | undefined => WORK.exec(said)?.[0].trim();
/** "Theos client gideon" is Gideon. */
const THEIR_CLIENT = /^(?:(?:my|our|[\p{L}]+['’]?s) )?client (?=\p{L})/iu;
/** A developer is an item by its strength. */
const OF_ITEMS: ReadonlySet<SlotKind | undefined> = new Set(["volume", "percent"]);
/** Names that end so by themselves. */
const ENDS = /(?:ss|us|is|(?:om|uc|ol|on|li|ti)as|ames|ances|arles|arlos|les|ines|agnes|ros)$/i;

/** Kinds whose names are no ordinary words, unless the salon or the examples know them. */
const PROPER: ReadonlySet<SlotKind> = new Set(["client", "stylist", "line", "brand", "supplier"]);
const PEOPLE: ReadonlySet<string> = new Set(["client", "stylist"]);

/** Whether words are ordinary ones, or known for something else, and so no name of this kind. */
export function isOrdinary(said: string, kind: SlotKind, known: Lexicon): boolean {
  // written with a capital it is a name
  if (!PROPER.has(kind) || /^\p{Lu}/u.test(said)) return false;
  const isOf = (of: ReadonlySet<string> | undefined) =>
    of !== undefined &&
    (PEOPLE.has(kind) ? [...of].some((each) => PEOPLE.has(each)) : of.has(kind));
  // nobody is called by a figure
  if (PEOPLE.has(kind) && !/\p{L}/u.test(said)) return true;
  const tokens = tokensOf(said).filter(({ shape }) => shape !== "mark");
  // "anneke light" is somebody of the salon's, and no line
  if (
    !PEOPLE.has(kind) &&
    tokens.some(({ word }) => known.get(word)?.has("client") && !isOf(known.get(word)))
  )
    return true;
  return (
    tokens.some(({ shape }) => shape !== "points") &&
    tokens.every(
      ({ word, shape }) =>
        !isOf(known.get(word)) &&
        (shape === "points" ||
          shape === "word" ||
          (known.get(word)?.size ?? 0) > 0 ||
          isClipped(word)),
    )
  );
}

/** "Comin" is "coming". */
const isClipped = (word: string): boolean =>
  word.endsWith("in") && tokensOf(`${word}g`)[0]?.shape === "word";

/** The name in words that were taken for one of this kind; undefined where they cannot be any. */
export function nameIn(said: string, kind: SlotKind, own: Lexicon): string | undefined {
  const measure = measureOf(said);
  if (measure && !(kind === "item" && OF_ITEMS.has(measure))) return undefined;
  if (kind === "stylist" && isClients(said, own)) return undefined;
  if (ANY[kind]?.test(said)) return undefined;
  if (kind !== "client" && kind !== "stylist") return said;
  // a client has no figure in the name
  if (kind === "client" && /\d/.test(said)) return undefined;
  return ownerIn(said.replace(WORK, "").replace(THEIR_CLIENT, ""), kind, own);
}

/** Whether the salon knows each of these words for a name of this kind. */
export const isOwn = (said: string, kind: SlotKind, own: Lexicon): boolean =>
  tokensOf(said).every(({ word }) => own.get(word)?.has(kind));

/** Whether somebody is a client of the salon's and none of its colleagues. */
function isClients(said: string, own: Lexicon): boolean {
  const kinds = tokensOf(said).map(({ word }) => own.get(word));
  return kinds.some((of) => of?.has("client")) && !kinds.some((of) => of?.has("stylist"));
}

/** Whoever something is of: "theos" is Theo, where the salon knows him and no Theos. */
function ownerIn(said: string, kind: SlotKind, own: Lexicon): string {
  const bare = said.toLowerCase();
  const [token, another] = tokensOf(said);
  const isOwner = token && !another && token.word !== bare && own.get(token.word)?.has(kind);
  return isOwner && bare.endsWith("s") && !ENDS.test(said) ? said.slice(0, -1) : said;
}
