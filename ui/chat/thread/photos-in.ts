import type { StylistMessage } from "#agent/chat/message.ts";
import type { PhotoReference } from "#tools/chats/schema.ts";

/** The photos that were sent in a chat, in their order, each once with what it was last said to show. */
export function photosIn(messages: readonly StylistMessage[]): PhotoReference[] {
  const photos = new Map<string, PhotoReference>();
  for (const { parts } of messages)
    for (const part of parts)
      if (part.type === "data-photo") photos.set(part.data.photoId, part.data);
  return [...photos.values()];
}
