import type { DesiredTone, ZoneName } from "#tools/colour/words.ts";
import type { Facts } from "#agent/models/builtin/hear/heard.ts";

export type Shown = NonNullable<NonNullable<NonNullable<Facts["zones"]>["roots"]>["tone"]>;
/** What words are of: the hair as it is, what is wished for, what was before. */
export type Role = "now" | "goal" | "past";

/** A piece of what is said about a head, from `at` to `end` of the sentence. */
export type Item = { at: number; end: number } & (
  | {
      kind: "level";
      value: number;
      isNatural: boolean;
      isNamed: boolean;
      isAsked?: true;
      isHers?: true;
    }
  | { kind: "lift"; by: number }
  | { kind: "same" }
  | { kind: "code"; value: number }
  | { kind: "part"; parts: readonly ZoneName[]; isLoose: boolean }
  | { kind: "tone"; tone: DesiredTone | undefined; shown: Shown | undefined }
  | { kind: "turn"; to: Role; isLast?: true }
  | { kind: "toward"; isPlain: boolean }
  | { kind: "not" }
  | { kind: "cut"; isHard: boolean }
  | { kind: "other" }
);
/** An item without its place. */
export type Made = Item extends infer One
  ? One extends Item
    ? Omit<One, "at" | "end">
    : never
  : never;
/** Words of one meaning, and the item that they are; undefined where they are none after all. */
export type Sign = [
  words: RegExp,
  make: (hit: RegExpExecArray, text: string, at: number) => Made | undefined,
];

export const sign = (...words: readonly string[]): RegExp =>
  new RegExp(`(?:${words.join("|")})`, "y");
