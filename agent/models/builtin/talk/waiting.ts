import { isDeepStrictEqual } from "node:util";
import { findTool } from "#tools/registry.ts";
import type { Choices } from "#tools/chats/schema.ts";
import type { Call, Decision } from "#agent/models/builtin/decision.ts";
import { FRAMES } from "#agent/models/builtin/frames/all.ts";
import type { Result } from "#agent/models/builtin/view.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";

/** A card that nobody has tapped: its call, and the row that knows what to say once it is done. `fresh`: it was there right before the newest words. */
export type Waiting = { call: Result; row: HeardVerb | undefined; fresh: boolean };

/** What ended with a turn: the row that it was for, and what came back. */
type Ended = { row: HeardVerb | undefined; results: readonly Result[] };

/** Cards that wait after a turn: until one was done, turned down, came to be refused, or was shown anew with something else in it. */
export function waitingAfter(
  before: readonly Waiting[],
  { row, results }: Ended,
): readonly Waiting[] {
  const stay = before.flatMap((each) =>
    isOver(each, { row, results }) ? [] : [{ ...each, fresh: false }],
  );
  const rowOf = (call: Result) =>
    row?.verb.tool === call.tool && !row.aside
      ? row
      : before.findLast((each) => each.call.tool === call.tool)?.row;
  const left = results.flatMap((call) =>
    call.status === "left" ? [{ call, row: rowOf(call), fresh: true }] : [],
  );
  return [...stay, ...left];
}

/** Whom a call is for. */
const whoseOf = (input: unknown): unknown => {
  const { clientId, clientName } = input as { clientId?: unknown; clientName?: unknown };
  return clientId ?? clientName;
};

/** Whether a card was done, turned down or shown anew in a turn. What is ordered beside it leaves it as it is. */
function isOver({ call }: Waiting, { row, results }: Ended): boolean {
  if (row?.turnedDown?.tool === call.tool) return true;
  const own = results.filter(({ tool }) => tool === call.tool);
  return row?.another && row.verb.tool === call.tool
    ? own.some(({ input }) => whoseOf(input) === whoseOf(call.input))
    : own.length > 0;
}

/** What became of a turn so far, with the cards that stood before its words. */
type Standing = Ended & { cards?: readonly Waiting[] };

/**
 * The card that a turn shows once more at its end, so that a tap still reaches it: the one that stood right before its
 * words, or the newest that waits where another was done. What became of it in the turn is no reason any more.
 */
export function shownAgain(turn: Standing): Waiting | undefined {
  if (turn.row?.turnedDown) return undefined;
  const row = cameBack(turn)?.card.row ?? turn.row;
  const isDone = turn.results.some(({ tool, status }) => status === "ok" && changes(tool));
  const last = turn.cards?.findLast((card) => !isOver(card, { ...turn, row }));
  return last === turn.cards?.at(-1) || row?.another
    ? last && (last.fresh || isDone ? last : undefined)
    : undefined;
}

const changes = (tool: string) => findTool(tool)?.effect !== "read" && tool !== "offer_choices";

/** The card of before that was shown once more in this turn and has come back: tapped, turned down, or refused. */
export function cameBack(turn: Standing): { card: Waiting; result: Result } | undefined {
  const result = turn.results.at(-1);
  if (!result || result.status === "left") return undefined;
  const isOwn = turn.row?.verb.tool === result.tool;
  const card = turn.cards?.findLast(
    ({ call }) =>
      call.tool === result.tool && (!isOwn || isDeepStrictEqual(call.input, result.input)),
  );
  return card && { card, result };
}

/** What a card is there to do, in words. */
const doesOf = ({ call, row }: Waiting): string | undefined =>
  row?.verb.does ?? FRAMES.find(({ tool, does }) => tool === call.tool && does)?.does;

/** A turn that ends, with the card that still waits once more below it; a question stays the last word. */
export function stillWaiting(decision: Decision, waits: Waiting | undefined): Decision {
  const { text, calls } = decision;
  const isEnd = calls.every(
    ({ toolName, input }) => toolName === "offer_choices" && (input as Choices).kind === "next",
  );
  if (!waits || !isEnd || !text || text.trimEnd().endsWith("?")) return decision;
  const does = doesOf(waits);
  const { tool, input } = waits.call;
  return {
    text: `${text.trimEnd()} ${does ? `The card to ${does}` : "The card"} still waits for your tap. `,
    calls: [{ toolName: tool, input: input as Call["input"] }],
  };
}
