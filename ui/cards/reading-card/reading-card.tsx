import { ScanEye } from "lucide-react";
import { isSure } from "#tools/colour/reading/certainty.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { LevelScale } from "#ui/components/hair/level-scale.tsx";
import { levelName } from "#ui/cards/hair-words.ts";
import { readingBadges, readingPins } from "./reading-words.ts";

export type ReadingBodyProps = {
  reading: HairReading;
  /** The level that is wanted, as a violet pin. */
  goal?: number;
};

/** What a photo shows: levels from roots to ends on the scale, tone, evenness, grey, and how good the photo is. */
export function ReadingBody({ reading, goal }: ReadingBodyProps) {
  if (!reading.hairFound) {
    return (
      <p className="flex items-start gap-2.5 text-sm text-ink-2">
        <ScanEye size={18} className="mt-0.5" aria-hidden="true" />
        {reading.quality.flags.includes("monochrome")
          ? "This photo is black and white: its grays tell neither level nor tone. Choose one in color, or set the level yourself."
          : "No hair was found in this photo, so it gives no level. Tap the hair to show where it is, or set the level yourself."}
      </p>
    );
  }
  const pins = readingPins(reading);
  return (
    <div className="flex flex-col gap-3">
      <LevelScale
        label="Levels in the photo"
        pins={goal ? [...pins, { id: "goal", label: "goal", level: goal, tone: "cool" }] : pins}
        nameOf={levelName}
      />
      <p className="flex flex-wrap gap-1.5">
        {readingBadges(reading).map(({ text, tone }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </p>
      {reading.level && !isSure(reading.level) && (
        <p className="text-sm text-ink-2">
          This photo cannot tell the level closer than {reading.level.low} to {reading.level.high}.
          Tap the hair, or set the level yourself.
        </p>
      )}
    </div>
  );
}
