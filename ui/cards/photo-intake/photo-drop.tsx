import { Camera, ImagePlus } from "lucide-react";
import { useId, useRef } from "react";
import { useDropzone } from "react-dropzone";
import { Badge } from "#ui/components/badge.tsx";
import { Button } from "#ui/components/button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { TOUCH, useMedia } from "#ui/lib/device/media.ts";
import { ACCEPTED_FILES, type IntakeSlot } from "./intake-rules.ts";
import type { PhotoTray } from "./photo-tray.ts";
import { PhotoTile } from "./photo-tile.tsx";

const KINDS = Object.keys(ACCEPTED_FILES).join(",");

/** One place for photos: drop on it, choose, take with the camera, or paste while it has focus. */
export function PhotoDrop({ slot, tray }: { slot: IntakeSlot; tray: PhotoTray }) {
  const heading = useId();
  const camera = useRef<HTMLInputElement>(null);
  const touch = useMedia(TOUCH);
  const photos = tray.photos.filter(({ role }) => role === slot.role);
  const full = photos.length >= slot.max;
  const missed = slot.missed && photos.length === 0;
  const take = (files: readonly File[]) => files.length > 0 && tray.add(slot, files);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: ACCEPTED_FILES,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)]),
  });
  return (
    <section
      {...getRootProps()}
      role="group"
      tabIndex={-1}
      aria-labelledby={heading}
      data-slot={slot.role}
      className={cx(
        "grid min-w-0 gap-4 rounded-card border bg-surface p-[22px] shadow-edge transition-colors duration-150 max-md:p-4 md:row-span-2 md:grid-rows-subgrid",
        isDragActive ? "border-dashed border-ink" : missed ? "border-bad" : "border-line-soft",
        slot.required && "max-md:-order-1",
      )}
    >
      <div className="flex flex-wrap content-start items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <h2 id={heading} className="text-lg">
            {slot.title}
          </h2>
          <p className="mt-0.5 text-sm text-ink-2">{slot.hint}</p>
        </div>
        <Badge tone={missed ? "bad" : "neutral"}>
          {slot.max === 1
            ? photos.length === 1
              ? "1/1 photo"
              : slot.required
                ? "Required"
                : "Optional"
            : `${photos.length}/${slot.max} photos`}
        </Badge>
      </div>
      <div className="flex flex-col gap-4">
        {photos.length > 0 && (
          <ul
            className={cx(
              "grid gap-2",
              slot.max > 1 && "grid-cols-[repeat(auto-fill,minmax(88px,1fr))]",
            )}
          >
            {photos.map((photo, index) => (
              <PhotoTile
                key={photo.key}
                photo={photo}
                label={slot.max === 1 ? slot.title : `${slot.title}, photo ${index + 1}`}
                onRemove={() => tray.remove(photo.key)}
                onRetry={() => tray.retry(photo.key)}
                {...(slot.max === 1 && { className: "h-80 max-md:h-60" })}
              />
            ))}
          </ul>
        )}
        {!full && (
          <div
            className={cx(
              "flex flex-1 flex-col items-center justify-center gap-3 rounded-m border border-dashed px-4 text-center",
              photos.length > 0 ? "py-4" : "min-h-52 py-8",
              isDragActive ? "border-ink bg-accent-soft" : "border-line bg-sunken",
            )}
          >
            {photos.length === 0 && (
              <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-ink-2">
                <ImagePlus size={22} aria-hidden="true" />
              </span>
            )}
            <p className="text-sm text-balance text-ink-2 empty:hidden">
              {isDragActive
                ? "Let go to add"
                : [!touch && "Drop, paste or choose.", slot.files].filter(Boolean).join(" ")}
            </p>
            <div className="flex flex-wrap justify-center gap-2">
              <Button onClick={open} icon={ImagePlus}>
                {slot.max === 1
                  ? "Choose a photo"
                  : photos.length > 0
                    ? "Add more"
                    : "Choose photos"}
              </Button>
              {touch && (
                <Button onClick={() => camera.current?.click()} icon={Camera}>
                  Take a photo
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
      <div className="hidden">
        <input
          {...getInputProps({ "aria-label": `${slot.title}: choose photos`, disabled: full })}
        />
        <input
          ref={camera}
          type="file"
          disabled={full}
          accept={KINDS}
          capture="environment"
          tabIndex={-1}
          aria-label={`${slot.title}: take a photo`}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </div>
    </section>
  );
}
