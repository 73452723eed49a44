import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** What the facts of hair are in is read whole, by the fillers of hair. */
export const CHAIR: readonly Intent[] = [
  { id: "formulate", tool: "formulate", slots: {}, says: [] },
  { id: "correct", tool: "correct", slots: {}, says: [] },
  { id: "rescue", tool: "rescue", slots: {}, says: [] },
  { id: "tell", slots: {}, says: [] },
];
