import { CircleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { IconButton } from "#ui/components/icon-button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural } from "#ui/lib/format.ts";
import type { IntakeSlot, Refusal } from "./intake-rules.ts";
import { PhotoDrop } from "./photo-drop.tsx";
import type { PhotoTray } from "./photo-tray.ts";

export type PhotoIntakeProps = {
  /** The places, in order. A photo pasted with no place in focus goes to the last one with room. */
  slots: readonly IntakeSlot[];
  tray: PhotoTray;
  className?: string;
};

/** The places for photos beside each other, and a notice of what was not taken and why. */
export function PhotoIntake({ slots, tray, className }: PhotoIntakeProps) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || event.defaultPrevented || isWithinSlot(event.target)) return;
    const room = slots.filter(
      ({ role, max }) => tray.photos.filter((p) => p.role === role).length < max,
    );
    const slot = room.at(-1) ?? slots[0];
    if (!slot) return;
    event.preventDefault();
    tray.add(slot, files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
  return (
    <div className={cx("flex flex-col gap-4", className)}>
      <div
        className={cx(
          "grid flex-1 gap-4 md:grid-rows-[auto_1fr]",
          slots.length > 1 && "md:grid-cols-2",
        )}
      >
        {slots.map((slot) => (
          <PhotoDrop key={slot.role} slot={slot} tray={tray} />
        ))}
      </div>
      {slots.some(({ files }) => !files) && <FilesHint />}
      <RefusedFiles refused={tray.refused} onDismiss={tray.forgetRefused} />
    </div>
  );
}

/** Which files the places above it take, said once. */
export const FilesHint = () => (
  <p className="-mt-1 text-xs text-ink-3">JPG, PNG, WebP or HEIC up to 10MB each.</p>
);

/** Names every file that was not taken, each with its reason, until it is dismissed or the next act. */
export function RefusedFiles({
  refused,
  onDismiss,
}: {
  refused: readonly Refusal[];
  onDismiss: () => void;
}) {
  return (
    <div role="alert" className="empty:-mt-4">
      {refused.length > 0 && (
        <div className="flex items-start gap-3 rounded-m border border-line bg-warn-soft py-2 pr-2 pl-4">
          <CircleAlert size={18} className="mt-[11px] text-warn" aria-hidden="true" />
          <div className="min-w-0 flex-1 py-[9px] text-sm">
            <p className="font-semibold">{plural(refused.length, "file")} not added</p>
            <ul className="mt-1 flex flex-col gap-0.5 text-ink-2">
              {refused.map(({ name, reason }, index) => (
                <li key={index} className="break-words">
                  <span className="font-medium text-ink">{name}</span>: {reason}
                </li>
              ))}
            </ul>
          </div>
          <IconButton label="Dismiss" icon={<X size={16} />} onClick={onDismiss} tip="left" />
        </div>
      )}
    </div>
  );
}

function isWithinSlot(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-slot]") !== null;
}
