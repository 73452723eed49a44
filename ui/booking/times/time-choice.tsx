import type { Clock } from "#tools/booking/own/page-schema.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { useVisitorZone } from "./use-visitor-zone.ts";
import { longDayWords, timeWords, wallIn, zoneWords } from "./when.ts";

const PARTS = [
  ["Morning", "12:00"],
  ["Afternoon", "17:00"],
  ["Evening", "24:00"],
] as const;

/** The free times of a day as radio buttons, which a form sends with or without script. Shows the visitor's clock too where it differs. */
export function TimeChoice({
  date,
  slots,
  timeZone,
  clock,
  name = "slotToken",
  chosen,
  onChoose,
}: {
  date: string;
  slots: readonly Slot[];
  timeZone: string;
  clock: Clock;
  /** Under which the form sends it. */
  name?: string;
  chosen?: Slot | null;
  onChoose?: (slot: Slot) => void;
}) {
  const visitorZone = useVisitorZone();
  const times = slots.map((slot) => ({ slot, at: wallIn(timeZone, slot.start).time }));
  const groups = PARTS.map(([part, until], index) => {
    const from = PARTS[index - 1]?.[1] ?? "00:00";
    return { name: part, times: times.filter(({ at }) => at >= from && at < until) };
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold">Free on {longDayWords(date)}</legend>
      {groups
        .filter((group) => group.times.length > 0)
        .map((group) => (
          <div key={group.name} className="flex flex-col gap-1.5">
            <p className="text-xs text-ink-3">{group.name}</p>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(78px,1fr))] gap-2">
              {group.times.map(({ slot, at }) => (
                <label key={slot.start} className={LOOK}>
                  <input
                    type="radio"
                    name={name}
                    value={slot.token}
                    className="sr-only"
                    {...(onChoose && {
                      checked: chosen?.start === slot.start,
                      onChange: () => onChoose(slot),
                    })}
                  />
                  {timeWords(at, clock)}
                  <Theirs {...{ slot, at, visitorZone, clock }} />
                </label>
              ))}
            </div>
          </div>
        ))}
      {/* said once of a page: the times for the test stand below those of the visit */}
      {name === "slotToken" && (
        <p className="text-xs text-ink-3">
          Times are in {zoneWords(timeZone)} time
          {visitorZone && slots.some((slot) => differs(slot, timeZone, visitorZone))
            ? `; below each is the time in ${zoneWords(visitorZone)}, by your device.`
            : "."}
        </p>
      )}
    </fieldset>
  );
}

const LOOK =
  "relative flex min-h-11 cursor-pointer flex-col items-center justify-center rounded-m border border-line bg-field px-1 py-1.5 font-mono text-sm whitespace-nowrap max-md:text-xs font-semibold transition-colors duration-150 hover:border-ink-3 has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink";

function Theirs({
  slot,
  at,
  visitorZone,
  clock,
}: {
  slot: Slot;
  at: string;
  visitorZone: string | null;
  clock: Clock;
}) {
  if (!visitorZone) return null;
  const { time } = wallIn(visitorZone, slot.start);
  if (time === at) return null;
  return (
    <span className="font-sans text-2xs font-medium">
      {timeWords(time, clock)}
      <span className="sr-only"> for you</span>
    </span>
  );
}

function differs(slot: Slot, one: string, other: string): boolean {
  return wallIn(one, slot.start).time !== wallIn(other, slot.start).time;
}
