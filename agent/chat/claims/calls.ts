import { getToolName, isToolUIPart, type TextStreamPart, type ToolSet } from "ai";
import type { Result } from "#agent/models/builtin/view.ts";
import { FIND_TOOLS } from "#agent/chat/find-tools.ts";
import type { StoredMessage } from "#tools/chats/messages.ts";
import { findTool } from "#tools/registry.ts";

/** What a call of a turn came to; one that waits stands as a card. */
export type Called = Omit<Result, "status"> & { status: Result["status"] | "waits" };

/** What a part of the stream says of a call. */
export function calledBy(part: TextStreamPart<ToolSet>): Called | undefined {
  switch (part.type) {
    case "tool-result":
      return resultOf(part.toolName, part.input, part.output);
    case "tool-error":
      return { ...resultOf(part.toolName, part.input, undefined), status: "failed" };
    case "tool-output-denied":
      return { ...resultOf(part.toolName, undefined, undefined), status: "denied" };
    case "tool-approval-request":
      return part.isAutomatic
        ? undefined
        : { ...resultOf(part.toolCall.toolName, part.toolCall.input, undefined), status: "waits" };
    default:
      return undefined;
  }
}

function resultOf(tool: string, input: unknown, output: unknown): Called {
  const {
    ok,
    value,
    sentence = "",
  } = (output ?? {}) as {
    ok?: boolean;
    value?: unknown;
    sentence?: string;
  };
  return { tool, input, value, sentence, status: ok ? "ok" : sentence ? "refused" : "failed" };
}

/** What came of the calls of stored messages. */
export const calledIn = (messages: readonly StoredMessage[]): Called[] =>
  messages.flatMap(({ parts }) =>
    parts.flatMap((part): Called[] => {
      if (!isToolUIPart(part)) return [];
      const tool = getToolName(part);
      if (part.state === "output-available") return [resultOf(tool, part.input, part.output)];
      const isDenied =
        part.state === "output-denied" ||
        (part.state === "approval-responded" && !part.approval.approved);
      return isDenied ? [{ ...resultOf(tool, part.input, undefined), status: "denied" }] : [];
    }),
  );

export const textOf = (message: StoredMessage | undefined) =>
  (message?.parts ?? []).map((part) => (part.type === "text" ? part.text : "")).join(" ");

export const isAct = ({ tool }: Called) => (findTool(tool)?.effect ?? "read") !== "read";

/** Whether a call that came to nothing was made again, and done. */
export const isMadeGood = ({ tool, status }: Called, after: readonly Called[]) =>
  status !== "ok" && after.some((each) => each.tool === tool && each.status === "ok");

/** Calls that give nothing to tell of: choices, a search among tools, a screen. */
const ASIDE = new Set(["offer_choices", FIND_TOOLS, "open_screen"]);
export const isTold = ({ tool }: Called) => !ASIDE.has(tool);
