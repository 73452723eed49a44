import type { ToolName } from "#tools/registry.ts";
import type { Report } from "#agent/models/builtin/report.ts";
import type { ConsultationResult } from "#tools/consultations/schema.ts";
import type { Here, Result, SeenPhoto } from "#agent/models/builtin/view.ts";
import type { Spoken } from "#agent/models/builtin/talk/spoken.ts";
import type { Lexicon } from "#agent/models/builtin/sense/names.ts";
import type { Intent } from "#agent/models/builtin/sense/intent.ts";
import type { Doubt } from "./gate.ts";

export type Input = Record<string, unknown>;

/** What was said in the gaps of a row's words, as it was typed, by the names of the gaps. */
export type Slots = Readonly<Record<string, string | undefined>>;

/** One of the things that a list tool gave. `also`: further words it goes by; `whose`: whom it belongs to, so that "her" finds it. */
export type Found = { id: string; name: string; of: unknown; also?: string; whose?: string | null };

/** How a thing that was named is found: the list it stands in, and how that reads. */
export type Finder = {
  tool: ToolName;
  /** The gap that holds its name. */
  slot: string;
  /** What it is called, for questions: "service". */
  what: string;
  /** Arguments of the list tool. */
  with?: (slots: Slots, about: About) => Input;
  /** What is plain without a look at the list: the formula of this chat where no name was said; or what is asked instead. */
  known?: (slots: Slots, about: About) => Found | Ask | undefined;
  /** What stands in the list, newest first where that matters. `name` is what it is matched and offered by. */
  among: (value: unknown, slots: Slots, about: About) => Found[];
  /** Where no name was said and nothing was spoken of: `only` takes the one there is, `first` the first; else it is asked for. */
  bare?: "only" | "first";
  /** Of several that go by what was said, the one that the thread spoke of last is meant. */
  lastMeant?: true;
  /** Looked up only where this says so. */
  only?: (slots: Slots, about: About) => boolean;
  /** Asked before anything is looked up, where words point at somebody and nobody was spoken of: a list of all would be no help. */
  nobody?: string;
  /** Asked where no name was said, whatever was spoken of before. */
  unsaid?: (about: About) => string;
  /** Said when the list is empty. */
  empty?: string | ((slots: Slots) => string);
};

/** A question, since a fact is missing. The next words fill the gap `slot`; they are not taken for it unless `takes` matches. */
export type Ask = {
  ask: string;
  slot: string;
  options?: readonly string[];
  takes?: RegExp;
};

/** Plain words in the place of a call: why it cannot be, or where it is done. */
export type Say = { say: string };

/** All that the arguments may be made from. */
export type About = {
  here: Here | undefined;
  /** What the salon calls its own. */
  names: Lexicon;
  /** The newest consultation that was made or opened in the thread. */
  made: ConsultationResult | undefined;
  /** The record that the chat stands beside. */
  recordId: string | undefined;
  /** Photos that came with the newest words. */
  photos: readonly SeenPhoto[];
  /** The words, plain. */
  text: string;
  /** What was found, by the finder's gap. */
  found: Readonly<Record<string, Found | undefined>>;
  /** What came of the frame's `first`. */
  first?: unknown;
  /** What came back earlier in the thread, oldest first. */
  earlier: readonly Result[];
  /** What the thread spoke of before these words. */
  spoken: Spoken;
};

/** A tool and how it is asked for. */
export type Verb = {
  tool: ToolName;
  /** The intent of a frame, and what stands in its gaps: its words are taught. */
  id?: string;
  slots?: Intent["slots"];
  /** What it does, after "I can": "take a service off your menu". Every tool that changes something has it, and is gated by it. */
  does?: string;
  /** Heard only right after one of these was called: what goes on with it may be said in few words. */
  after?: readonly ToolName[];
  /** Of a look: each word that asks for a part of what it tells, so that "and tips?" after it is of the same. */
  tells?: RegExp;
  /** Doubts that do not stop it: "she says her number is …" tells a number. */
  despite?: readonly Doubt[];
  finds?: readonly Finder[];
  /** The frame that answers where its list is empty: who has no formula may have been here. */
  otherwise?: string;
  /** The gap for any words that its other facts leave over, where the record keeps such: a reason, a note. */
  rest?: string;
  /** What is done on the way, once all is found: a call of its own, with a tap of its own where its tool asks for one. */
  first?: { tool: ToolName; input: (slots: Slots, about: About) => Input | Ask | Say };
  input?: (slots: Slots, about: About) => Input | Ask | Say;
  /** Said beside its card: what whoever taps has to know. */
  warns?: (slots: Slots, about: About) => string | undefined;
  /** Said when it came back. Left out, what the tool alone tells of, or "Done.", since the card shows it. */
  report?: (value: unknown, slots: Slots, about: About) => string | Report | undefined;
};

export const isAsk = (made: Input | Ask | Say): made is Ask => "ask" in made && "slot" in made;
export const isSay = (made: Input | Ask | Say): made is Say => "say" in made;
