import type { QueryClient } from "@tanstack/react-query";
import type { Beside } from "#tools/chats/schema.ts";
import { readChat } from "#ui/api/chats.ts";
import { uploadPhoto } from "#ui/api/chair/photos.ts";
import { sessionQuery } from "#ui/api/session.ts";
import type { StylistMessage } from "#agent/chat/message.ts";
import { ApiError, sentenceOf } from "#ui/lib/http/api-error.ts";
import { connectionNow } from "#ui/lib/http/connection.ts";
import { toast } from "#ui/lib/toast.ts";
import {
  dropOutgoing,
  hasBehind,
  hasOutgoing,
  keepOutgoing,
  readOutgoing,
  waitingNow,
  type Outgoing,
  type UnsentPhoto,
} from "./outgoing.ts";
import {
  isLost,
  isSettled,
  reload,
  stopReconnecting,
  whenSettled,
  type Thread,
} from "./reconnect.ts";
import { isOpen, partsOf, threadOf, type Draft } from "./threads.ts";
import { hasOpenCard } from "./tool-parts.ts";

/**
 * Sends what was composed. What the server does not get, for want of a network, waits on this device and goes by itself, in
 * order and once; so does what is composed while a reply is written, or behind something that waits.
 */
export async function postDraft(
  queryClient: QueryClient,
  thread: Thread,
  { text, photos, sheets = [], unsent = [] }: Draft,
  beside?: Beside,
): Promise<void> {
  const message: Outgoing = {
    id: crypto.randomUUID(),
    owner: ownerOf(queryClient),
    chat: thread.id,
    text,
    photos: [...photos, ...unsent],
    sheets,
    beside,
    at: Date.now(),
  };
  if (!isSettled(thread) || hasBehind(message)) message.behind = true;
  if (message.behind || connectionNow() !== "online" || unsent.length > 0 || hasOutgoing(message)) {
    await wait(message);
    void postWaiting(queryClient);
    return;
  }
  await say(thread, message);
  if (isUnheard(thread, message)) await leaveWaiting(thread, message);
}

/** Starts a chat with its first message and gives its id. The reply is already being written when this returns. */
export function startThread(queryClient: QueryClient, draft: Draft): string {
  const id = crypto.randomUUID();
  void postDraft(queryClient, threadOf(queryClient, id), draft);
  return id;
}

let posting = false;

/** Sends what waits for whoever is signed in, one after the other, until there is none or the server cannot be reached. One window of a device does. */
export async function postWaiting(queryClient: QueryClient): Promise<void> {
  if (posting) return;
  posting = true;
  try {
    if (!navigator.locks) return await postAll(queryClient);
    await navigator.locks.request("outgoing", { ifAvailable: true }, async (mine) => {
      if (mine) await postAll(queryClient);
    });
  } finally {
    posting = false;
  }
}

async function postAll(queryClient: QueryClient): Promise<void> {
  /** Chats in which a card is to be answered first. */
  const stopped = new Set<string>();
  for (;;) {
    const owner = ownerOf(queryClient);
    const all = await readOutgoing();
    const next = all.find(
      (each) => each.owner === owner && each.refused === undefined && !stopped.has(each.chat),
    );
    if (!owner || !next) return;
    try {
      const came = await postOne(queryClient, next);
      if (came === "lost") return;
      if (came === "stopped") stopped.add(next.chat);
    } catch (error) {
      if (isLost(error) || (error instanceof ApiError && error.status === 401)) return;
      await keepOutgoing({ ...next, refused: sentenceOf(error) });
    }
  }
}

/** What came of a try: over and done with, no network for any, or a card to be answered first. */
type Came = "over" | "lost" | "stopped";

/** Its photos first, then itself. @throws what the server says against it */
async function postOne(queryClient: QueryClient, message: Outgoing): Promise<Came> {
  const { id, chat } = message;
  const stored = await withPhotosStored(message);
  if (!stored) return "over";
  // what was said behind a reply that this page follows has never been sent
  const known = message.behind && isOpen(queryClient, chat) ? [] : await knownMessages(chat);
  const thread = threadOf(queryClient, chat, known);
  await whenSettled(thread);
  const now = await waitingNow(id);
  if (!now) return "over";
  if (now.behind && hasOpenCard(thread.messages.at(-1))) return "stopped";
  const place = known.findIndex((each) => each.id === id);
  if (place >= 0 && place < known.length - 1) return arrived(queryClient, thread, id);
  thread.clearError();
  await say(thread, stored);
  await whenSettled(thread);
  const { error } = thread;
  if (error && isUnheard(thread, stored)) {
    takeBack(thread, stored);
    if (!isLost(error)) throw error;
    await keepOutgoing({ ...stored, behind: undefined });
    return "lost";
  }
  return arrived(queryClient, thread, id);
}

async function arrived(queryClient: QueryClient, thread: Thread, id: string): Promise<Came> {
  await dropOutgoing(id);
  await reload(queryClient, thread).catch(() => undefined);
  return "over";
}

/** Stores the photos that the server has not got, each once however often it is tried; nothing when the message was taken back meanwhile. */
async function withPhotosStored(message: Outgoing): Promise<Outgoing | undefined> {
  let now = message;
  for (const [place, photo] of message.photos.entries()) {
    if (!isUnsent(photo)) continue;
    const stored = await uploadPhoto(photo.file, { onceBy: `${message.id}-${place}` });
    if (!(await waitingNow(message.id))) return undefined;
    const reference = { photoId: stored.id, role: photo.role };
    now = { ...now, photos: now.photos.with(place, reference) };
    await keepOutgoing(now);
  }
  return (await waitingNow(message.id)) ? now : undefined;
}

export const isUnsent = (photo: Outgoing["photos"][number]): photo is UnsentPhoto =>
  "file" in photo;

async function knownMessages(chat: string): Promise<StylistMessage[]> {
  try {
    return (await readChat(chat)).messages as StylistMessage[];
  } catch (error) {
    // its first message waits here
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

function say(thread: Thread, message: Outgoing): Promise<void> {
  const photos = message.photos.flatMap((photo) => (isUnsent(photo) ? [] : [photo]));
  const { id } = message;
  const parts = partsOf({ ...message, photos }, message.beside);
  const known = thread.messages.some((each) => each.id === id);
  return thread.sendMessage({ role: "user", parts, ...(known ? { messageId: id } : { id }) });
}

/** Nothing has come back for it: as far as this device knows, the server has not got it. */
const isUnheard = (thread: Thread, { id }: Outgoing): boolean =>
  thread.error !== undefined && thread.messages.at(-1)?.id === id;

/** It was not heard of: while the connection is sought it stays in the thread, after that it waits below it. */
async function leaveWaiting(thread: Thread, message: Outgoing): Promise<void> {
  if (!isLost(thread.error)) return;
  await wait(message);
  if (!navigator.onLine) stopReconnecting(thread.id);
  await whenSettled(thread);
  if (isUnheard(thread, message) && isLost(thread.error)) takeBack(thread, message);
  else await dropOutgoing(message.id);
}

/** From the thread into the queue, where it is kept already. */
function takeBack(thread: Thread, { id }: Outgoing): void {
  thread.messages = thread.messages.filter((each) => each.id !== id);
  thread.clearError();
}

async function wait(message: Outgoing): Promise<void> {
  try {
    await keepOutgoing(message);
  } catch {
    toast({
      tone: "destructive",
      title: "Not kept",
      description: "This device has no room left for a message that waits.",
    });
  }
}

const ownerOf = (queryClient: QueryClient): string =>
  queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? "";
