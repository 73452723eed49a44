import { ScanEye } from "lucide-react";
import { isSure } from "#tools/colour/reading/certainty.ts";
import { Button } from "#ui/components/button.tsx";
import { Card } from "#ui/components/page/card.tsx";
import { LevelPicker, type LevelGroup } from "#ui/components/hair/level-picker.tsx";
import type { DiagnosticStepProps } from "./diagnostic-step.tsx";

const GROUPS: readonly LevelGroup[] = [
  { name: "Black/Darkest", levels: [1, 2, 3] },
  { name: "Dark/Medium", levels: [4, 5] },
  { name: "Light Brown", levels: [6, 7] },
  { name: "Blonde", levels: [8, 9] },
  { name: "Platinum", levels: [10, 11, 12] },
];

/** Where the hair is, and where it goes: the same level unless another is chosen. */
export function CorrectionLevels({ said, onChange, seen }: DiagnosticStepProps) {
  const { currentLevel, desiredLevel } = said;
  const seenLevel = seen?.hairFound ? seen.level : null;
  const read = seenLevel ? Math.round(seenLevel.value) : undefined;
  const between =
    seenLevel && !isSure(seenLevel) && `, anything from ${seenLevel.low} to ${seenLevel.high}`;
  return (
    <Card title="Levels">
      <div className="flex flex-col gap-5">
        <LevelPicker
          required
          label="Current level"
          groups={GROUPS}
          value={currentLevel}
          onChange={(level) => onChange({ currentLevel: level })}
        />
        {read !== undefined && currentLevel === undefined && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="flex items-center gap-2.5 text-sm text-ink-2">
              <ScanEye size={18} aria-hidden="true" />
              The photo reads level {read}
              {between}.
            </p>
            <Button onClick={() => onChange({ currentLevel: read })}>Use level {read}</Button>
          </div>
        )}
        <LevelPicker
          label="Desired level"
          hint={desiredLevel === undefined ? "The current level, unless you choose another" : ""}
          groups={GROUPS}
          value={desiredLevel ?? currentLevel}
          onChange={(level) => onChange({ desiredLevel: level })}
        />
      </div>
    </Card>
  );
}
