import { toneIn } from "#tools/colour/shade/tone-words.ts";
import type { ZoneName } from "#tools/colour/words.ts";
import type { Item, Role } from "./item.ts";
import { itemsOf } from "./items.ts";

/** A stretch of a sentence that speaks of one thing: the hair as it is, was, or shall be, as a whole or in some of its parts. */
export type Segment = {
  /** The wish that was come to in the end: "so she'll settle for an 8". */
  isLast: boolean;
  role: Role;
  parts: readonly ZoneName[];
  /** The parts that a wish is for, where it is for some of them alone: "ends 9", "the ends she wants coppery". */
  wishOf: readonly ZoneName[];
  text: string;
  items: readonly Item[];
};

type Open = {
  role: Role;
  parts: readonly ZoneName[];
  /** Parts that were named before the wish for them. */
  named: readonly ZoneName[];
  isLoose: boolean;
  isLast: boolean;
  from: number;
  to: number;
  items: Item[];
};

const GOES_ON =
  /^ ?(?:and |very |really |quite |a bit |about |around |but )*(?:(?:porous|bleached|brassy|orange|yellow|gold\w*|dry|fried|coloured|virgin)\b(?! hair)|\d{1,3} ?% ?(?:grey|white)|\d{1,2}(?:\.5)?\s*$)/;
/** A part that a level before it is of: "10 at the ends". */
const PLACES =
  /^(?:ish|s)?(?: (?:blonde|brown|or so|natural|now|bleached))*(?: (?:at|on|in|through|near|of|all|by|(?:w|with) \d{1,3} ?% (?:grey|white)))? ?(?:the |her |his |very )*$/;
const PREPOSITION = /\b(?:at|on|in|through|near|of|all|by)\b/;
/** Said of the hair by itself, behind a wish that is told: "wants vivids, level 9, porous". */
const OF_ITSELF =
  /^ ?(?:she's |he's )?(?:on an? )?(?:level|natural|base|nat|virgin|currently|now)\b/;

/** Cuts a mended sentence by what it speaks of. */
export function segmentsOf(text: string): Segment[] {
  const items = itemsOf(text);
  const done: Open[] = [];
  const first = /\binstead[.! ]*$/.test(text) ? "goal" : "now";
  let open: Open = {
    role: first,
    parts: [],
    named: [],
    isLoose: false,
    isLast: false,
    from: 0,
    to: 0,
    items: [],
  };
  const begin = (at: number, change: Partial<Open>) => {
    if (open.items.length > 0 || text.slice(open.from, at).trim() !== "")
      done.push({ ...open, to: at });
    open = {
      ...open,
      parts: [],
      named: [],
      isLoose: false,
      isLast: false,
      items: [],
      from: at,
      to: at,
      ...change,
    };
  };
  items.forEach((item, index) => {
    switch (item.kind) {
      case "turn":
        begin(item.at, {
          role: item.to,
          parts: item.to === "goal" ? [] : keptParts(open, item),
          named: item.to === "goal" ? namedBefore(text, item, open) : [],
          isLast: item.isLast === true,
        });
        break;
      case "toward":
        if (open.role === "now" && isBarePart(text, item, open)) {
          begin(item.at, { role: "goal", named: open.parts });
          break;
        }
        if (open.role === "goal" && isFrom(open, done)) open.role = "now";
        if (open.role === "now" && (item.isPlain ? [open] : [...done, open]).some(hasFigure))
          begin(item.at, { role: "goal" });
        break;
      case "cut":
        begin(item.at, afterCut(text, item, open, items[index + 1]));
        break;
      case "part":
        takePart(item);
        break;
      default:
        open.items.push(item);
    }
  });
  done.push({ ...open, to: text.length });
  const isTold = done.some((each) => each.role !== "goal" && hasFigure(each));
  const isMatched = items.some(({ kind }) => kind === "same");
  return done.map(({ role, parts, named, isLast, from, to, items: own }) => ({
    // "meet in the middle, roots 5, lengths 9": what nobody has told is told here
    role: role === "goal" && parts.length > 0 && !isTold && !isMatched ? "now" : role,
    isLast,
    parts,
    wishOf: role !== "goal" || !isTold || isMatched ? [] : parts.length > 0 ? parts : named,
    items: own,
    text: text.slice(from, to),
  }));

  function takePart(item: Extract<Item, { kind: "part" }>) {
    const { isLoose } = item;
    const parts = restOf(item.parts, [...done, open]);
    const level = open.items.findLast(isFigure);
    const between = level ? text.slice(level.end, item.at) : "";
    // "wants mushroom and her lengths are an 8": a part that is something is no wish
    if (open.role === "goal" && (isLoose || IS.test(text.slice(item.end))))
      return begin(item.at, { role: "now", parts, isLoose });
    // "a 9 the roots are 7" is of the head, and then of the roots
    const isBeside = PREPOSITION.test(between) || !/\b(?:the|her|his)\b/.test(between);
    // what grows is at no ends
    const isOfGrown = level?.kind === "level" && level.isNatural && !parts.includes("roots");
    const isPlaced =
      level !== undefined &&
      !isOfGrown &&
      PLACES.test(between) &&
      isBeside &&
      !IS.test(text.slice(item.end));
    if (open.parts.includes("bands") && parts.includes("mids")) return;
    if (open.parts.length === 0) {
      // "a 9 with roots about 7" begins anew, "10 at the ends" and "porous ends" do not
      if (level && !isPlaced) begin(item.at, { parts, isLoose });
      else open = { ...open, parts, isLoose };
    } else if (level && isPlaced && PREPOSITION.test(between)) {
      open.items.splice(open.items.indexOf(level), 1);
      begin(level.at, { parts, items: [level] });
    } else if (level || isLoose) begin(item.at, { parts, isLoose });
    else
      open = {
        ...open,
        parts: open.isLoose ? parts : [...new Set([...open.parts, ...parts])],
        isLoose,
      };
  }
}

/** "Regrowth natural 7, the rest is 9.5": the rest is what was not named before. */
function restOf(parts: readonly ZoneName[], before: readonly Open[]): readonly ZoneName[] {
  if (parts.length < WHOLE) return parts;
  const told = new Set(before.flatMap((each) => [...each.parts, ...each.named]));
  // what grows is at the roots
  const items = before.flatMap((each) => each.items);
  if (items.some((item) => item.kind === "level" && item.isNatural)) told.add("roots");
  const rest = parts.filter((part) => !told.has(part));
  return rest.length > 0 ? rest : parts;
}
/** So many parts are all that a head has. */
const WHOLE = 3;

const IS = /^ (?:is|are|have|has|sit|sits|look|looks|(?:about|at) an?)\b/;
/** "For a 3 to 9": what is wished for begins at what it is. */
const isFrom = ({ items }: Open, done: readonly Open[]): boolean =>
  items.filter(isFigure).length === 1 &&
  !done.some((each) => each.role === "now" && each.items.some(isFigure));

const hasFigure = ({ items }: Open): boolean => items.some(isFigure);
const isFigure = (item: Item): boolean => item.kind === "level";

/** "The ends she wants coppery", "roots nat 6 she wants them plain 6". */
const namedBefore = (text: string, turn: Item, open: Open) =>
  isBarePart(text, turn, open) || THEM.test(text.slice(turn.end)) ? open.parts : [];

const isBarePart = (text: string, { at }: Item, { parts, items, from }: Open): boolean =>
  parts.length > 0 && items.length === 0 && text.slice(from, at).split(" ").length <= BARE;

/** So many words name a part and say nothing of it. */
const BARE = 5;
const THEM = /^ ?(?:them|those|these)\b/;

/** "The ends are a 9" goes on about the ends; "she is a 9" does not. */
const keptParts = ({ parts, items }: Open, { to }: Extract<Item, { kind: "turn" }>) =>
  to === "now" && !items.some(isFigure) ? parts : [];

const ABOUT_IT =
  /^ ?(?:that's|which is|which are|they're)\b|^ ?(?:about |around |like |so |maybe )?an? \d{1,2}(?:\.5)?(?:$| (?:the|her|his|but|with)\b)|^ ?(?:about|around|like) (?:an? )?\d{1,2}$/;
/** "Ends she loves, caramel pieces level 8": what is told of it comes behind. */
export const LOVED = /\b(?:she|he) (?:loves?|likes?|adores?)$/;
const ELSE = /\b(?:everywhere|elsewhere|rest|all over)\b/;
/** "Wants one even brown, level 5": the depth of a colour that was just named. */
const isDepthOf = (said: string, piece: string): boolean =>
  (/\b(?:brown|brunette|blonde)$/.test(said) ||
    toneIn(said.split(" ").at(-1) ?? "") !== undefined) &&
  /^ ?level \d{1,2}$/.test(piece.trimEnd());

function afterCut(
  text: string,
  { at, end, isHard }: Extract<Item, { kind: "cut" }>,
  { role, parts, from }: Open,
  next: Item | undefined,
): Partial<Open> {
  const rest = text.slice(end);
  const stop = rest.search(/[,;.!?](?!\d)/);
  const piece = stop < 0 ? rest : rest.slice(0, stop);
  const isStop = text.slice(at, end).includes(".");
  const goesOn =
    parts.length > 0 &&
    !isStop &&
    !ELSE.test(piece) &&
    (GOES_ON.test(piece) || ABOUT_IT.test(piece)) &&
    next?.kind !== "part";
  // "roots and mids are a 6": the first part has nothing of its own to say
  const said = text
    .slice(from, at)
    .replaceAll(/\b(?:her|his|the|a|my|and)\b|[,.;]/g, " ")
    .trim();
  const waits = parts.length > 0 && !said.includes(" ") && next?.kind === "part";
  const isBack =
    role === "goal" && /\w \w/.test(said) && OF_ITSELF.test(rest) && !isDepthOf(said, piece);
  return {
    role: isBack || (isHard && role === "past") ? "now" : role,
    parts: goesOn || waits || (LOVED.test(said) && next?.kind !== "part") ? parts : [],
  };
}
