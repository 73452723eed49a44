import { getToolName, isToolUIPart } from "ai";
import type { StylistMessage } from "#agent/chat/message.ts";
import { MOVED_ON } from "#tools/chats/rules.ts";
import type { ToolResult } from "#tools/chats/schema.ts";
import type { ToolName, ToolTypes } from "#tools/registry.ts";

type Part = StylistMessage["parts"][number];
export type ToolPart = Extract<Part, { toolCallId: string }>;

/** What is shown of a message, in order: words, a run of tool work, a notice. */
export type Block =
  | { kind: "text"; key: string; text: string; streaming: boolean }
  | { kind: "tools"; key: string; parts: ToolPart[] }
  | { kind: "notice"; key: string; notice: Extract<Part, { type: "data-notice" }>["data"] };

/** Choices stand below the reply; what a model reaches for is no step of the work. */
const UNSEEN = new Set(["offer_choices", "find_tools"]);

/** The parts of a reply as blocks: tool calls that follow each other make one quiet line. Offered choices stand apart. */
export function blocksOf(message: StylistMessage): Block[] {
  const blocks: Block[] = [];
  message.parts.forEach((part, index) => {
    const key = `${message.id}-${index}`;
    if (part.type === "text" && part.text.trim()) {
      blocks.push({ kind: "text", key, text: part.text, streaming: part.state === "streaming" });
    } else if (part.type === "data-notice") {
      blocks.push({ kind: "notice", key, notice: part.data });
    } else if (isToolUIPart(part) && !UNSEEN.has(getToolName(part))) {
      const last = blocks.at(-1);
      if (last?.kind === "tools") last.parts.push(part);
      else blocks.push({ kind: "tools", key, parts: [part] });
    }
  });
  return blocks;
}

/** The one-tap answers a reply ends with; none once they were turned into a message. */
export function choicesOf(message: StylistMessage | undefined) {
  if (message?.role !== "assistant") return undefined;
  const part = message.parts.findLast((each) => each.type === "tool-offer_choices");
  return part?.type === "tool-offer_choices" && part.state === "output-available" && part.output.ok
    ? part.output.value
    : undefined;
}

/** Whether a reply ends with a card that waits for its tap. */
export const hasOpenCard = (message: StylistMessage | undefined): boolean =>
  message?.role === "assistant" &&
  message.parts.some((part) => isToolUIPart(part) && part.state === "approval-requested");

/** The messages as the server keeps them: a card that was left open when more was said is turned down. */
export const putAside = (messages: readonly StylistMessage[]): StylistMessage[] =>
  messages.map((message, at) =>
    at < messages.length - 1 && hasOpenCard(message)
      ? { ...message, parts: message.parts.map(turnedDown) as StylistMessage["parts"] }
      : message,
  );

function turnedDown(part: Part): unknown {
  if (!isToolUIPart(part) || part.state !== "approval-requested") return part;
  const { approval } = part;
  const rest: object = part;
  const answer = { ...approval, approved: false, reason: MOVED_ON };
  return { ...rest, state: "output-denied", approval: answer };
}

/** The calls whose card was put aside by words, with another one of the same for it in the next reply. */
export function askedAnew(messages: readonly StylistMessage[]): ReadonlySet<string> {
  const replies = messages.filter(({ role }) => role === "assistant");
  return new Set(
    replies.flatMap((reply, at) => {
      const next = cardsIn(replies[at + 1]);
      return cardsIn(reply)
        .filter(({ part }) => part.state === "output-denied" && part.approval?.reason !== undefined)
        .filter((card) => next.some((other) => isSame(card, other)))
        .map(({ part }) => part.toolCallId);
    }),
  );
}

type CardIn = { part: ToolPart; records: ReadonlySet<string> };

function cardsIn(message: StylistMessage | undefined): CardIn[] {
  return (message?.parts ?? []).flatMap((part) => {
    if (!isToolUIPart(part) || !part.approval) return [];
    const { records = [] } = message?.metadata?.previews?.[part.approval.id] ?? {};
    return [{ part, records: new Set(records.map(({ id }) => id)) }];
  });
}

/** Whether two cards are of one act: by its tool and a record that both would concern. */
const isSame = (one: CardIn, other: CardIn) =>
  one.part.type === other.part.type && [...one.records].some((id) => other.records.has(id));

/** The words of a message, for copying. */
export function textOf(message: StylistMessage): string {
  return message.parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
}

/** The name of the tool a part calls. Parts of tools that are no longer there have names nobody knows. */
export const nameOf = (part: ToolPart): string => getToolName(part);

/** What came of a call, or undefined while it runs or waits. */
export function resultOf(part: ToolPart): ToolResult<unknown> | undefined {
  if (part.state === "output-available") return part.output as ToolResult<unknown>;
  if (part.state === "output-error") {
    return { ok: false, code: "internal", sentence: "That did not work. Nothing was changed." };
  }
  return undefined;
}

/** The calls of a run whose cards tell something: a list is only the way to what was opened from it, or done with it. */
export function tellingOf(parts: readonly ToolPart[]): ToolPart[] {
  return parts.filter((part, at) => {
    const listed = listedBy(part);
    return !parts.slice(at + 1).some((next) => goesOn(next) && isWith(next, listed));
  });
}

/** Whether a call acts, waits to act, or opens a record or what was written. */
function goesOn(part: ToolPart): boolean {
  if (part.approval !== undefined) return true;
  const result = resultOf(part);
  return result?.ok === true && (result.action !== undefined || /^(get|read)_/.test(nameOf(part)));
}

/** Whether a call was given one of these. */
function isWith({ input }: ToolPart, listed: readonly string[]): boolean {
  const given = JSON.stringify(input) ?? "";
  return listed.some((each) => given.includes(JSON.stringify(each)));
}

/** The ids and names of what a call listed. */
function listedBy(part: ToolPart): string[] {
  const result = resultOf(part);
  if (!result?.ok || !/^(find|list)_/.test(nameOf(part))) return [];
  const lists = Object.values(result.value as object).filter((each) => Array.isArray(each));
  return lists
    .flat()
    .flatMap(({ id, name }: { id?: string; name?: string }) =>
      [id, name].filter((each) => each !== undefined),
    );
}

/** The sentences with which calls of a reply were refused, as they are shown where the call stands. */
export function refusalsOf(message: StylistMessage): ReadonlySet<string> {
  return new Set(
    message.parts.flatMap((part) => {
      const result = isToolUIPart(part) && !UNSEEN.has(nameOf(part)) ? resultOf(part) : undefined;
      return result?.ok === false ? [result.sentence] : [];
    }),
  );
}

/** What a tool gives when it is not refused. */
export type ToolValue<Name extends ToolName> = Extract<
  ToolTypes[Name]["output"],
  { ok: true }
>["value"];

/** The latest finished result of a tool in a conversation. */
export function latest<Name extends ToolName>(
  messages: readonly StylistMessage[],
  name: Name,
): ToolValue<Name> | undefined {
  for (const message of messages.toReversed()) {
    for (const part of message.parts.toReversed()) {
      if (part.type !== `tool-${name}` || !isToolUIPart(part)) continue;
      const result = resultOf(part);
      if (result?.ok) return result.value as ToolValue<Name>;
    }
  }
  return undefined;
}
