import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StylistMessage } from "#agent/chat/message.ts";
import { isToolUIPart } from "ai";
import { getReading } from "#ui/api/chair/photos.ts";
import { PhotoPins } from "#ui/cards/reading-card/photo-pins.tsx";
import { ReadingBody } from "#ui/cards/reading-card/reading-card.tsx";
import { StoredPhoto } from "#ui/cards/stored-photo.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { cx } from "#ui/lib/cx.ts";
import { photosIn } from "#ui/chat/thread/photos-in.ts";
import { USES } from "#ui/chat/composer/photo-uses.ts";
import { latest, resultOf } from "#ui/chat/thread/tool-parts.ts";

/** The photos of this chat, one of them large: its levels where they were read, and on the scale. */
export function BenchPhotos({ messages }: { messages: readonly StylistMessage[] }) {
  const photos = photosIn(messages);
  const [chosen, setChosen] = useState<string>();
  const readings = latest(messages, "read_photos");
  const first = readings?.photos.find(
    ({ role, reading }) => role !== "target" && reading.hairFound,
  );
  const shown =
    photos.find(({ photoId }) => photoId === (chosen ?? first?.photoId)) ?? photos.at(-1);
  const wasRead = shown !== undefined && readIn(messages).has(shown.photoId);
  const { data: reading } = useQuery({ ...getReading(shown?.photoId ?? ""), enabled: wasRead });
  if (!shown) return null;
  const goal = readings?.photos.find(({ role }) => role === "target")?.reading.level?.value;
  return (
    <Card title="What the photo shows" className="flex flex-col gap-3">
      <PhotoPins
        key={shown.photoId}
        photoId={shown.photoId}
        alt={`${USES[shown.role]} photo`}
        reading={reading}
      />
      {photos.length > 1 && (
        <ul aria-label="Photos" className="flex gap-2 overflow-x-auto p-0.5 scrollbar-none">
          {photos.map(({ photoId, role }, index) => (
            <li key={photoId} className="shrink-0">
              <button
                type="button"
                aria-pressed={photoId === shown.photoId}
                aria-label={`${USES[role]} photo ${index + 1}`}
                onClick={() => setChosen(photoId)}
                className={cx(
                  "relative block size-14 overflow-hidden rounded-[12px] border-2",
                  photoId === shown.photoId ? "border-ink" : "border-transparent",
                )}
              >
                <StoredPhoto photoId={photoId} alt="" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {reading && (
        <ReadingBody reading={reading} {...(goal && shown.role !== "target" ? { goal } : {})} />
      )}
    </Card>
  );
}

/** The photos that were read in this chat. */
function readIn(messages: readonly StylistMessage[]): ReadonlySet<string> {
  const read = new Set<string>();
  for (const { parts } of messages)
    for (const part of parts) {
      if (!isToolUIPart(part) || part.type !== "tool-read_photos") continue;
      const result = resultOf(part);
      if (!result?.ok) continue;
      const { photos } = result.value as { photos: { photoId: string }[] };
      for (const { photoId } of photos) read.add(photoId);
    }
  return read;
}
