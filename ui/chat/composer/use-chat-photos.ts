import { useEffect, useState } from "react";
import { MAX_CURRENT_PHOTOS } from "#tools/photos/data.ts";
import type { PhotoReference } from "#tools/chats/schema.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";
import { photoIsThere } from "#ui/api/chair/photos.ts";
import { usePhotoTray, type TrayPhoto } from "#ui/cards/photo-intake/photo-tray.ts";

/** Five of the hair as it is and one goal: six in a message. */
const SLOT = { role: "current", title: "A message", max: MAX_CURRENT_PHOTOS + 1 } as const;

export type ChatPhoto = TrayPhoto & { use: PhotoRole };

/**
 * Photos of one message, those of an unsent one first. What each is for follows from their order until the stylist says
 * otherwise: of two or more, the last is the goal.
 */
export function useChatPhotos(unsent: readonly PhotoReference[] = []) {
  const tray = usePhotoTray();
  const [kept, setKept] = useState(() => unsent.map(({ photoId }) => photoId));
  const [chosen, setChosen] = useState<Record<string, PhotoRole>>(() =>
    Object.fromEntries(unsent.map(({ photoId, role }) => [keyOf(photoId), role])),
  );
  const [first] = useState(kept);
  useEffect(() => {
    // photos that no message took are swept after a while
    for (const photoId of first)
      void photoIsThere(photoId).then((there) => !there && setKept(without(photoId)));
  }, [first]);
  const all = [...kept.map(storedPhoto), ...tray.photos];
  const saidGoal = all.some(({ key }) => chosen[key] === "target");
  const photos: ChatPhoto[] = all.map((photo, index) => ({
    ...photo,
    use:
      chosen[photo.key] ??
      (!saidGoal && index > 0 && index === all.length - 1 ? "target" : "current"),
  }));
  return {
    photos,
    refused: tray.refused,
    sending: photos.some(({ photo, failure }) => !photo && !failure),
    references: photos.flatMap(({ photo, use }): PhotoReference[] =>
      photo ? [{ photoId: photo.id, role: use }] : [],
    ),
    unsent: photos.flatMap(({ file, unreached, use }) => (unreached ? [{ file, role: use }] : [])),
    add: (files: readonly File[]) =>
      tray.add({ ...SLOT, max: SLOT.max - kept.length, hint: "" }, files),
    remove: (key: string) => {
      const photoId = kept.find((id) => keyOf(id) === key);
      if (photoId) setKept(without(photoId));
      else tray.remove(key);
    },
    retry: tray.retry,
    forgetRefused: tray.forgetRefused,
    clear: () => {
      tray.clear();
      setKept([]);
      setChosen({});
    },
    /** Says what a photo is for. There is one goal: naming another makes the first one current. */
    use: (key: string, role: PhotoRole) =>
      setChosen((before) => ({
        ...Object.fromEntries(
          photos.map((photo) => [
            photo.key,
            role === "target" && photo.use === "target"
              ? "current"
              : (before[photo.key] ?? photo.use),
          ]),
        ),
        [key]: role,
      })),
  };
}

const without = (photoId: string) => (ids: readonly string[]) => ids.filter((id) => id !== photoId);

const keyOf = (photoId: string) => `kept-${photoId}`;

/** A photo that was stored before, as the tray shows one that was just sent. */
function storedPhoto(photoId: string): TrayPhoto {
  const url = `/api/photos/${photoId}`;
  const thumbnailUrl = `${url}/thumbnail`;
  return {
    key: keyOf(photoId),
    role: SLOT.role,
    file: new File([], "photo"),
    preview: thumbnailUrl,
    sent: 1,
    photo: { id: photoId, width: 0, height: 0, bytes: 0, url, thumbnailUrl, createdAt: "" },
  };
}
