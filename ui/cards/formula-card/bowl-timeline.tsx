import type { Bowl } from "#tools/formulas/schema.ts";
import { bowlParts, placeOf } from "./bowl-words.ts";
import { stageOf } from "./bowl-stages.ts";

/** When each bowl of a stage goes on and when all are rinsed, to scale; nothing where the bowls are not timed together. */
export function BowlTimeline({ bowls }: { bowls: readonly Bowl[] }) {
  const stages = [...new Set(bowls.flatMap(({ stage }) => stage ?? []))].toSorted((a, b) => a - b);
  const drawn = stages.flatMap((stage) => {
    const first = bowls.find((bowl) => bowl.stage === stage);
    const together = first ? stageOf(first, bowls) : [];
    const timed = together.length > 1 && together.every(({ startAt }) => startAt !== undefined);
    return timed ? [{ stage, together }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      {drawn.map(({ stage, together }) => (
        <Stage key={stage} bowls={together} />
      ))}
    </div>
  );
}

function Stage({ bowls }: { bowls: readonly Bowl[] }) {
  const rinse = Math.max(...bowls.map(endOf));
  if (rinse <= 0) return null;
  const share = (minutes: number) => `${(minutes / rinse) * 100}%`;
  return (
    <section aria-label="When each bowl goes on">
      <ol className="flex flex-col gap-1.5">
        {bowls.map((bowl) => {
          const { startAt = 0, applyMinutes = 0 } = bowl;
          return (
            <li
              key={bowl.order}
              className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3"
            >
              <span className="truncate text-sm first-letter:uppercase">{placeOf(bowl)}</span>
              <span className="sr-only">
                from minute {startAt}, on the hair until minute {endOf(bowl)}
              </span>
              <span aria-hidden="true" className="relative h-6 rounded-small bg-sunken">
                <span
                  className="absolute inset-y-0 flex overflow-hidden rounded-small border border-line"
                  style={{ left: share(startAt), width: share(endOf(bowl) - startAt) }}
                >
                  <span
                    className="bg-accent-soft"
                    style={{ width: `${(applyMinutes / (endOf(bowl) - startAt)) * 100}%` }}
                  />
                  <span className="flex-1" style={{ background: bowlParts(bowl)[0]?.hex }} />
                </span>
                <span
                  className="absolute top-1/2 -translate-y-1/2 pl-1.5 font-mono text-2xs text-ink-2"
                  style={
                    startAt > 0
                      ? { right: `calc(100% - ${share(startAt)} + 6px)` }
                      : { display: "none" }
                  }
                >
                  {startAt} min
                </span>
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-1.5 flex justify-between pl-[7.25rem] text-xs text-ink-3">
        <span>Start</span>
        <span>Rinse all at {rinse} min</span>
      </p>
    </section>
  );
}

/** Minutes from the stage's beginning to the rinse, as long as the bowl may stay. */
const endOf = ({ startAt = 0, applyMinutes = 0, minutes }: Bowl) =>
  startAt + applyMinutes + minutes[1];
