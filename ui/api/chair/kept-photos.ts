import type { StylistMessage } from "#agent/chat/message.ts";
import { send } from "#ui/lib/http/api.ts";
import { keep, keptAt } from "#ui/lib/device/kept.ts";
import { photoIsThere } from "./photos.ts";

/** The newest photos of the chat that is kept for a look without a network: so many, and no more bytes than that. */
const MOST = 24;
const MOST_BYTES = 2_000_000;

type Thumbnails = Record<string, Blob>;

/** Keeps the chat that was opened or talked in last for a look without a network, with small pictures of its newest photos. */
export async function keepChat(
  id: string,
  chat: { messages: readonly unknown[]; [more: string]: unknown },
): Promise<void> {
  const photoIds = photosOf(chat.messages as readonly StylistMessage[]);
  await keep("chat", chat, id);
  const had = await thumbnails();
  const kept: Thumbnails = {};
  let bytes = 0;
  for (const photoId of photoIds.toReversed().slice(0, MOST)) {
    const picture = had[photoId] ?? (await fetched(photoId));
    if (!picture) continue;
    bytes += picture.size;
    if (bytes > MOST_BYTES) break;
    kept[photoId] = picture;
  }
  // another chat was opened meanwhile, or whoever was signed in has left
  if ((await keptAt("chat", id)) !== undefined) await keep("thumbnails", kept);
}

/** The small picture that this device keeps of a photo that cannot be shown now; none of one that was deleted. */
export async function keptThumbnail(photoId: string): Promise<Blob | undefined> {
  const { [photoId]: picture, ...others } = await thumbnails();
  if (!picture || (await photoIsThere(photoId))) return picture;
  await keep("thumbnails", others);
  return undefined;
}

const thumbnails = async () => (await keptAt<Thumbnails>("thumbnails")) ?? {};

const photosOf = (messages: readonly StylistMessage[]): string[] => [
  ...new Set(
    messages.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.type === "data-photo" ? [part.data.photoId] : [])),
    ),
  ),
];

/** What is not there any more, or cannot be had now, is not kept. */
async function fetched(photoId: string): Promise<Blob | undefined> {
  try {
    return await (await send(`/api/photos/${photoId}/thumbnail`)).blob();
  } catch {
    return undefined;
  }
}
