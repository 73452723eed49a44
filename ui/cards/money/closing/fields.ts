import type { Closing } from "#tools/closing/schema.ts";
import type { Draft, Reckoned } from "./draft-rules.ts";

/** What every part of the closing sheet is given. */
export type DraftFields = {
  draft: Draft;
  set: (more: Partial<Draft>) => void;
  sums: Reckoned;
  closing: Closing;
  /** What is wrong with a field, once it was tried to send it. */
  errorOf: (field: string) => string | undefined;
};
