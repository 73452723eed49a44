import { defineTool } from "#tools/core/tool.ts";
import { findInLog } from "./find.ts";
import { AskLog, LogFound } from "./schema.ts";

/** What the assistant may tell of the log. */
export const auditTools = {
  who_did: defineTool({
    description:
      "Who changed what, by the salon's log: prices, team, refunds, settings, exports, erased clients, released formulas. Without words: the newest.",
    input: AskLog,
    output: LogFound,
    effect: "read",
    run: findInLog,
  }),
};
