import type { Photo } from "#tools/photos/schema.ts";
import { ApiError, readError } from "#ui/lib/http/api-error.ts";
import { api } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";

const UNREACHABLE = "The photo could not be sent. Check the connection, then try again.";

/** What a stored photo shows, with the places it was read at. */
export const getReading = (photoId: string) =>
  reading(["photos", "reading", photoId], () =>
    api.photos[":id"].reading.$get({ param: { id: photoId } }),
  );

/** How a photo is sent: under `onceBy` it is stored once, however often it is sent. */
type Upload = { onProgress?: (share: number) => void; signal?: AbortSignal; onceBy?: string };

/**
 * Sends one photo to the salon's store; `onProgress` hears the share that has left (0-1). Throws ApiError, or the
 * signal's reason once it aborts. XMLHttpRequest, since fetch cannot tell how much of an upload has gone.
 */
export function uploadPhoto(
  file: File,
  { onProgress, signal, onceBy }: Upload = {},
): Promise<Photo> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.set("photo", file, file.name || "photo");
    request.open("POST", "/api/photos");
    if (onceBy) request.setRequestHeader("Idempotency-Key", onceBy);
    request.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener("error", () =>
      reject(new ApiError(0, UNREACHABLE, { error: UNREACHABLE })),
    );
    request.addEventListener("abort", () => reject(signal?.reason));
    request.addEventListener("load", () => {
      answered(request).then(resolve, reject);
    });
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

/** Whether a photo is still kept; where that cannot be asked, it is taken to be. */
export async function photoIsThere(id: string): Promise<boolean> {
  try {
    await api.photos[":id"].info.$get({ param: { id } });
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.status === 404);
  }
}

async function answered({ status, statusText, responseText }: XMLHttpRequest): Promise<Photo> {
  if (status !== 201) throw await readError(new Response(responseText, { status, statusText }));
  return JSON.parse(responseText) as Photo;
}
