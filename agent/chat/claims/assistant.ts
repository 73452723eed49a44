import type { TextStreamPart, ToolSet } from "ai";
import type { StoredMessage } from "#tools/chats/messages.ts";
import { calledBy } from "./calls.ts";
import { bySentence } from "./sentences.ts";
import { toldOf, type Telling } from "./turn.ts";

type Part = TextStreamPart<ToolSet>;

/** Whether the built-in model writes, which says nothing of its own. */
type Passing = { passes: () => boolean };

/**
 * Lets through what a model says to a stylist as far as it claims nothing or is wholly covered by the results of this turn. In
 * the place of all else the product itself tells what its tools did and found, each thing once.
 */
export function truthful(
  messages: readonly StoredMessage[],
  { passes, ...at }: Telling & Passing,
): TransformStream<Part, Part> {
  const asked = messages.findLastIndex(({ role }) => role === "user");
  const turn = toldOf(messages, asked, at);
  const begin = () => bySentence((sentence) => turn.read(sentence));
  let open = begin();
  const say = (controller: TransformStreamDefaultController<Part>, id: string, text: string) => {
    if (text) controller.enqueue({ type: "text-delta", id, text });
  };
  return new TransformStream<Part, Part>({
    async transform(part, controller) {
      if (passes()) return controller.enqueue(part);
      const called = calledBy(part);
      if (called) turn.called(called);
      if (part.type === "text-start") {
        open = begin();
        turn.begin();
      }
      if (part.type === "text-delta") return say(controller, part.id, open.push(part.text));
      if (part.type === "text-end") say(controller, part.id, open.end());
      const rest = part.type === "finish-step" && (await turn.rest(part.finishReason));
      if (rest) {
        controller.enqueue({ type: "text-start", id: "known" });
        say(controller, "known", rest);
        controller.enqueue({ type: "text-end", id: "known" });
      }
      controller.enqueue(part);
    },
  });
}
