import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** What comes to no tool: its words go on as they were said. */
const NO_TOOL: readonly Intent[] = [
  "talk",
  "drop",
  "yes",
  "no",
  "leave",
  "help",
  "unclear",
  "cannot",
  "quoted",
].map((id) => ({ id, slots: {}, says: [] }));

/** Moves, and what is only talk. */
export const REST: readonly Intent[] = [
  { id: "run_migration", tool: "run_migration", slots: {}, says: [] },
  ...NO_TOOL,
];
