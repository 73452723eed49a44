import { scheduleOf, type BowlTimes } from "#tools/colour/visit/schedule.ts";
import type { Bowl } from "#tools/formulas/schema.ts";
import { bowlParts } from "./bowl-words.ts";
import { placeOf } from "#tools/formulas/bowl-name-rules.ts";

/** When each bowl of a stage goes on and when it is rinsed, to scale; nothing where no bowls are on the hair together. */
export function BowlTimeline({ bowls }: { bowls: readonly Bowl[] }) {
  const shared = scheduleOf(bowls).filter(
    (stage) => stage.bowls.length > 1 && stage.minutes > 0 && bowls.some(({ startAt }) => startAt),
  );
  if (shared.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      {shared.map(({ stage, bowls: times, minutes }) => (
        <Stage key={stage} times={times} rinse={minutes} bowls={bowls} />
      ))}
    </div>
  );
}

function Stage({
  times,
  rinse,
  bowls,
}: {
  times: readonly BowlTimes[];
  /** Minutes to the last rinse, which is the whole width. */
  rinse: number;
  bowls: readonly Bowl[];
}) {
  const share = (minutes: number) => `${(minutes / rinse) * 100}%`;
  return (
    <section aria-label="When each bowl goes on">
      <ol className="flex flex-col gap-1.5">
        {times.map(({ order, startAt, onAt, rinseAt }) => {
          const bowl = bowls.find((each) => each.order === order);
          if (!bowl) return null;
          return (
            <li key={order} className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3">
              <span className="truncate text-sm first-letter:uppercase">{placeOf(bowl)}</span>
              <span className="sr-only">
                from minute {startAt}, on the hair until minute {rinseAt}
              </span>
              <span aria-hidden="true" className="relative h-6 rounded-small bg-sunken">
                <span
                  className="absolute inset-y-0 flex overflow-hidden rounded-small border border-line"
                  style={{ left: share(startAt), width: share(rinseAt - startAt) }}
                >
                  <span
                    className="bg-accent-soft"
                    style={{ width: `${((onAt - startAt) / (rinseAt - startAt)) * 100}%` }}
                  />
                  <span className="flex-1" style={{ background: bowlParts(bowl)[0]?.hex }} />
                </span>
                {startAt > 0 && (
                  <span
                    className="absolute top-1/2 -translate-y-1/2 pr-1.5 font-mono text-2xs text-ink-2"
                    style={{ right: share(rinse - startAt) }}
                  >
                    {startAt} min
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="mt-1.5 flex justify-between pl-[7.25rem] text-xs text-ink-3">
        <span>Start</span>
        <span>
          {times.every(({ rinseAt }) => rinseAt === rinse) ? "Rinse all at" : "Last rinse at"}{" "}
          {rinse} min
        </span>
      </p>
    </section>
  );
}
