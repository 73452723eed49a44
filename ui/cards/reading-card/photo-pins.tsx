import { useState } from "react";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { StoredPhoto } from "#ui/cards/stored-photo.tsx";
import { cx } from "#ui/lib/cx.ts";
import { zonePins } from "./zone-pins.ts";

/** A stored photo with its levels where they were read; a tap on one says level and tone. */
export function PhotoPins({
  photoId,
  alt,
  reading,
}: {
  photoId: string;
  alt: string;
  reading: HairReading | undefined;
}) {
  const [shown, setShown] = useState<string>();
  // what stands in for it is cut to a square: the places are others
  const [cut, setCut] = useState(false);
  const pins = reading && !cut ? zonePins(reading) : [];
  const pin = pins.find(({ zone }) => zone === shown);
  return (
    <figure className="flex flex-col gap-2">
      <div className="relative overflow-hidden rounded-[16px] border border-line">
        <StoredPhoto
          photoId={photoId}
          size="full"
          alt={alt}
          className="block w-full"
          onStandIn={() => setCut(true)}
        />
        {pins.map(({ zone, x, y, level, says }) => (
          <button
            key={zone}
            type="button"
            aria-pressed={zone === shown}
            aria-label={says}
            onClick={() => setShown(zone === shown ? undefined : zone)}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            className="absolute grid size-11 -translate-1/2 place-items-center rounded-full"
          >
            <span
              className={cx(
                "grid size-8 place-items-center rounded-full border-2 font-mono text-sm font-semibold",
                zone === shown
                  ? "border-[#171310] bg-[#fff] text-[#171310]"
                  : "border-[#fff] bg-[#171310]/75 text-[#fff]",
              )}
            >
              {level}
            </span>
          </button>
        ))}
      </div>
      {pins.length > 0 && (
        <figcaption aria-live="polite" className="text-sm text-ink-2">
          {pin ? pin.says : "Tap a pin for its tone."}
        </figcaption>
      )}
    </figure>
  );
}
