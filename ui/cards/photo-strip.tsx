import { useState } from "react";
import type { ConsultationPhoto } from "#tools/consultations/schema.ts";
import { cx } from "#ui/lib/cx.ts";
import { Dialog } from "#ui/components/layers/dialog.tsx";

const ROLES = { current: "Now", target: "Goal", result: "Result" } as const;

/** The photos of a consultation in a row, each with what it is; a tap shows it large. */
export function PhotoStrip({
  photos,
  large,
}: {
  photos: readonly ConsultationPhoto[];
  /** Two or three beside each other over the whole width. */
  large?: boolean;
}) {
  const [open, setOpen] = useState<ConsultationPhoto>();
  if (photos.length === 0) return null;
  return (
    <>
      <ul
        className={cx(
          "gap-2",
          large ? "grid" : "flex overflow-x-auto scrollbar-none",
          large && (photos.length === 3 || photos.length > 4 ? "grid-cols-3" : "grid-cols-2"),
        )}
        aria-label="Photos"
      >
        {photos.map((photo, index) => (
          <li key={photo.id} className="shrink-0">
            <button
              type="button"
              onClick={() => setOpen(photo)}
              aria-label={`${ROLES[photo.role]} photo ${index + 1}, show it large`}
              className={cx(
                "relative block overflow-hidden rounded-[16px] border border-line",
                large ? "aspect-[4/5] w-full max-md:aspect-square" : "size-[132px] max-md:size-24",
              )}
            >
              <img
                src={large ? photo.url : photo.thumbnailUrl}
                alt=""
                className="size-full object-cover"
                loading="lazy"
              />
              <span className="absolute bottom-2 left-2 rounded-full bg-[#100c0a]/72 px-2.5 py-0.5 text-2xs font-semibold text-[#fff]">
                {ROLES[photo.role]}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog open wide onClose={() => setOpen(undefined)} title={`${ROLES[open.role]} photo`}>
          <img
            src={open.url}
            alt={`${ROLES[open.role]} photo of the hair`}
            className="mx-auto max-h-[70dvh] w-auto rounded-[16px]"
          />
        </Dialog>
      )}
    </>
  );
}
