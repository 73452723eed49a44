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
  const count = `${photos.length}/${slot.max} ${slot.max === 1 ? "photo" : "photos"}`;
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
        "grid min-w-0 gap-4 rounded-card border bg-surface p-[22px] max-lg:p-4 shadow-edge transition-colors duration-150 max-md:gap-3 md:row-span-2 md:grid-rows-subgrid",
        isDragActive ? "border-dashed border-ink" : missed ? "border-bad" : "border-line-soft",
        slot.required && "max-md:-order-1",
      )}
    >
      <div>
        <div className="flex items-start justify-between gap-x-3">
          <h2 id={heading} className="min-w-0 text-lg max-lg:text-md">
            {slot.title}
          </h2>
          <Badge tone={missed ? "bad" : "neutral"}>
            {photos.length > 0 ? count : slot.required ? "Required" : "Optional"}
          </Badge>
        </div>
        <p className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-sm text-ink-2">
          <span>{slot.hint}</span>
          {photos.length === 0 && slot.max > 1 && <span className="text-ink-3">{count}</span>}
        </p>
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
              "flex flex-1 flex-col items-center justify-center gap-3 rounded-m border border-dashed px-4 text-center max-md:px-2",
              photos.length > 0 ? "py-4" : "min-h-52 py-8 max-md:min-h-0 max-md:py-4",
              isDragActive ? "border-ink bg-accent-soft" : "border-line bg-sunken",
            )}
          >
            {photos.length === 0 && (
              <span className="grid size-12 max-md:hidden place-items-center rounded-full bg-accent-soft text-ink-2">
                <ImagePlus size={22} aria-hidden="true" />
              </span>
            )}
            <p
              className={cx(
                "text-sm text-balance text-ink-2 empty:hidden max-md:order-last",
                !slot.files && "max-md:hidden",
              )}
            >
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
