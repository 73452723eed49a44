import { getToolName, isToolUIPart, type TextStreamPart, type ToolSet } from "ai";
import type { StoredMessage } from "#tools/chats/messages.ts";
import type { AnyTool } from "#tools/core/tool.ts";
import { stylistTools } from "#tools/registry.ts";
import type { At } from "./figures.ts";
import type { Claimed } from "./about.ts";
import { BODY } from "./others.ts";
import { figuresSaid, rowsOf, type Ground, type Row } from "./rows.ts";
import { screen } from "./screen.ts";

type Part = TextStreamPart<ToolSet>;
type Call = { toolName: string; input: unknown; output: unknown };

/** What was looked up this many messages ago may still be spoken of. */
const REMEMBERED = 12;

/**
 * Lets through what a model says to a stylist as far as it is known: from the results of the turn, from what was looked up
 * in the thread, and the figures from what the stylist wrote. An act is told of only where a tool of this turn did it. Where
 * `passes` says so, the built-in model writes, which says nothing of its own.
 */
export function truthful(
  messages: readonly StoredMessage[],
  { passes, ...at }: At & { passes: () => boolean },
): TransformStream<Part, Part> {
  const asked = messages.findLastIndex(({ role }) => role === "user");
  const rows: Row[] = messages.slice(-REMEMBERED).flatMap(({ parts }, index) =>
    parts.flatMap((part) =>
      isToolUIPart(part) && part.state === "output-available"
        ? known({ ...part, toolName: getToolName(part) }, at, {
            isNow: index + Math.max(0, messages.length - REMEMBERED) > asked,
          })
        : [],
    ),
  );
  const own = figuresSaid(
    messages.flatMap((message) => (message.role === "user" ? textOf(message) : [])),
    at,
  );
  const sentences = new Set<string>();
  const isOfBody = BODY.test(textOf(messages[asked]));
  const ground: Ground = { ...at, rows, own, isOfBody, sentences };
  const dropped = new Set<Claimed>();
  let hasSpoken = false;
  let open = newScreen();
  function newScreen() {
    return screen(
      () => ground,
      ({ topics }) => {
        for (const topic of topics) dropped.add(topic);
        return "";
      },
    );
  }
  const say = (controller: TransformStreamDefaultController<Part>, id: string, text: string) => {
    if (!text) return;
    hasSpoken ||= /[\p{L}\d]/u.test(text);
    controller.enqueue({ type: "text-delta", id, text });
  };
  return new TransformStream<Part, Part>({
    transform(part, controller) {
      if (passes()) return controller.enqueue(part);
      if (part.type === "tool-result") {
        rows.push(...known(part, at, { isNow: true }));
        for (const sentence of sentencesOf(part.output)) sentences.add(sentence);
      }
      if (part.type === "text-start") open = newScreen();
      if (part.type === "text-delta") return say(controller, part.id, open.push(part.text));
      if (part.type === "text-end") say(controller, part.id, open.end());
      if (
        part.type === "finish-step" &&
        part.finishReason !== "tool-calls" &&
        dropped.size > 0 &&
        !hasSpoken
      ) {
        const id = "known";
        controller.enqueue({ type: "text-start", id });
        say(controller, id, insteadOf(dropped, rows));
        controller.enqueue({ type: "text-end", id });
      }
      controller.enqueue(part);
    },
  });
}

const textOf = (message: StoredMessage | undefined) =>
  (message?.parts ?? []).map((part) => (part.type === "text" ? part.text : "")).join(" ");

function known({ toolName, input, output }: Call, at: At, { isNow }: { isNow: boolean }): Row[] {
  const { ok, value, sentence } = (output ?? {}) as {
    ok?: boolean;
    value?: unknown;
    sentence?: unknown;
  };
  if (!ok)
    return rowsOf({ tool: "", by: "fact", value: { sentence } }, at).map((row) => ({
      ...row,
      says: "",
    }));
  const { effect = "read" } =
    (stylistTools as unknown as Record<string, AnyTool | undefined>)[toolName] ?? {};
  return rowsOf(
    { tool: toolName, by: isNow && effect !== "read" ? "act" : "read", input, value },
    at,
  );
}

function sentencesOf(output: unknown): string[] {
  const { sentence } = (output ?? {}) as { sentence?: unknown };
  return typeof sentence === "string" ? [sentence] : [];
}

/** What is said where nothing of a whole reply is known. */
function insteadOf(dropped: ReadonlySet<Claimed>, rows: readonly Row[]): string {
  const did = rows.some(({ by }) => by === "act");
  if (dropped.has("safety"))
    return "I can't vouch for that: go by the client's record and the patch test.";
  if (![...dropped].every((topic) => LOOKED_UP.has(topic)))
    return did ? "What was done stands above; nothing else was changed." : "Nothing was changed.";
  return rows.length > 0
    ? "What is known stands above; I can't say more than that."
    : "I have not looked that up, so I can't say.";
}

const LOOKED_UP: ReadonlySet<Claimed> = new Set([
  "figure",
  "free",
  "full",
  "open",
  "closed",
  "none",
  "certain",
  "terms",
]);
