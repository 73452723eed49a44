import { Chat } from "@ai-sdk/react";
import {
  DefaultChatTransport,
  isToolUIPart,
  parseJsonEventStream,
  readUIMessageStream,
  uiMessageChunkSchema,
  type UIMessageChunk,
} from "ai";
import type { StylistMessage } from "#agent/chat/message.ts";
import type { Chat as Listed } from "#tools/chats/schema.ts";
import type { ToolName, ToolTypes } from "#tools/registry.ts";
import type { Salon } from "./fixtures.ts";

export type Opened = Listed & { messages: StylistMessage[] };

/** The chat as a client of the wire sees it: one salon's session, one thread. */
export function chatOf(salon: Pick<Salon, "json" | "request">, id: string = crypto.randomUUID()) {
  const post = (body: object) => salon.json("POST", "/api/chat", { id, ...body });
  const open = async () => (await (await salon.request(`/api/chats/${id}`)).json()) as Opened;
  const send = (
    text: string,
    {
      messageId = crypto.randomUUID(),
      ...rest
    }: { messageId?: string } & Record<string, unknown> = {},
  ) => post({ message: { id: messageId, role: "user", parts: [{ type: "text", text }] }, ...rest });
  return {
    id,
    post,
    open,
    send,
    decide: (approvalId: string, approved = true) => post({ decision: { approvalId, approved } }),
    resume: (from: Pick<Salon, "request"> = salon) => from.request(`/api/chat/${id}/stream`),
    stop: () => salon.request(`/api/chat/${id}/stop`, { method: "POST" }),
    /** Sends and waits for the whole reply. */
    ask: async (text: string, rest: Record<string, unknown> = {}) => {
      const response = await send(text, rest);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return replyOf(response);
    },
  };
}

/** A second device that has begun to follow: the SDK's own client, with what the server has stored. Gives its messages at the end of the reply. */
export async function secondDevice(
  chat: ReturnType<typeof chatOf>,
): Promise<() => Promise<StylistMessage[]>> {
  const { messages } = await chat.open();
  const following = Promise.withResolvers<void>();
  const client = new Chat<StylistMessage>({
    id: chat.id,
    messages,
    transport: new DefaultChatTransport<StylistMessage>({
      fetch: async () => {
        const response = await chat.resume();
        following.resolve();
        return response;
      },
    }),
  });
  const ended = client.resumeStream();
  await following.promise;
  return () => ended.then(() => client.messages);
}

/** All chunks of a streamed reply. */
export async function chunksOf(response: Response): Promise<UIMessageChunk[]> {
  const chunks: UIMessageChunk[] = [];
  for await (const chunk of chunksIn(response)) chunks.push(chunk);
  return chunks;
}

/** The message that a client has built at the end of a streamed reply, from nothing or from what it had. */
export async function replyOf(response: Response, had?: StylistMessage): Promise<StylistMessage> {
  let reply: StylistMessage | undefined;
  const stream = new ReadableStream<UIMessageChunk>({
    async start(controller) {
      for await (const chunk of chunksIn(response)) controller.enqueue(chunk);
      controller.close();
    },
  });
  for await (const message of readUIMessageStream<StylistMessage>({
    stream,
    ...(had ? { message: had } : {}),
  }))
    reply = message;
  if (!reply) throw new Error("The reply was empty.");
  return reply;
}

/** The words of a message. */
export const wordsOf = ({ parts }: StylistMessage) =>
  parts.map((part) => (part.type === "text" ? part.text : "")).join("");

/** The notices of a message. */
export const noticesOf = ({ parts }: StylistMessage) =>
  parts.flatMap((part) => (part.type === "data-notice" ? [part.data.kind] : []));

/** Names of the tools called, in order. */
export const callsOf = ({ parts }: StylistMessage) =>
  parts.flatMap((part) => (isToolUIPart(part) ? [part.type.slice(5)] : []));

/** The card waiting for a tap. */
export function cardOf({ parts }: StylistMessage) {
  for (const part of parts)
    if (isToolUIPart(part) && part.state === "approval-requested")
      return { ...part.approval, toolCallId: part.toolCallId };
  throw new Error("No card is waiting.");
}

/** The message as its own client has it after the tap on its card. */
export function tapped(message: StylistMessage, approved = true): StylistMessage {
  const parts = message.parts.map((part): unknown => {
    if (!isToolUIPart(part) || part.state !== "approval-requested") return part;
    const { approval } = part;
    const rest: object = part;
    return { ...rest, state: "approval-responded", approval: { ...approval, approved } };
  });
  return { ...message, parts: parts as StylistMessage["parts"] };
}

async function* chunksIn(response: Response): AsyncGenerator<UIMessageChunk> {
  if (!response.body) return;
  const reader = parseJsonEventStream({
    stream: response.body,
    schema: uiMessageChunkSchema,
  }).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (!next.value.success) throw next.value.error;
    yield next.value.value;
  }
}

/** What a tool gave in a reply; fails where it was not called or was refused. */
export function given<Name extends ToolName>(reply: StylistMessage, name: Name) {
  const part = reply.parts.findLast((each) => each.type === `tool-${name}`);
  const output = part && "output" in part ? (part.output as ToolTypes[Name]["output"]) : undefined;
  if (!output?.ok) throw new Error(`${name} gave nothing: ${JSON.stringify(part)}`);
  return output.value;
}
