import type { Chat } from "@ai-sdk/react";
import type { QueryClient } from "@tanstack/react-query";
import { create } from "zustand";
import type { StylistMessage } from "#agent/chat/message.ts";
import { saysTheSame } from "#tools/chats/rules.ts";
import { getChat, readChat } from "#ui/api/chats.ts";
import { ApiError } from "#ui/lib/http/api-error.ts";

export type Thread = Chat<StylistMessage>;

/** How long to wait before each try, in milliseconds. */
const WAITS = [500, 1_000, 2_000, 4_000, 8_000];
/** The same when a person asks for it. */
const AT_ONCE = [0, ...WAITS.slice(1)];

/** The threads whose connection is being sought, by id, each with the way to give up. */
const useSought = create<Record<string, AbortController>>(() => ({}));

/** Whether the connection of a thread broke and is being sought again. */
export const useReconnecting = (id: string): boolean => useSought((sought) => id in sought);

/** Whether a request broke off on the way, rather than being refused. */
export function isLost(error: unknown): boolean {
  if (error instanceof ApiError) return [0, 502, 503, 504].includes(error.status);
  return error instanceof TypeError;
}

/**
 * Takes a thread up again after its connection broke: a few tries, further and further apart, at once when the device is
 * back online. What was sent is sent again under the same id, so the server takes it once; a reply is followed or loaded.
 */
export async function reconnect(
  queryClient: QueryClient,
  thread: Thread,
  asked: "by itself" | "by a person" = "by itself",
): Promise<void> {
  const { id } = thread;
  if (id in useSought.getState()) return;
  const giveUp = new AbortController();
  useSought.setState({ [id]: giveUp });
  try {
    for (const wait of asked === "by itself" ? WAITS : AT_ONCE) {
      await pause(wait, giveUp.signal);
      if (giveUp.signal.aborted || (await tryAgain(queryClient, thread))) return;
    }
  } finally {
    useSought.setState(({ [id]: _over, ...others }) => others, true);
  }
}

/** Leaves a broken thread as it is. @returns whether its connection was being sought */
export function stopReconnecting(id: string): boolean {
  const sought = useSought.getState()[id];
  sought?.abort();
  return sought !== undefined;
}

/** Whether nothing of a thread is under way: no reply, and no search for its connection. */
export const isSettled = ({ id, status }: Thread): boolean =>
  !(id in useSought.getState()) && status !== "submitted" && status !== "streaming";

/** Resolves once nothing of a thread is under way. */
export function whenSettled(thread: Thread): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSettled(thread)) return;
      clearInterval(looking);
      resolve();
    };
    const looking = setInterval(look, SETTLED_EVERY);
    look();
  });
}

/** How often that is looked at, in milliseconds. */
const SETTLED_EVERY = 150;

/** Follows the reply that is being written, on whatever device it was asked for, then takes what the server kept of it. */
export async function takeUp(queryClient: QueryClient, thread: Thread): Promise<void> {
  await thread.resumeStream();
  // it may have ended between the look at the chat and the look at its stream
  if (thread.status === "ready") await reload(queryClient, thread);
}

/** Takes the chat as the server holds it. */
export async function reload(queryClient: QueryClient, thread: Thread): Promise<void> {
  const { messages } = await look(queryClient, thread.id);
  thread.clearError();
  if (thread.status === "ready") thread.messages = messages as StylistMessage[];
}

const look = (queryClient: QueryClient, id: string) =>
  queryClient.fetchQuery({ ...getChat(id), queryFn: () => readChat(id), staleTime: 0 });

/** @returns false while the server cannot be reached; what it refuses stays as the error of the thread */
async function tryAgain(queryClient: QueryClient, thread: Thread): Promise<boolean> {
  try {
    const kept = await look(queryClient, thread.id).catch(unlessUnknown);
    const sent = thread.messages.findLast(({ role }) => role === "user");
    const place = kept?.messages.findLastIndex(({ id }) => id === sent?.id) ?? -1;
    const arrived = kept?.messages[place];
    const unanswered = place === (kept?.messages.length ?? 0) - 1 && !kept?.running;
    if (sent && (unanswered || !(arrived && saysTheSame(arrived.parts, sent.parts)))) {
      await resend(thread, sent);
      // a refusal is for the person to read
      if (thread.error) return !isLost(thread.error);
    } else if (kept?.running) await takeUp(queryClient, thread);
    if (isLost(thread.error)) return false;
    await reload(queryClient, thread);
    return true;
  } catch (error) {
    if (isLost(error)) return false;
    throw error;
  }
}

/** The same message under the same id: the server answers it with the reply it has, or writes one. */
function resend(thread: Thread, { id, parts }: StylistMessage): Promise<void> {
  thread.clearError();
  return thread.sendMessage({ role: "user", parts, messageId: id });
}

/** A chat whose first message never arrived. */
function unlessUnknown(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}

/** Waits, but no longer than until the device is online again or nobody waits any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener("online", over);
      signal.removeEventListener("abort", over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    window.addEventListener("online", over);
    signal.addEventListener("abort", over);
  });
}
