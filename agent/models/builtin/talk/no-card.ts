import { findTool } from "#tools/registry.ts";
import type { Choices } from "#tools/chats/schema.ts";
import type { UserEvent } from "#agent/models/builtin/view.ts";
import { agrees, saying } from "#agent/models/builtin/verbs/cards.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { offering } from "#agent/models/builtin/verbs/offered.ts";
import type { Turn } from "./thread.ts";

const NOTHING = "Nothing waits for a yes, and nothing was changed. Say what you want done.";
const MEANS = "Nothing waits for a yes. Do you mean this?";
const DONE = "That is done already: nothing else waits for a yes.";
/** Offered with whatever was not understood. */
const ABLE = "What can you do?";
const MOST = 3;

/** Orders something of what was spoken of, and agrees to nothing. */
const ORDERS = /\b(?:send|save) \w/i;

/** What is said of a yes where no card and no question stands: what it could be for, or that nothing waits. */
export function agreedToNothing(
  { text, photos }: UserEvent,
  { results }: Turn,
): HeardVerb | undefined {
  if (!agrees(text) || ORDERS.test(text) || photos.length > 0) return undefined;
  const changed = results.findLast(
    ({ tool, status }) =>
      status === "ok" && tool !== "offer_choices" && findTool(tool)?.effect !== "read",
  );
  if (changed) return saying(changed.tool, text, DONE);
  const { options = [] } = (results.findLast(({ tool }) => tool === "offer_choices")?.input ??
    {}) as Partial<Choices>;
  const likely = options.flatMap(({ says }) => (says === ABLE ? [] : says));
  return likely.length > 0 && likely.length <= MOST && likely.length === options.length
    ? offering(MEANS, likely, text)
    : saying("offer_choices", text, NOTHING);
}
