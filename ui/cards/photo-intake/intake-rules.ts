import { MAX_PHOTO_BYTES } from "#tools/photos/data.ts";
import type { PhotoRole } from "#tools/photos/schema.ts";

/** Where photos go: "Current hair" takes five, "Target inspiration" one. */
export type IntakeSlot = {
  role: PhotoRole;
  title: string;
  hint: string;
  max: number;
  required?: boolean;
  /** It was gone on without: the place itself says so. */
  missed?: boolean;
  /** Which files it asks for, where it says so in words of its own. */
  files?: string;
};

/** A file that was not taken, and why, as a sentence for people. */
export type Refusal = { name: string; reason: string };

/** What the picker offers, and which endings stand for it where the system gives a file no type. */
export const ACCEPTED_FILES: Record<string, string[]> = {
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"],
  "image/webp": [".webp"],
  "image/heic": [".heic"],
  "image/heif": [".heif"],
};

const MEGABYTE = 1024 * 1024;

/**
 * Decides which of the offered files a slot takes: right kind, right size, room left. Every other file comes back
 * with its reason, so that none is dropped in silence. `held` is how many photos the slot has already.
 */
export function admitFiles(
  slot: Pick<IntakeSlot, "max" | "title">,
  held: number,
  files: readonly File[],
): { taken: File[]; refused: Refusal[] } {
  const taken: File[] = [];
  const refused: Refusal[] = [];
  for (const file of files) {
    const reason = faultOf(file) ?? (held + taken.length >= slot.max ? fullSlot(slot) : undefined);
    if (reason) refused.push({ name: file.name || "Pasted file", reason });
    else taken.push(file);
  }
  return { taken, refused };
}

function faultOf(file: File): string | undefined {
  if (!isPicture(file)) return "Only JPEG, PNG, WebP or HEIC photos can be read.";
  if (file.size === 0) return "The file is empty.";
  if (file.size > MAX_PHOTO_BYTES) {
    const size = (file.size / MEGABYTE).toFixed(1);
    return `It has ${size} MB; a photo may have up to ${MAX_PHOTO_BYTES / MEGABYTE} MB.`;
  }
  return undefined;
}

function isPicture(file: File): boolean {
  if (file.type in ACCEPTED_FILES) return true;
  const name = file.name.toLowerCase();
  const untyped = file.type === "" || file.type === "application/octet-stream";
  return (
    untyped &&
    Object.values(ACCEPTED_FILES)
      .flat()
      .some((ending) => name.endsWith(ending))
  );
}

function fullSlot({ title, max }: Pick<IntakeSlot, "max" | "title">): string {
  return max === 1
    ? `${title} takes one photo. Remove it first to choose another.`
    : `${title} takes up to ${max} photos.`;
}
