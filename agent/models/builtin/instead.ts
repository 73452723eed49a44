import type { Choices } from "#tools/chats/schema.ts";

type Taps = Choices["options"];

/** A tap that says what stands on it. */
export const same = (label: string) => ({ label, says: label });

const nextTo = (level: number): number[] =>
  [level + 1, level - 1].filter((each) => each >= 1 && each <= 10);

/** The depths next to the one that the hair was taken to have. */
export const levelsNear = (level: number): Taps =>
  nextTo(level).map((each) => same(`Level ${each} now`));

/** The depths next to the one that was taken to be wished for. */
export const goalsNear = (level: number): Taps =>
  nextTo(level).map((each) => ({ label: `Level ${each}`, says: `Wants level ${each}` }));
