import { Copy, Plus, X } from "lucide-react";
import type { DayHours, Span } from "#tools/hours/schema.ts";
import { iconButtonLook } from "#ui/components/button-look.ts";
import { Button } from "#ui/components/button.tsx";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Menu, type MenuItem } from "#ui/components/layers/menu.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import { SpanInput } from "./span-input.tsx";

const NEW_DAY: DayHours = { from: "09:00", to: "18:00", breaks: [] };
const NEW_BREAK: Span = { from: "12:30", to: "13:00" };
const MOST_BREAKS = 6;

/** One day of a week: whether it is worked, from when to when, and its breaks. */
export function DayEditor({
  name,
  day,
  onChange,
  problem,
  copies,
}: {
  name: string;
  day: DayHours | null;
  onChange: (day: DayHours | null) => void;
  problem: string | undefined;
  copies: readonly MenuItem[];
}) {
  return (
    <div role="group" aria-label={name} className="flex flex-col gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="w-44 max-sm:flex-1">
          <Switch label={name} on={day !== null} onChange={(on) => onChange(on ? NEW_DAY : null)} />
        </div>
        <Menu
          label={`Copy ${name}`}
          items={copies}
          align="end"
          button={<Copy size={17} aria-hidden="true" />}
          buttonClassName={iconButtonLook()}
          className="sm:order-last sm:ml-auto"
        />
        {day ? (
          <SpanInput
            label={name}
            span={day}
            onChange={(span) => onChange({ ...day, ...span })}
            className="max-sm:w-full"
          />
        ) : (
          <p className="text-sm text-ink-3 max-sm:w-full">Day off</p>
        )}
      </div>
      {day && (
        <div className="flex flex-col items-start gap-2">
          {day.breaks.map((each, index) => (
            <div key={index} className="flex w-full flex-wrap items-center gap-x-4 gap-y-1">
              <span className="w-44 text-sm text-ink-2 max-sm:flex-1">Break</span>
              <SpanInput
                label={`${name}, break ${index + 1}`}
                span={each}
                onChange={(span) => onChange({ ...day, breaks: day.breaks.with(index, span) })}
                className="max-sm:order-last max-sm:w-full"
              />
              <IconButton
                className="sm:ml-auto"
                label={`Remove break ${index + 1} of ${name}`}
                icon={X}
                onClick={() =>
                  onChange({ ...day, breaks: day.breaks.filter((_, at) => at !== index) })
                }
              />
            </div>
          ))}
          {day.breaks.length < MOST_BREAKS && (
            <Button
              kind="ghost"
              icon={Plus}
              aria-label={`Add a break on ${name}`}
              onClick={() => onChange({ ...day, breaks: [...day.breaks, NEW_BREAK] })}
              className="-ml-3 sm:ml-45"
            >
              Add a break
            </Button>
          )}
        </div>
      )}
      {problem && (
        <p role="alert" className="text-xs font-medium text-bad sm:pl-48">
          {problem}
        </p>
      )}
    </div>
  );
}
