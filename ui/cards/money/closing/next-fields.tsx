import { useQuery } from "@tanstack/react-query";
import type { Appointment } from "#tools/appointments/schema.ts";
import type { NextTime, ReceiptWay } from "#tools/closing/schema.ts";
import { getClosing } from "#ui/api/desk/closing.ts";
import { Chip } from "#ui/components/chip.tsx";
import { Field } from "#ui/components/fields/field.tsx";
import { Select } from "#ui/components/fields/select.tsx";
import { cx } from "#ui/lib/cx.ts";
import { plural, wallTime } from "#ui/lib/format.ts";
import type { DraftFields } from "./fields.ts";
import { Part } from "./part.tsx";

const WEEKS = [2, 3, 4, 5, 6, 7, 8, 10, 12, 16];
const WAYS: Record<ReceiptWay, string> = { mail: "Mail", sms: "Text" };

/** When the client comes again, and how the receipt reaches them. */
export function NextFields({
  draft,
  set,
  closing,
  appointment,
  weeks,
  onWeeks,
}: DraftFields & {
  appointment: Appointment;
  weeks: number;
  onWeeks: (weeks: number) => void;
}) {
  const asked = useQuery(getClosing(appointment.id, weeks));
  const times = (weeks === closing.weeks ? closing.times : asked.data?.times)?.toSorted((a, b) =>
    `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`),
  );
  return (
    <>
      <Part
        title="Next visit"
        aside={
          <Field label="They come again" hideLabel className="w-36">
            <Select
              value={weeks}
              onChange={({ target }) => {
                onWeeks(Number(target.value));
                set({ next: "" });
              }}
            >
              {WEEKS.map((each) => (
                <option key={each} value={each}>
                  In {plural(each, "week")}
                </option>
              ))}
            </Select>
          </Field>
        }
      >
        {!times && <p className="text-sm text-ink-3">Looking for times…</p>}
        {times?.length === 0 && (
          <p className="text-sm text-ink-2">Nothing is free around then: choose another week.</p>
        )}
        {times && times.length > 0 && (
          <div className="grid grid-cols-3 gap-2">
            {times.map((time) => (
              <Time
                key={`${time.date} ${time.time}`}
                time={time}
                on={draft.next === `${time.date} ${time.time}`}
                onClick={() => {
                  const value = `${time.date} ${time.time}`;
                  set({ next: draft.next === value ? "" : value });
                }}
              />
            ))}
          </div>
        )}
      </Part>
      {closing.receiptBy.length > 0 && (
        <Part
          title="Receipt"
          aside={
            <span className="flex gap-2">
              {closing.receiptBy.map((way) => {
                const on = draft.receipt.includes(way);
                return (
                  <Chip
                    key={way}
                    on={on}
                    onClick={() =>
                      set({
                        receipt: on
                          ? draft.receipt.filter((each) => each !== way)
                          : [...draft.receipt, way],
                      })
                    }
                  >
                    {WAYS[way]}
                  </Chip>
                );
              })}
            </span>
          }
        />
      )}
    </>
  );
}

function Time({
  time: { date, time },
  on,
  onClick,
}: {
  time: NextTime;
  on: boolean;
  onClick: () => void;
}) {
  const day = (part: Intl.DateTimeFormatOptions) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString(undefined, { timeZone: "UTC", ...part });
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onClick}
      className={cx(
        "flex flex-col items-start gap-0.5 rounded-m border px-3.5 py-2.5 text-left transition-colors duration-150",
        on ? "border-ink bg-accent-soft" : "border-line bg-field hover:border-ink-3",
      )}
    >
      <span className="text-sm text-ink-2">
        {day({ weekday: "short" })}, {day({ day: "numeric", month: "short" })}
      </span>
      <span className="font-mono font-semibold tabular-nums">{wallTime(time)}</span>
    </button>
  );
}
