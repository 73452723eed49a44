import { getToolName, isToolUIPart, type PrepareStepFunction, type ToolSet } from "ai";
import type { StoredMessage } from "#tools/chats/messages.ts";
import { hearSafety } from "#tools/colour/safety/hear.ts";
import { leavesOpenWhose } from "#tools/colour/safety/whose.ts";
import { foundIn } from "./find-tools.ts";
import { instructionsFor } from "./instructions.ts";
import { noting } from "./noting.ts";
import { didSomething } from "./outcome.ts";
import { toolsAtHand } from "./tools-at-hand.ts";

/** Before each step of a talking model: the tools it has, what it is told of them, and what was said of safety noted first. */
export function preparing(
  messages: readonly StoredMessage[],
  tools: ToolSet,
): PrepareStepFunction<ToolSet> {
  const atHand = new Set(toolsAtHand(messages, tools));
  const safety = tellsOfSafety(messages);
  return ({ steps }) => {
    for (const { toolName, input } of steps.at(-1)?.toolCalls ?? []) {
      for (const name of foundIn(toolName, input)) atHand.add(name);
      // one that it knows from earlier: the call was refused, and the next may be made
      if (toolName in tools) atHand.add(toolName);
    }
    const activeTools = [...atHand];
    return steps.length === 0 && safety !== undefined
      ? { activeTools, model: noting(safety) }
      : { activeTools, instructions: instructionsFor(atHand) };
  };
}

/** The newest words of the person, where they tell something about a client's safety. */
function tellsOfSafety(messages: readonly StoredMessage[]): string | undefined {
  const last = messages.at(-1);
  if (last?.role !== "user") return undefined;
  const words = last.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n");
  return hearSafety(words, "said").length > 0 && !leavesOpenWhose(words) ? words : undefined;
}

type Steps = { steps: { toolCalls: { toolName: string; invalid?: boolean }[] }[] };

/** Choices that stand there wait for a tap. */
export const hasAsked = ({ steps }: Steps): boolean =>
  steps
    .at(-1)
    ?.toolCalls.some(({ toolName, invalid }) => toolName === "offer_choices" && !invalid) === true;

/** Calls that could not be taken are asked for once more with the reason, and no second time. */
export const isStuck = ({ steps }: Steps): boolean =>
  steps.length > 1 &&
  steps
    .slice(-2)
    .every(({ toolCalls }) => toolCalls.length > 0 && toolCalls.every(({ invalid }) => invalid));

/** Whether an earlier part of a reply has done something already. */
export const hasActed = (message: StoredMessage | undefined): boolean =>
  message?.parts.some(
    (part) =>
      isToolUIPart(part) &&
      part.state === "output-available" &&
      didSomething(getToolName(part), part.output),
  ) === true;
