import { useEffect, useRef, useState } from "react";
import type { Photo, PhotoRole } from "#tools/photos/schema.ts";
import { uploadPhoto } from "#ui/api/chair/photos.ts";
import { ApiError, sentenceOf } from "#ui/lib/http/api-error.ts";
import { admitFiles, type IntakeSlot, type Refusal } from "./intake-rules.ts";

/** A photo on its way to the salon's store, or there. */
export type TrayPhoto = {
  key: string;
  role: PhotoRole;
  file: File;
  /** An object URL of the file itself, so that it shows at once. */
  preview: string;
  /** How much has been sent, 0-1. */
  sent: number;
  /** Set once it is stored. */
  photo?: Photo;
  /** Why it could not be stored. */
  failure?: string;
  /** It failed for want of a connection alone. */
  unreached?: boolean;
};

export type PhotoTray = {
  photos: TrayPhoto[];
  /** The files last refused, until the next act. */
  refused: Refusal[];
  add: (slot: IntakeSlot, files: readonly File[]) => void;
  remove: (key: string) => void;
  retry: (key: string) => void;
  clear: () => void;
  forgetRefused: () => void;
};

let nextKey = 1;

/**
 * The photos of one form or message. Each is sent as soon as it is chosen, so that reading can begin while the
 * stylist goes on; removing one stops its upload.
 */
export function usePhotoTray(): PhotoTray {
  const [photos, setPhotos] = useState<TrayPhoto[]>([]);
  const [refused, setRefused] = useState<Refusal[]>([]);
  const held = useRef<TrayPhoto[]>([]);
  const uploads = useRef(new Map<string, AbortController>());

  const change = (next: TrayPhoto[]) => {
    held.current = next;
    setPhotos(next);
  };
  const patch = (key: string, changes: Partial<TrayPhoto>) =>
    change(held.current.map((each) => (each.key === key ? { ...each, ...changes } : each)));

  const send = (key: string, file: File) => {
    const upload = new AbortController();
    uploads.current.set(key, upload);
    patch(key, { sent: 0, failure: undefined, unreached: false });
    uploadPhoto(file, { signal: upload.signal, onProgress: (sent) => patch(key, { sent }) }).then(
      (photo) => patch(key, { sent: 1, photo }),
      (error: unknown) => {
        if (upload.signal.aborted) return;
        const unreached = error instanceof ApiError && error.status === 0;
        patch(key, { failure: sentenceOf(error), unreached });
      },
    );
  };
  const drop = (gone: readonly TrayPhoto[]) => {
    for (const { key, preview } of gone) {
      uploads.current.get(key)?.abort();
      uploads.current.delete(key);
      URL.revokeObjectURL(preview);
    }
    change(held.current.filter((each) => !gone.includes(each)));
  };

  useEffect(
    () => () => {
      for (const { key, preview } of held.current) {
        uploads.current.get(key)?.abort();
        URL.revokeObjectURL(preview);
      }
    },
    [],
  );

  return {
    photos,
    refused,
    add: (slot, files) => {
      const before = held.current.filter(({ role }) => role === slot.role).length;
      const admitted = admitFiles(slot, before, files);
      setRefused(admitted.refused);
      const added = admitted.taken.map((file) => ({
        key: `photo-${nextKey++}`,
        role: slot.role,
        file,
        preview: URL.createObjectURL(file),
        sent: 0,
      }));
      change([...held.current, ...added]);
      for (const { key, file } of added) send(key, file);
    },
    remove: (key) => {
      setRefused([]);
      drop(held.current.filter((each) => each.key === key));
    },
    retry: (key) => {
      const again = held.current.find((each) => each.key === key);
      if (again) send(key, again.file);
    },
    clear: () => {
      setRefused([]);
      drop(held.current);
    },
    forgetRefused: () => setRefused([]),
  };
}
