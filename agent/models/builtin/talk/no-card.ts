import { findTool } from "#tools/registry.ts";
import type { Choices } from "#tools/chats/schema.ts";
import type { Result, UserEvent } from "#agent/models/builtin/view.ts";
import { agrees, saying } from "#agent/models/builtin/verbs/cards.ts";
import type { HeardVerb } from "#agent/models/builtin/verbs/hear.ts";
import { offering } from "#agent/models/builtin/verbs/offered.ts";
import type { Turn } from "./thread.ts";

/** Offered with whatever was not understood. */
const ABLE = "What can you do?";

const optionsIn = (results: readonly Result[]): string[] => {
  const { options = [] } = (results.findLast(({ tool }) => tool === "offer_choices")?.input ??
    {}) as Partial<Choices>;
  return options.map(({ says }) => says);
};

const changedIn = (results: readonly Result[]): Result | undefined =>
  results.findLast(
    ({ tool, status }) =>
      status === "ok" && tool !== "offer_choices" && findTool(tool)?.effect !== "read",
  );

const isYes = ({ text, photos }: UserEvent): boolean =>
  agrees(text) && !ORDERS.test(text) && photos.length === 0;

/** The one thing that an answer left to do, where a yes can be for nothing else. */
export function leftToDo(event: UserEvent, { results }: Turn): string | undefined {
  const [only, another] = optionsIn(results);
  return isYes(event) && !changedIn(results) && !another && only !== ABLE ? only : undefined;
}

const NOTHING = "Nothing waits for a yes, and nothing was changed. Say what you want done.";
const MEANS = "Nothing waits for a yes. Do you mean this?";
const DONE = "That is done already: nothing else waits for a yes.";
const MOST = 3;

/** Orders something of what was spoken of, and agrees to nothing. */
const ORDERS = /\b(?:send|save) \w/i;

/** What is said of a yes where no card and no question stands: what it could be for, or that nothing waits. */
export function agreedToNothing(event: UserEvent, { results }: Turn): HeardVerb | undefined {
  if (!isYes(event)) return undefined;
  const { text } = event;
  const changed = changedIn(results);
  if (changed) return saying(changed.tool, text, DONE);
  const options = optionsIn(results);
  return options.length > 0 && options.length <= MOST && !options.includes(ABLE)
    ? offering(MEANS, options, text)
    : saying("offer_choices", text, NOTHING);
}
