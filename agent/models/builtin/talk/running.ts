import { askedIn } from "#agent/models/builtin/ask.ts";
import { asTyped, writtenOut } from "#agent/models/builtin/hear/written-out.ts";
import { completed } from "#agent/models/builtin/talk/fill.ts";
import { NOTHING_SPOKEN, spokenAfter, type Spoken } from "#agent/models/builtin/talk/spoken.ts";
import {
  actIn,
  doneIn,
  LEAVE,
  lastOf,
  openAfter,
  type Turn,
} from "#agent/models/builtin/talk/thread.ts";
import type { SlotKind } from "#agent/models/builtin/sense/intent.ts";
import { ReadBefore } from "#agent/models/builtin/talk/read-before.ts";
import {
  cameBack,
  shownAgain,
  waitingAfter,
  type Waiting,
} from "#agent/models/builtin/talk/waiting.ts";
import { setAside } from "#agent/models/builtin/verbs/cards.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { heard } from "#agent/models/builtin/verbs/running.ts";
import type { Told } from "#agent/models/builtin/verbs/step.ts";
import type { Event, UserEvent, View } from "#agent/models/builtin/view.ts";

/** The row that the newest words are for, if any; and the thread as the rest of the model reads it. */
export type Running = {
  row: HeardVerb | undefined;
  told: Told;
  /** Without the words that are for a row, and with corrected words in the place of corrections. */
  rest: View;
  /** Orders of the newest message that come after the one that is done now. */
  more: readonly string[];
  /** The card that is shown once more when this turn ends. */
  waits: Waiting | undefined;
};

/** How far a thread was read: its rows, and its user events as the rest of the model reads them. */
type Read = { turn: Turn; told: Told; said: string; users: readonly UserEvent[] };

const threads = new ReadBefore<Read>();

/** What is read on later is read with the view of then: the one of now need not stay. */
const keep = (key: string, { told, ...read }: Read) =>
  threads.keep(key, { ...read, told: { ...told, view: UNSEEN } });
const UNSEEN: View = { events: [], tools: new Map(), here: undefined, names: new Map() };

const unread = (view: View): Read => ({
  turn: { row: undefined, words: "", results: [], text: "" },
  told: {
    view,
    results: [],
    earlier: [],
    recordId: undefined,
    photos: [],
    spoken: NOTHING_SPOKEN,
    said: "",
  },
  said: "",
  users: [],
});

/** Reads the thread row by row: fresh words, answers to a row's question, corrections of the words before. */
export function runningIn(view: View): Running {
  const keys = threads.keysOf(view);
  const known = keys.findLastIndex((key) => threads.get(key) !== undefined);
  const newest = view.events.findLastIndex(({ kind }) => kind === "user");
  let read = threads.get(keys[known] ?? "") ?? unread(view);
  read = { ...read, told: { ...read.told, view } };
  for (const [at, event] of view.events.entries()) {
    if (at < known) continue;
    if (at === newest) keep(keys[at] ?? "", read);
    read = readOn(read, event);
  }
  keep(keys.at(-1) ?? "", read);
  const { turn, users } = read;
  const back = cameBack(turn);
  const told = back ? { ...read.told, results: [back.result] } : read.told;
  const row = back ? setAside(back.card, turn.text) : turn.row && completed(turn.row, told);
  const own = [...users];
  const events = view.events.map((event) =>
    event.kind === "user" ? (own.shift() ?? event) : event,
  );
  return { row, told, rest: { ...view, events }, more: turn.more ?? [], waits: shownAgain(turn) };
}

/** What somebody writes in words of their own. */
const OWN_WORDS: ReadonlySet<SlotKind> = new Set(["text", "name"]);

/** A row with somebody's own words as they were typed, where the words around them were written out. */
function withOwnWords(row: HeardVerb | undefined, typed: string, { names }: View) {
  const kinds = row?.verb.slots;
  if (!row || !kinds) return row;
  const own = Object.entries(row.slots).map(([slot, words]) => [
    slot,
    words && OWN_WORDS.has(kinds[slot] ?? "word") ? asTyped(words, typed, names) : words,
  ]);
  return { ...row, slots: Object.fromEntries(own) as HeardVerb["slots"] };
}

/** An order with what was listed when it was given. */
const withList = (row: HeardVerb, { listed }: Spoken): HeardVerb =>
  row.verb.does && !row.aside && !row.from && listed.length > 1 ? { ...row, from: listed } : row;

/** The thread with one event more. */
function readOn({ turn, told, said, users }: Read, event: Event): Read {
  if (event.kind === "said") return { turn, told, said: said + event.text, users };
  if (event.kind === "results") {
    const results = [...turn.results, ...event.results];
    return { turn: { ...turn, results }, told: { ...told, results }, said, users };
  }
  const back = cameBack(turn);
  // what was tapped is what the turn was of
  const row =
    back?.result.status === "ok" ? (back.card.row ?? setAside(back.card, turn.text)) : turn.row;
  const completeTurn = row ? { ...turn, row: completed(row, told) } : turn;
  const last = { ...completeTurn, cards: waitingAfter(turn.cards ?? [], completeTurn) };
  const spoken = spokenAfter(told.spoken, { ...last, said }, told.view.names);
  const text = writtenOut(event.text, told.view.names);
  const part = event.joined ? last.row : undefined;
  const then = { ...told, spoken, spokenThen: told.spoken, part };
  const read = heard({ ...event, text }, last, then, said);
  const own = text === event.text ? read.row : withOwnWords(read.row, event.text, told.view);
  const next = { ...read, row: own && withList(own, spoken) };
  return {
    turn: {
      ...next,
      results: [],
      cards: next.words === LEAVE ? [] : last.cards,
      open: openAfter(last, next, told),
      done: doneIn(last),
      act: actIn(last),
      // a few words that answer a question about hair go on with nothing before it
      last: askedIn(said) ? undefined : lastOf(last),
      text,
    },
    told: {
      view: told.view,
      results: [],
      earlier: [...told.earlier, ...told.results],
      recordId: event.beside?.recordId ?? told.recordId,
      photos: event.photos,
      spoken,
      said,
    },
    said: "",
    users: [
      ...users,
      { ...event, text: next.row ? "" : next.words, ...(next.meant && { meant: next.meant }) },
    ],
  };
}
