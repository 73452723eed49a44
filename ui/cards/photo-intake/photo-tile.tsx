import { ImageOff, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#ui/components/icon-button.tsx";
import { ProgressBar } from "#ui/components/page/progress-bar.tsx";
import { cx } from "#ui/lib/cx.ts";
import type { TrayPhoto } from "./photo-tray.ts";

export type PhotoTileProps = {
  photo: TrayPhoto;
  /** What it shows, for readers: "Current hair, photo 2". */
  label: string;
  onRemove: () => void;
  onRetry: () => void;
  /** Said in place of a failure that was only for want of a connection. */
  later?: string;
  /** Its size; a square when left out. */
  className?: string;
};

/** A chosen photo: shown at once, with how much of it has been sent; what failed says why. */
export function PhotoTile({ photo, label, onRemove, onRetry, later, className }: PhotoTileProps) {
  const [unreadable, setUnreadable] = useState(false);
  const shown = unreadable ? photo.photo?.thumbnailUrl : photo.preview;
  const waits = photo.unreached ? later : undefined;
  const sending = !photo.photo && !photo.failure;
  return (
    <li
      className={cx(
        "relative animate-rise overflow-hidden rounded-[16px] border border-line bg-sunken",
        className ?? "aspect-square",
      )}
    >
      {shown ? (
        <img
          src={shown}
          alt={label}
          className={cx("size-full object-cover", photo.failure && !waits && "opacity-30")}
          onError={() => setUnreadable(true)}
        />
      ) : (
        <span className="grid size-full place-items-center p-2 text-center text-2xs break-all text-ink-3">
          {photo.failure ? <ImageOff size={20} aria-label={label} /> : photo.file.name}
        </span>
      )}
      {sending && (
        <ProgressBar
          label={`Sending ${label}`}
          value={Math.round(photo.sent * 100)}
          className="absolute inset-x-2.5 bottom-2.5 w-auto"
        />
      )}
      {waits && (
        <span className="absolute inset-x-1.5 bottom-1.5 rounded-full bg-[#100c0a]/72 px-2 py-0.5 text-center text-2xs font-semibold text-[#fff]">
          {waits}
        </span>
      )}
      {photo.failure && !waits && (
        <span className="absolute inset-0 flex flex-col items-center justify-center gap-1 p-2 text-center">
          <span role="alert" className="line-clamp-3 text-2xs font-semibold">
            {photo.failure}
          </span>
          <IconButton
            label={`Send ${label} again`}
            icon={<RotateCcw size={16} />}
            kind="outline"
            className="bg-surface"
            onClick={onRetry}
          />
        </span>
      )}
      <button
        type="button"
        aria-label={`Remove ${label}`}
        onClick={onRemove}
        className="group absolute top-0 right-0 grid size-11 place-items-center rounded-full focus-visible:outline-offset-[-4px]"
      >
        <span className="grid size-7 place-items-center rounded-full bg-surface text-ink shadow-float group-hover:bg-raised">
          <X size={15} aria-hidden="true" />
        </span>
      </button>
    </li>
  );
}
