import { needsTap } from "#tools/core/tool.ts";
import { findTool } from "#tools/registry.ts";
import type { Choices } from "#tools/chats/schema.ts";
import { withChoices, type Decision } from "./decision.ts";
import type { Event, View } from "./view.ts";

/** What is decided of the newest words, and the orders that come after the one that is done now. */
export type Ordered = {
  decision: Decision;
  more: readonly string[];
  /** It came to nothing: what was ordered with it is asked for before it is done. */
  stuck: boolean;
};

/**
 * Several orders of a message one after the other, each with its own calls and cards, as if each had been written by itself
 * once the one before had come to its end. Where one waits for an answer or came to nothing, those after it are named.
 */
export function inOrder(view: View, one: (view: View) => Ordered): Decision {
  const whole = one(view);
  if (whole.more.length === 0) return whole.decision;
  const at = view.events.findLastIndex(({ kind }) => kind === "user");
  const since = view.events.slice(at + 1);
  for (let taken = 0; taken <= since.length; taken += 1) {
    const events = view.events.slice(0, at + 1 + taken);
    const { decision, more, stuck } = taken === since.length ? whole : one({ ...view, events });
    const [next] = more;
    if (!next || !isLast(decision)) continue;
    if (stuck) break;
    const rest = since.slice(taken);
    const order: Event = {
      kind: "user",
      text: next,
      photos: [],
      sheets: [],
      beside: undefined,
      joined: true,
    };
    const told = [...events, { kind: "said" as const, text: decision.text }, order, ...rest];
    const later = inOrder({ ...view, events: told }, one);
    const isTold = rest.some(({ kind }) => kind === "results");
    return isTold ? later : { ...later, text: joined(decision.text.trim(), later.text.trim()) };
  }
  return withMore(whole.decision, whole.more, view);
}

/** Two answers of one message; what one of them says already is not said twice. */
const joined = (one: string, other: string): string =>
  one.includes(other) ? one : other.includes(one) ? other : `${one} ${other}`;

/** Whether a turn ends with it, and nothing is asked. */
function isLast({ text, calls }: Decision): boolean {
  const asks = calls.some(({ input }) => (input as Partial<Choices>).kind === "answer");
  return (
    calls.every(({ toolName }) => toolName === "offer_choices") &&
    !asks &&
    !text.trimEnd().endsWith("?")
  );
}

/** The decision, with what else the message ordered said as not done yet. */
function withMore(decision: Decision, more: readonly string[], view: View): Decision {
  const [next] = more;
  if (!next) return decision;
  const waits = decision.calls.some(({ toolName, input }) => {
    const tool = findTool(toolName);
    return tool && needsTap(tool, input);
  });
  const offered = decision.calls.find(({ toolName }) => toolName === "offer_choices");
  // it is said where the turn rests: at a card, and at its end
  if (!waits && !offered && decision.calls.length > 0) return decision;
  const list = more.map((order) => `“${order}”`).join(" and ");
  if (waits) return { ...decision, text: `${decision.text}This first, then ${list}. ` };
  const { kind = "next", options = [] } = (offered?.input ?? {}) as Partial<Choices>;
  // a question stays the last word, so that what comes next may answer it
  const asks = offered ? kind === "answer" : decision.text.endsWith("?");
  if (asks) return withChoices(`${list} comes after this. ${decision.text}`, kind, options, view);
  const own = { label: next.slice(0, 60), says: next.slice(0, 200) };
  const text = `${decision.text} Not done yet: ${list}.`.trim();
  return withChoices(text, kind, [own, ...options], view);
}
