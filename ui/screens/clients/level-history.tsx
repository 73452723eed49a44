import { useQuery } from "@tanstack/react-query";
import type { ClientEvent } from "#tools/history/schema.ts";
import { getBookingRules } from "#ui/api/desk/booking-rules.ts";
import { levelName } from "#ui/cards/hair-words.ts";
import { Card } from "#ui/components/page/card.tsx";
import { LevelScale, type LevelPin } from "#ui/components/hair/level-scale.tsx";

/** Older consultations would cover the newer. */
const SHOWN = 5;

type Consultation = Extract<ClientEvent, { kind: "consultation" }>;

/** The levels a client's hair was at, consultation by consultation, and the goal of the last. */
export function LevelHistory({ events }: { events: readonly ClientEvent[] }) {
  const { data: rules } = useQuery(getBookingRules);
  const seen = events.filter((event) => event.kind === "consultation");
  const [last] = seen;
  if (!last) return null;
  const recent = seen.slice(0, SHOWN);
  const max = recent.some(beyondTen) ? 12 : 10;
  const pins: LevelPin[] = [
    ...recent.map(({ id, at, currentLevel }) => ({
      id,
      label: dayOf(at, rules?.timeZone),
      level: currentLevel,
    })),
    { id: "goal", label: "last goal", level: last.desiredLevel, tone: "cool" },
  ];
  return (
    <Card title="Levels">
      <LevelScale label="Level at each consultation" pins={pins} max={max} nameOf={levelName} />
      <p className="mt-3 text-sm text-ink-2">
        {recent.length === 1
          ? "Where the hair was at the consultation, and its goal."
          : `Where the hair was at the last ${recent.length} consultations, and the goal of the last.`}
      </p>
    </Card>
  );
}

const beyondTen = ({ currentLevel, desiredLevel }: Consultation) =>
  Math.max(currentLevel, desiredLevel) > 10;

function dayOf(at: string, timeZone: string | undefined): string {
  return new Date(at).toLocaleDateString(undefined, {
    day: "numeric",
    month: "short",
    // the year only of another than this one
    ...(new Date(at).getFullYear() !== new Date().getFullYear() && { year: "2-digit" }),
    timeZone,
  });
}
