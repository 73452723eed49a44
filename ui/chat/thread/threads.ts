import { Chat } from "@ai-sdk/react";
import type { QueryClient } from "@tanstack/react-query";
import { isToolUIPart } from "ai";
import type { StylistMessage } from "#agent/chat/message.ts";
import type { Beside, PhotoReference, SheetReference } from "#tools/chats/schema.ts";
import { keepChat } from "#ui/api/chair/kept-photos.ts";
import { sessionQuery } from "#ui/api/session.ts";
import { sentenceOf } from "#ui/lib/http/api-error.ts";
import { keptAt } from "#ui/lib/device/kept.ts";
import { refresh, refreshedBy } from "#ui/lib/http/query.ts";
import { tellProgress } from "./progress.ts";
import type { UnsentPhoto } from "./outgoing.ts";
import { isLost, reconnect, reload, type Thread } from "./reconnect.ts";
import { nameOf } from "./tool-parts.ts";
import { chatTransport } from "./transport.ts";

/** What the composer hands over. */
export type Draft = {
  text: string;
  photos: PhotoReference[];
  sheets?: SheetReference[];
  /** Photos that could not be sent yet: they go before the message does. */
  unsent?: UnsentPhoto[];
};

/** Chats live as long as the page does: they go on while the stylist looks at another screen. */
const threads = new Map<string, Thread>();

/** The live thread of a chat id, made from the stored messages when it is not there yet. */
export function threadOf(
  queryClient: QueryClient,
  id: string,
  messages: StylistMessage[] = [],
): Thread {
  const key = keyOf(queryClient, id);
  const known = threads.get(key);
  if (known) return known;
  const thread: Thread = new Chat<StylistMessage>({
    id,
    messages,
    transport: chatTransport(),
    onData: (part) => {
      if (part.type === "data-progress") tellProgress(part.data);
    },
    onFinish: ({ message, messages: now, isAbort, isError }) => {
      // of a reply that broke off the server keeps what came, and so does this device
      if (!isError || now.at(-1)?.role === "assistant") void keepMessages(id, now);
      refresh(queryClient, ["chats", "actions"]);
      for (const act of actsOf(message)) refresh(queryClient, refreshedBy(act));
      if (!isAbort && !isError && isCutOff(message)) void reconnect(queryClient, thread);
    },
    onError: (error) => {
      refresh(queryClient, "chats");
      if (isLost(error)) void reconnect(queryClient, thread);
    },
  });
  threads.set(key, thread);
  return thread;
}

/** Whether this page already holds the chat, so that nothing need be loaded. */
export const isOpen = (queryClient: QueryClient, id: string): boolean =>
  threads.has(keyOf(queryClient, id));

/** Forgets a chat, so that the next look loads it from the server. */
export function forgetThread(queryClient: QueryClient, id: string): void {
  const key = keyOf(queryClient, id);
  void threads.get(key)?.stop();
  threads.delete(key);
}

/** Nobody looks at the chat any more: unless a reply is being written, the next look loads it anew, with what other devices added. */
export function leaveThread(queryClient: QueryClient, id: string): void {
  const key = keyOf(queryClient, id);
  if (threads.get(key)?.status === "ready") threads.delete(key);
}

/** Whoever signs in next on this page finds none of the chats before. */
function keyOf(queryClient: QueryClient, id: string): string {
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  return `${session?.user.id ?? ""} ${id}`;
}

/** What was composed, as the parts of a message. */
export function partsOf(
  { text, photos, sheets = [] }: Draft,
  beside?: Beside,
): StylistMessage["parts"] {
  return [
    ...photos.map((data) => ({ type: "data-photo" as const, data })),
    ...sheets.map((data) => ({ type: "data-sheet" as const, data })),
    ...(text.trim() ? [{ type: "text" as const, text: text.trim() }] : []),
    ...(beside ? [{ type: "data-beside" as const, data: beside }] : []),
  ];
}

/**
 * Asks for another version: of a message, in other words, or of the reply to it. The versions before stay on the server,
 * which counts them. Where it refuses, the thread is as it was.
 * @returns the sentence of the refusal
 */
export async function rewrite(
  queryClient: QueryClient,
  thread: Thread,
  messageId: string,
  changed?: { draft: Draft; beside?: Beside | undefined },
): Promise<string | undefined> {
  const parts = changed && partsOf(changed.draft, changed.beside);
  if (parts) await thread.sendMessage({ role: "user", parts, messageId });
  else await thread.regenerate({ messageId });
  const { error } = thread;
  if (isLost(error)) return undefined;
  // the reply stands there already: without the network it only lacks how many versions there are
  await reload(queryClient, thread).catch(() => undefined);
  return error && sentenceOf(error);
}

/** The chat that was talked in last is the one that is kept for a look without a network. */
async function keepMessages(id: string, messages: StylistMessage[]): Promise<void> {
  const kept = await keptAt<object>("chat", id);
  await keepChat(id, { archivedAt: null, ...kept, id, messages, running: false });
}

/** A reply whose stream ended before it did. */
const isCutOff = ({ role, metadata }: StylistMessage) =>
  role === "assistant" && metadata?.finishReason === undefined;

/** The acts that a reply has finished, each once. */
const actsOf = (message: StylistMessage) =>
  new Set(
    message.parts.flatMap((part) =>
      isToolUIPart(part) && part.state === "output-available" ? [nameOf(part)] : [],
    ),
  );
