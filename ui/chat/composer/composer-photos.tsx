import { PhotoTile } from "#ui/cards/photo-intake/photo-tile.tsx";
import type { PhotoRole } from "#tools/photos/schema.ts";
import { USES } from "./photo-uses.ts";
import type { useChatPhotos } from "./use-chat-photos.ts";

const ORDER: PhotoRole[] = ["current", "target", "result"];

/** The photos of the message being written, each with what it is for; a tap on that changes it. */
export function ComposerPhotos({ photos }: { photos: ReturnType<typeof useChatPhotos> }) {
  if (photos.photos.length === 0) return null;
  return (
    <ul aria-label="Photos" className="flex gap-2 overflow-x-auto px-3 pt-3">
      {photos.photos.map((photo) => {
        const next = ORDER[(ORDER.indexOf(photo.use) + 1) % ORDER.length] ?? "current";
        return (
          <li key={photo.key} className="flex w-24 shrink-0 flex-col gap-1">
            <ul>
              <PhotoTile
                photo={photo}
                label={`${USES[photo.use]} photo`}
                later="Waits"
                onRemove={() => photos.remove(photo.key)}
                onRetry={() => photos.retry(photo.key)}
              />
            </ul>
            <button
              type="button"
              onClick={() => photos.use(photo.key, next)}
              aria-label={`This shows: ${USES[photo.use]}. Change to ${USES[next]}`}
              className="rounded-full border border-line px-2 py-1 text-xs font-semibold text-ink-2 hover:text-ink touch:min-h-11"
            >
              {USES[photo.use]}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
