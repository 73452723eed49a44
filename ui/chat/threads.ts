import { Chat } from "@ai-sdk/react";
import type { QueryClient } from "@tanstack/react-query";
import { isToolUIPart } from "ai";
import type { StylistMessage } from "#agent/chat/message.ts";
import type { Beside, PhotoReference } from "#tools/chats/schema.ts";
import { refresh } from "#ui/lib/query.ts";
import { cardFor } from "./tool-cards.tsx";
import { chatTransport } from "./transport.ts";

/** A chat that lives as long as the page does: it goes on while the stylist looks at another screen. */
export type Thread = {
  chat: Chat<StylistMessage>;
  /** Set by whoever shows it: the screen it stands beside. */
  beside: { current: Beside | undefined };
};

/** What the composer hands over. */
export type Draft = { text: string; photos: PhotoReference[] };

const threads = new Map<string, Thread>();

/** The live thread of a chat id, made from the stored messages when it is not there yet. */
export function threadOf(queryClient: QueryClient, id: string, messages: StylistMessage[] = []): Thread {
  const known = threads.get(id);
  if (known) return known;
  const beside: Thread["beside"] = { current: undefined };
  const chat: Chat<StylistMessage> = new Chat<StylistMessage>({
    id,
    messages,
    transport: chatTransport(() => beside.current),
    onFinish: ({ message }) => refresh(queryClient, ["chats", ...touched(message)]),
    onError: () => refresh(queryClient, "chats"),
  });
  const thread = { chat, beside };
  threads.set(id, thread);
  return thread;
}

/** Whether this page already holds the chat, so that nothing need be loaded. */
export const isOpen = (id: string): boolean => threads.has(id);

/** Forgets a chat, so that the next look loads it from the server. */
export function forgetThread(id: string): void {
  void threads.get(id)?.chat.stop();
  threads.delete(id);
}

/** Forgets every chat: somebody else signs in. */
export function forgetThreads(): void {
  for (const id of threads.keys()) forgetThread(id);
}

/** Starts a chat with its first message and gives its id. The reply is already being written when this returns. */
export function startThread(queryClient: QueryClient, draft: Draft): string {
  const id = crypto.randomUUID();
  void sendDraft(threadOf(queryClient, id).chat, draft);
  return id;
}

/** Sends what was composed; with `messageId` it takes the place of that message and all that followed. */
export function sendDraft(chat: Chat<StylistMessage>, { text, photos }: Draft, messageId?: string): Promise<void> {
  const parts: StylistMessage["parts"] = [
    ...photos.map((data) => ({ type: "data-photo" as const, data })),
    ...(text.trim() ? [{ type: "text" as const, text: text.trim() }] : []),
  ];
  return chat.sendMessage({ role: "user", parts, ...(messageId ? { messageId } : {}) });
}

/** The domains that a reply's finished acts have changed. */
function touched(message: StylistMessage): string[] {
  return message.parts.flatMap((part) =>
    isToolUIPart(part) && part.state === "output-available" ? (cardFor(part)?.refreshes ?? []) : [],
  );
}
