import { Plus, X } from "lucide-react";
import { MOST_REMINDERS } from "#tools/messages/settings-fields.ts";
import { Button } from "#ui/components/button.tsx";
import { cx } from "#ui/lib/cx.ts";
import { IconButton } from "#ui/components/icon-button.tsx";
import { Switch } from "#ui/components/fields/switch.tsx";
import type { GroupProps } from "./message-form.tsx";
import { beforeWords } from "./message-words.ts";
import { TEMPLATE_WORDS } from "./template-words.ts";
import { TimeBefore } from "./time-before.tsx";
import { TimelineStep } from "./timeline-step.tsx";

/** A day sooner than the 48 h that a test needs before the colour. */
const USUAL_PATCH_HOURS = 72;
/** What is added next: the first of these that is not there. */
const NEXT = [24, 48, 2, 72, 3];

/** All that goes to a client around a visit: each message with when it goes out. */
export function VisitTimeline({ form: { typed, set, errorOf } }: Pick<GroupProps, "form">) {
  const { reminderHours: hours, patchTestHours, reminderByMail, reminderBySms } = typed;
  const ways = [reminderByMail && "mail", reminderBySms && typed.smsOn && "text"]
    .filter(Boolean)
    .join(" and ");
  const setHours = (reminderHours: number[]) => set({ reminderHours });
  const next = NEXT.find((each) => !hours.includes(each));
  return (
    <ol aria-label="What a client gets" className="flex flex-col">
      <TimelineStep on>
        <p className="font-medium">{TEMPLATE_WORDS.confirmation.name}</p>
        <p className="text-xs text-ink-3">At once, when it is booked.</p>
      </TimelineStep>
      <TimelineStep on={patchTestHours !== null}>
        <Switch
          label="Patch test reminder"
          hint="Whoever has color booked and no valid test is asked to come for one in time, 48 h before at the latest."
          on={patchTestHours !== null}
          onChange={(on) => set({ patchTestHours: on ? USUAL_PATCH_HOURS : null })}
        />
        {patchTestHours !== null && (
          <TimeBefore
            label="Patch test reminder (hours before)"
            hours={patchTestHours}
            least={49}
            error={errorOf("patchTestHours")}
            onChange={(chosen) => set({ patchTestHours: chosen })}
          />
        )}
      </TimelineStep>
      {hours.map((hour, at) => (
        // by its place: it stays where it is while its time is chosen
        <TimelineStep key={at} on={ways !== ""}>
          <div className="flex items-center gap-3">
            <p className="min-w-0 flex-1">
              <span className="block font-medium">Reminder</span>
              <span className={cx("block text-xs text-ink-3", ways !== "" && "max-sm:sr-only")}>
                {ways ? `By ${ways}` : "Not sent"}
              </span>
            </p>
            <TimeBefore
              label={`Reminder ${at + 1}, how long before`}
              hours={hour}
              taken={hours}
              onChange={(chosen) =>
                setHours(hours.map((each, place) => (place === at ? chosen : each)))
              }
            />
            <IconButton
              label={`No reminder ${beforeWords(hour)}`}
              icon={X}
              className="-mr-2"
              onClick={() => setHours(hours.filter((_, place) => place !== at))}
            />
          </div>
        </TimelineStep>
      ))}
      <TimelineStep on={false}>
        {hours.length >= MOST_REMINDERS || next === undefined ? (
          <p className="text-sm text-ink-3">Four is the most. Take one away to add another.</p>
        ) : (
          <Button
            icon={Plus}
            className="self-start"
            onClick={() => setHours([...hours, next].toSorted((a, b) => b - a))}
          >
            Add a reminder
          </Button>
        )}
        {errorOf("reminderHours") && (
          <p role="alert" className="pt-1.5 text-xs font-medium text-bad">
            {errorOf("reminderHours")}
          </p>
        )}
      </TimelineStep>
      <TimelineStep on={typed.noShowFollowUp}>
        <Switch
          label="Write to whoever did not come"
          hint="A friendly word and the way to another time, once somebody is marked as not come."
          on={typed.noShowFollowUp}
          onChange={(noShowFollowUp) => set({ noShowFollowUp })}
        />
      </TimelineStep>
    </ol>
  );
}
