import type { DayHours, WeekHours } from "#tools/hours/schema.ts";
import { DayEditor } from "./day-editor.tsx";
import { DAYS } from "./week-words.ts";

/** Where a day is copied to, as indexes from Monday. */
const COPIES = [
  { label: "To Monday to Friday", fits: (_day: DayHours | null, at: number) => at < 5 },
  { label: "To every day that is worked", fits: (day: DayHours | null) => day !== null },
  { label: "To the whole week", fits: () => true },
];

/** A week as it is edited: each day's hours and breaks. `problems` says what is wrong with a day, by its index. */
export function WeekEditor({
  week,
  onChange,
  problems,
}: {
  week: WeekHours;
  onChange: (week: WeekHours) => void;
  problems: ReadonlyMap<number, string>;
}) {
  const set = (index: number, day: DayHours | null) => onChange(week.with(index, day));
  return (
    <div className="flex flex-col divide-y divide-line-soft">
      {DAYS.map((name, index) => {
        const day = week[index] ?? null;
        return (
          <DayEditor
            key={name}
            name={name}
            day={day}
            onChange={(changed) => set(index, changed)}
            problem={problems.get(index)}
            copies={COPIES.map(({ label, fits }) => ({
              label,
              onSelect: () => onChange(week.map((each, at) => (fits(each, at) ? day : each))),
            }))}
          />
        );
      })}
    </div>
  );
}
