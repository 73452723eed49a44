import { useQuery } from "@tanstack/react-query";
import { readPhoto } from "#ui/api/chair/colour.ts";
import { levelName } from "#ui/cards/hair-words.ts";
import { Chip } from "#ui/components/chip.tsx";
import { LevelScale } from "#ui/components/hair/level-scale.tsx";
import { offsetWords } from "./outcome-words.ts";

export type LevelReachedProps = {
  planned: number | null;
  level: number | null;
  /** The photo of the result, whose reading proposes a level. */
  photoId: string | null;
  onChange: (level: number | null) => void;
};

const AROUND = [-1, -0.5, 0, 0.5, 1];

/** The level that was reached, in halves: a tap beside the plan, the scale for anything else, the photo's reading as a proposal. */
export function LevelReached({ planned, level, photoId, onChange }: LevelReachedProps) {
  const near = planned === null ? [] : AROUND.map((off) => ({ off, at: planned + off }));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-sm font-semibold">Level reached</p>
        <p className="text-xs text-ink-3" aria-live="polite">
          {level === null ? "Not told yet" : `Level ${level}, ${levelName(level)}`}
        </p>
      </div>
      {near.length > 0 && (
        <div className="flex flex-wrap gap-2" role="group" aria-label="Against the plan">
          {near
            .filter(({ at }) => at >= 1 && at <= 10)
            .map(({ off, at }) => (
              <Chip key={off} on={level === at} onClick={() => onChange(level === at ? null : at)}>
                {off === 0 ? `${at}, as planned` : `${at}, ${offsetWords(off)}`}
              </Chip>
            ))}
        </div>
      )}
      <LevelScale
        label="Level reached"
        step={0.5}
        nameOf={levelName}
        pins={[
          {
            id: "reached",
            label: level === null ? "tap the level" : "reached",
            // beside the step, so that a tap on the very level tells it
            level: level ?? (planned ?? 5) + 0.01,
            ...(level === null && { tone: "cool" as const }),
          },
        ]}
        onMove={(_id, at) => onChange(at)}
      />
      {photoId && <Proposal photoId={photoId} level={level} onUse={onChange} />}
    </div>
  );
}

function Proposal({
  photoId,
  level,
  onUse,
}: {
  photoId: string;
  level: number | null;
  onUse: (level: number) => void;
}) {
  const { data, isPending } = useQuery(readPhoto(photoId));
  if (isPending) return <p className="text-sm text-ink-3">Reading the photo</p>;
  if (!data?.hairFound || !data.level)
    return <p className="text-sm text-ink-3">The photo shows no level that can be read.</p>;
  const { value, low, high } = data.level;
  const half = Math.min(10, Math.max(1, Math.round(value * 2) / 2));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
      <p>
        The photo reads as {half}, between {low} and {high}. Your eye decides.
      </p>
      {level !== half && <Chip onClick={() => onUse(half)}>Take {half} from the photo</Chip>}
    </div>
  );
}
