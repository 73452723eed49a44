import { isToolUIPart } from "ai";
import type { StylistMessage } from "#agent/chat/message.ts";
import { chatOf, replyOf, wordsOf } from "#tests/chat.ts";
import type { Person } from "./salon.ts";
import type { Act, Step } from "./script.ts";

/** What is done at once; all else waits for a tap. */
const UNASKED = new Set<Act["does"]>(["mix", "weigh back", "time", "rescue"]);

/** Says it to the assistant and taps the card that comes. @returns what the tool that did it answered */
export async function byChat(person: Person, { act, says }: Step): Promise<unknown> {
  const chat = chatOf(person);
  let reply: StylistMessage | undefined;
  for (const words of says) reply = await chat.ask(words);
  const card = reply?.parts.find(
    (part) => isToolUIPart(part) && part.state === "approval-requested",
  );
  if (reply && card && isToolUIPart(card) && card.state === "approval-requested")
    reply = await replyOf(await chat.decide(card.approval.id), reply);
  const done = reply?.parts.findLast(
    (part) => isToolUIPart(part) && part.state === "output-available",
  );
  const output = done && "output" in done ? (done.output as { ok?: boolean; value?: unknown }) : {};
  const tapped = card !== undefined || UNASKED.has(act.does);
  if (!output?.ok || !tapped)
    throw new Error(
      `${act.does}: “${says.join(" / ")}” came to “${reply ? wordsOf(reply) : ""}” ${JSON.stringify(reply?.parts.map((p) => (isToolUIPart(p) ? [p.type, p.input, p.state] : p)))}`,
    );
  return output.value;
}
