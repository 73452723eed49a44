import { findTool } from "#tools/registry.ts";
import type { Choices } from "#tools/chats/schema.ts";
import { withChoices, type Decision } from "./decision.ts";
import type { View } from "./view.ts";

/** The decision, with what else the message ordered said as not done yet: one thing is done at a time. */
export function withMore(decision: Decision, more: readonly string[], view: View): Decision {
  const [next] = more;
  if (!next) return decision;
  const waits = decision.calls.some(({ toolName }) => findTool(toolName)?.effect === "ask");
  const offered = decision.calls.find(({ toolName }) => toolName === "offer_choices");
  // it is said where the turn rests: at a card, and at its end
  if (!waits && !offered && decision.calls.length > 0) return decision;
  const list = more.map((order) => `“${order}”`).join(" and ");
  const told = `Not done yet: ${list}.`;
  if (waits) return { ...decision, text: `${decision.text}This first. ${told} ` };
  const { kind = "next", options = [] } = (offered?.input ?? {}) as Partial<Choices>;
  // a question stays the last word, so that what comes next may answer it
  const asks = offered ? kind === "answer" : decision.text.endsWith("?");
  const text = asks ? `${told} ${decision.text}` : `${decision.text} ${told}`.trim();
  const own = { label: next.slice(0, 60), says: next.slice(0, 200) };
  return withChoices(text, offered ? kind : "next", asks ? options : [own, ...options], view);
}
