import { ScanEye } from "lucide-react";
import { isSure } from "#tools/colour/reading/certainty.ts";
import type { HairReading } from "#tools/colour/reading/schema.ts";
import { Badge } from "#ui/components/badge.tsx";
import { LevelScale } from "#ui/components/hair/level-scale.tsx";
import { plural } from "#ui/lib/format.ts";
import { levelName } from "#ui/cards/hair-words.ts";

export type LevelsFieldProps = {
  current: number;
  desired: number;
  /** The reading that the current level came from, until the stylist moves the pin. */
  seen: HairReading | undefined;
  /** The reading of the inspiration that the goal came from, until it is moved. */
  goalSeen: HairReading | undefined;
  onChange: (levels: { currentLevel?: number; desiredLevel?: number }) => void;
};

/** Where the hair is and where it goes, as two pins on one scale. */
export function LevelsField({ current, desired, seen, goalSeen, onChange }: LevelsFieldProps) {
  const range = seen?.level;
  return (
    <div className="flex flex-col gap-3.5">
      <LevelScale
        label="Current and desired level"
        nameOf={levelName}
        pins={[
          {
            id: "current",
            label: "now",
            level: current,
            ...(range && { range: [range.low, range.high] as const }),
          },
          { id: "desired", label: "goal", level: desired, tone: "cool" },
        ]}
        onMove={(id, level) =>
          onChange(id === "current" ? { currentLevel: level } : { desiredLevel: level })
        }
      />
      <dl className="grid gap-3 sm:grid-cols-2">
        <Level term="Current level" level={current}>
          {seen && <FromPhoto range={range} />}
        </Level>
        <Level term="Desired level" level={desired}>
          {goalSeen && <FromPhoto range={goalSeen.level} />}
          <Badge tone="cool">{movement(current, desired)}</Badge>
        </Level>
      </dl>
    </div>
  );
}

function Level({
  term,
  level,
  children,
}: {
  term: string;
  level: number;
  children: React.ReactNode;
}) {
  return (
    <div className="rounded-m bg-sunken px-4 py-3">
      <dt className="text-xs text-ink-3">{term}</dt>
      <dd className="mt-0.5 flex flex-wrap items-center gap-2">
        <span className="font-display text-lg font-semibold tracking-tight">
          {level} <span className="text-ink-2">{levelName(level)}</span>
        </span>
        {children}
      </dd>
    </div>
  );
}

/** A reading too wide to build on fills the pin all the same, and asks for a look. */
function FromPhoto({ range }: { range: HairReading["level"] | undefined }) {
  const wide = range && range.low < range.high && `, ${range.low} to ${range.high}`;
  return range && !isSure(range) ? (
    <Badge icon={ScanEye} tone="warn">
      from photo{wide}: look again
    </Badge>
  ) : (
    <Badge icon={ScanEye}>from photo{wide}</Badge>
  );
}

function movement(from: number, to: number): string {
  if (from === to) return "Stays at its level";
  return `${to > from ? "Lifts" : "Darkens"} ${plural(Math.abs(to - from), "level")}`;
}
