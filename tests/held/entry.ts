import type { ToolName } from "#tools/registry.ts";

/** What a phrasing is about. */
export type Domain =
  | "formula"
  | "correction"
  | "rescue"
  | "timer"
  | "scale"
  | "convert"
  | "shorthand"
  | "why"
  | "client"
  | "book"
  | "room"
  | "wait"
  | "price"
  | "stock"
  | "post"
  | "text"
  | "money"
  | "figures"
  | "outcome"
  | "library"
  | "brand"
  | "plan"
  | "team"
  | "move"
  | "settings"
  | "chat"
  | "help"
  | "undo"
  | "talk"
  | "cannot"
  | "inject"
  | "unclear"
  | "negate"
  | "practice";

/**
 * What an argument has to be. A number: the same number. Text that is a date or a time of day: the same beginning. Any other
 * text: part of it, in any case. A list: each of it is in the list of the call. An object: its named fields. `any`: one of these.
 */
export type Arg =
  | string
  | number
  | boolean
  | null
  | readonly Arg[]
  | { readonly any: readonly Arg[] }
  | { readonly [field: string]: Arg };

/** A call of one of the tools. `about`: texts that occur in its input, in lower case, where ids stand as the names of what they are. */
export type ExpectedCall = {
  tool: ToolName | readonly ToolName[];
  args?: Readonly<Record<string, Arg>>;
  about?: readonly string[];
};

/** `all`: every one of these calls. asks: a question back, or an honest no. answers: words suffice. Of `mentions` one is among the words. */
export type Expected =
  | ExpectedCall
  | { all: readonly ExpectedCall[] }
  | { asks: true; mentions?: readonly string[] }
  | { answers: true; mentions?: readonly string[] };

/** A message as a stylist would type or dictate it, and what has to come of it. */
export type Phrasing = {
  id: `${Domain}-${number}`;
  /** What the same person said earlier in the thread. */
  before?: readonly string[];
  says: string;
  /** Where several are right, any of them. */
  expect: Expected | readonly Expected[];
  /** Nobody could make sense of it, or nobody was spoken to: to say that it was not understood is right too. */
  lost?: true;
  /** Acts that may go with it. */
  may?: readonly ToolName[];
  /** Tools whose call would be a fault. Any act that is not expected is one without being named. */
  never: readonly ToolName[];
};
