import { plain } from "#agent/models/builtin/hear/text.ts";
import type { Sensed } from "#agent/models/builtin/sense/sense.ts";
import type { Meant, Result } from "#agent/models/builtin/view.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { pointsBack } from "#agent/models/builtin/verbs/match.ts";
import { isStep, stepOf, type Told } from "#agent/models/builtin/verbs/step.ts";
import {
  amended,
  AMENDS,
  CORRECTS,
  counted,
  edited,
  GOES_ON,
  onlyFacts,
  placed,
  textAfter,
  type Around,
} from "./edit.ts";
import { filledFrom } from "./fill.ts";
import { taken } from "./take.ts";
import type { Waiting } from "./waiting.ts";

/** A turn of the thread: the row that its words are for, what came back, and what it left open. */
export type Turn = {
  row: HeardVerb | undefined;
  words: string;
  results: Result[];
  meant?: Meant;
  sensed?: Sensed;
  more?: readonly string[];
  /** Cards that nobody has tapped. */
  cards?: readonly Waiting[];
  /** An order whose question was left open while something else was asked. */
  open?: HeardVerb | undefined;
  /** The order that was done last, before this turn. */
  done?: HeardVerb | undefined;
  /** The newest order that has come to nothing yet, also where something was looked up since. */
  act?: HeardVerb | undefined;
  /** The order that a few facts go on with where this turn came to nothing. */
  last?: HeardVerb | undefined;
  text: string;
};
/** What newest words come to. */
export type Heard = Omit<Turn, "results" | "open" | "done" | "last" | "act" | "text" | "cards">;

/** What the rest of the model hears in all words that only say to leave it. */
export const LEAVE = "never mind";

/** The order whose question stands open after a turn: something else was asked in between. */
export function openAfter(before: Turn, next: Heard, told: Told): HeardVerb | undefined {
  const { row } = before;
  const asks = row && !row.aside && row.verb.slots && stepOf(row, told).kind === "ask";
  const open = asks ? row : before.open;
  const isDone = next.row && (next.row.verb === open?.verb || next.row.verb.does);
  return isDone || next.words === LEAVE ? undefined : open;
}

/** The order that a turn of a few facts goes on with: words that came to nothing leave the one before them. */
export function lastOf(turn: Turn): HeardVerb | undefined {
  const { row, last, results, words } = turn;
  // what was only asked about leaves the one before it
  if (row?.doubt) return last;
  if (row && !row.aside) return isMade(turn) ? { ...row, made: true } : row;
  if (row?.likely) return row.likely;
  return results.some(isStep) || words === LEAVE ? undefined : last;
}

/** Where the newest words are read. */
export const aroundOf = ({ view, spoken, part }: Told): Around => ({ ...view, spoken, part });

/** Whether the turn before made something that stands: said otherwise it would be made twice. */
const isMade = ({ row, results }: Turn) =>
  row !== undefined &&
  AMENDS.has(row.verb.tool) &&
  results.some(({ tool, status }) => tool === row.verb.tool && status === "ok");

/** The order that was done last, also where something else was asked since. */
export const doneIn = ({ row, results, done }: Turn): HeardVerb | undefined =>
  row?.verb.does && results.some(({ tool, status }) => tool === row.verb.tool && status === "ok")
    ? row
    : done;

/** The order that waits, was refused or was only asked about, until it is done, dropped or another one is given. */
export function actIn(turn: Turn): HeardVerb | undefined {
  const { row, results, act, words } = turn;
  if (words === LEAVE || row?.turnedDown) return undefined;
  if (!row || row.aside || row.doubt || !row.verb.does) return act;
  return results.some(({ tool, status }) => tool === row.verb.tool && status === "ok")
    ? undefined
    : row;
}

/** A turn of a few facts: of the order whose question is open still, or of what was asked or ordered last. */
export function editOf(before: Turn, text: string, around: Around): Heard | undefined {
  const { open, words } = before;
  const row = lastOf(before);
  // what is made of a name alone is never made twice
  const isOnce = row?.verb.id === "save_client.new";
  const done = doneIn(before);
  const last =
    (done && counted(done, text, around)) ??
    (row?.made && (isOnce || CORRECTS.test(plain(text)) || !GOES_ON.test(plain(text)))
      ? amended(row, text, around)
      : edited(row, text, around));
  const kinds = open?.verb.slots;
  const facts = kinds && !(last && GOES_ON.test(plain(text))) && onlyFacts(text, kinds, around);
  const slots = open && facts && placed(kinds, open.slots, facts, around);
  const waits = before.cards?.findLast(({ row: of }) => of?.slots["client"])?.row;
  const moves = open?.verb.tool === "move_appointment" ? open : waits;
  const booked = taken(row, moves, text, around);
  if (booked) return { row: { ...booked, edits: true }, words: text };
  if (open && slots)
    return {
      row: filledFrom(
        { ...open, slots, text: textAfter(open, slots), before: undefined },
        text,
        around,
      ),
      words,
    };
  const anew = last ?? ofCard(before, text, around);
  // said of somebody else it is of none of what was found before
  const isSame =
    anew && anew.slots["client"] === (last ? row : before.cards?.at(-1)?.row)?.slots["client"];
  const made = anew && isSame ? { ...anew, edits: true as const } : anew;
  return made && { row: withOther(made, before), words };
}

/** A booking for somebody else than the card that waits is for stands beside it, unless it puts that right. */
export function besideCard(row: HeardVerb, before: Turn, text: string): HeardVerb {
  const card = before.results.findLast(({ status }) => status === "left");
  const { clientName = "" } = (card?.input ?? {}) as { clientName?: string };
  const { client } = row.slots;
  const isElse =
    row.verb.tool === "book_client" &&
    card?.tool === row.verb.tool &&
    client !== undefined &&
    !pointsBack(client) &&
    !plain(clientName).includes(plain(client));
  return isElse && !CORRECTS.test(plain(text)) ? withOther({ ...row, another: true }, before) : row;
}

/** What is ordered beside a card that waits: it is told that the other one stays. */
function withOther(row: HeardVerb, { results }: Turn): HeardVerb {
  const card = results.findLast(({ status }) => status === "left");
  const { clientName } = (card?.input ?? {}) as { clientName?: string };
  if (!row.another || card?.tool !== row.verb.tool || !clientName) return row;
  return {
    ...row,
    before: `The card for ${clientName} waits too: it comes back once this one is tapped. `,
  };
}

/** A card that waits, put right after something else was asked: "make it 6". */
function ofCard({ cards = [] }: Turn, text: string, around: Around): HeardVerb | undefined {
  const row = cards.at(-1)?.row;
  const isPlain = row && Object.values(row.slots).every((said) => !said || !pointsBack(said));
  return isPlain && CORRECTS.test(plain(text)) ? edited(row, text, around) : undefined;
}
