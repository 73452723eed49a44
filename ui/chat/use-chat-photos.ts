import { useState } from "react";
import { MAX_CURRENT_PHOTOS } from "#tools/photos/data.ts";
import type { PhotoReference } from "#tools/chats/schema.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";
import { usePhotoTray, type TrayPhoto } from "#ui/cards/photo-intake/photo-tray.ts";

/** Five of the hair as it is and one goal: six in a message. */
const SLOT = { role: "current", title: "A message", max: MAX_CURRENT_PHOTOS + 1 } as const;

export type ChatPhoto = TrayPhoto & { use: PhotoRole };

/**
 * Photos of one message. What each is for follows from their order until the stylist says otherwise:
 * of two or more, the last is the goal.
 */
export function useChatPhotos() {
  const tray = usePhotoTray();
  const [chosen, setChosen] = useState<Record<string, PhotoRole>>({});
  const saidGoal = Object.values(chosen).includes("target");
  const photos: ChatPhoto[] = tray.photos.map((photo, index) => ({
    ...photo,
    use:
      chosen[photo.key] ??
      (!saidGoal && index > 0 && index === tray.photos.length - 1 ? "target" : "current"),
  }));
  return {
    photos,
    refused: tray.refused,
    sending: photos.some(({ photo, failure }) => !photo && !failure),
    references: photos.flatMap(({ photo, use }): PhotoReference[] =>
      photo ? [{ photoId: photo.id, role: use }] : [],
    ),
    add: (files: readonly File[]) => tray.add({ ...SLOT, hint: "" }, files),
    remove: tray.remove,
    retry: tray.retry,
    forgetRefused: tray.forgetRefused,
    clear: () => {
      tray.clear();
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
