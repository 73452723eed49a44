import { figuresIn, type At, type Figure } from "./figures.ts";
import { plainly } from "./plain.ts";
import { HOLDING, stemOf, wordsIn, type Leaf, type Row } from "./rows.ts";

/** What concerns a body: that is told in the product's words alone. */
export const OF_BODY =
  /\b(?:safe\w*|tests?|tested|allerg\w*|react\w*|sensiti\w*|scalps?|skin|pregnan\w*|baby|ammonia|ppd|burn\w*|harm\w*|risk\w*|damag\w*|tingl\w*|doctor)\b/;

/** How far, how often or on which terms something is so, and that it is not. */
const TURNS =
  /\b(?!reply|july|emily|kelly|daily)[a-z]{3,}ly\b|\b(?:almost|yet|even|[a-z]+days|for free|free of|no|nor|not|never|none|nobody|nothing|neither|without|except)\b|n['’]t\b/i;
/** What is told as past stands as done, or as a state. */
const PAST = /^(?:was|were|had|came)$/;
const FIRST = /^(?:i|we)$/;
/** By what a word may be known that no result holds. */
const SAME: Readonly<Record<string, (row: Row) => boolean>> = {
  book: ({ leaves, tool }) =>
    tool.has("appointment") && leaves.some(({ words }) => words.has("confirm")),
};

type Piece = { words: string[]; figures: readonly Figure[] };

const MARK = /^x(?:date|num)$/;

/** The parts of a sentence that say one thing each, with what they count. */
function piecesOf(sentence: string, at: At): Piece[] {
  const figures = figuresIn(sentence, at);
  let marked = "";
  let read = 0;
  const left = figures.filter(({ from }, index) => from !== figures[index - 1]?.from);
  for (const { from, to } of left) {
    if (from < read) continue;
    marked += `${sentence.slice(read, from)} xnum `;
    read = to;
  }
  return plainly(marked + sentence.slice(read))
    .split(/[ |]*\|[ |]*| (?=(?:and|but|with|plus) )/)
    .filter(Boolean)
    .map((text) => {
      const all = text.split(/[ -]/).filter(Boolean);
      const count = all.filter((word) => MARK.test(word)).length;
      const starts = left.splice(0, count).map(({ from }) => from);
      return {
        words: all.filter((word) => !MARK.test(word)),
        figures: figures.filter(({ from }) => starts.includes(from)),
      };
    });
}

/**
 * The rows by which a sentence is wholly covered, part by part: every figure, name and state of a part stands in one row, its
 * figures under the names by which they go there, and no other word is in it. None where it is not covered.
 * @param subject what was spoken of before, for a part that names nothing
 */
export function coveredBy(
  sentence: string,
  { rows, subject, at }: { rows: readonly Row[]; subject: readonly Row[]; at: At },
): readonly Row[] {
  if (/\?\W*$/.test(sentence) || TURNS.test(sentence) || OF_BODY.test(plainly(sentence))) return [];
  let about = subject;
  let isSaid = false;
  for (const piece of piecesOf(sentence, at)) {
    const content = piece.words.map(stemOf).filter((word) => !HOLDING.has(word));
    const isNamed = content.some((word) => rows.some(({ names }) => names.has(word)));
    about = (isNamed ? rows : about).filter((row) => covers(row, piece, { content, isNamed }));
    if (about.length === 0) return [];
    isSaid ||=
      piece.figures.length > 0 ||
      content.some((word) => !about.some(({ names }) => names.has(word)));
  }
  const said = new Set(wordsIn(sentence));
  const stands = about.filter(({ ended }) => [...ended].every((word) => said.has(word)));
  return isSaid ? stands : [];
}

function covers(
  row: Row,
  { words, figures }: Piece,
  { content, isNamed }: { content: readonly string[]; isNamed: boolean },
): boolean {
  const isOwn = words.some((word) => FIRST.test(word));
  const said = content.filter((word) => !FIRST.test(word) && !PAST.test(word));
  const isState = ({ name, words: own }: Leaf) =>
    name === "status" && said.some((word) => own.has(word));
  if (words.some((word) => PAST.test(word)) && !row.isAct && !row.leaves.some(isState))
    return false;
  if (isNamed && said.some((word) => row.by.has(word)) && !said.some((word) => row.names.has(word)))
    return false;
  if (isOwn && said.length > 0 && !row.isAct) return false;
  const matched = figures.map((figure) => leafFor(row, figure, { said, figures }));
  if (matched.some((leaf) => leaf === undefined)) return false;
  return said.every((word) => {
    const valued = row.leaves.filter(({ words: own }) => own.has(word));
    if (valued.length > 0 || row.tool.has(word) || SAME[word]?.(row)) return true;
    // the name of a value is said with that value
    return row.leaves.some(
      (leaf) =>
        leaf.path.has(word) &&
        (matched.includes(leaf) || said.some((other) => leaf.words.has(other))),
    );
  });
}

/** The value that a figure is of: one that goes by its kind alone, or by a name that is said; and no other could be meant. */
function leafFor(
  { leaves }: Row,
  figure: Figure,
  { said, figures }: { said: readonly string[]; figures: readonly Figure[] },
): Leaf | undefined {
  const isNamed = ({ path }: Leaf) => said.some((word) => path.has(word));
  const open = leaves.filter(
    (leaf) =>
      leaf.keys.some((key) => key.startsWith(`${figure.kind}:`)) && (leaf.isPlain || isNamed(leaf)),
  );
  const holds = (leaf: Leaf, { kind, values }: Figure) =>
    values.some((value) => leaf.keys.includes(`${kind}:${value}`));
  const rivals = open.filter((leaf) => !figures.some((each) => holds(leaf, each)));
  return open.find(
    (leaf) =>
      holds(leaf, figure) &&
      open
        .filter((other) => !holds(other, figure))
        .every(
          (other) =>
            said.some((word) => leaf.path.has(word) && !other.path.has(word)) ||
            (!rivals.includes(other) && other.name === leaf.name && other.of === leaf.of) ||
            (leaf.of !== undefined &&
              leaf.of !== other.of &&
              leaves.some(
                (beside) =>
                  beside.of === leaf.of &&
                  beside !== leaf &&
                  (said.some((word) => beside.words.has(word)) ||
                    figures.some((each) => each !== figure && holds(beside, each))),
              )),
        ),
  );
}
