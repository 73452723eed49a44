import type { KeyboardEvent } from "react";
import type { Appointment } from "#tools/appointments/schema.ts";
import { wallOf } from "#tools/values/zone-rules.ts";
import { clockOf } from "#tools/hours/work-rules.ts";
import type { Column, Target } from "./grid.ts";
import { keepWithin, spanOf } from "./layout-rules.ts";

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey">;

/** What the keys do, for who meets an appointment in the calendar. */
export const keysHint = (stepMinutes: number) =>
  `Enter opens it. Shift with up or down moves it by ${stepMinutes} minutes, with left or right to the next column; Shift and Alt with up or down change its length.`;

/** Where a key moves an appointment: Shift and an arrow by a step or a column, with Alt its end; undefined for other keys, and where it cannot go. */
export function stepBy(
  { key, shiftKey, altKey }: Pressed,
  appointment: Appointment,
  {
    columns,
    index,
    timeZone,
    stepMinutes,
  }: { columns: readonly Column[]; index: number; timeZone: string; stepMinutes: number },
): Target | undefined {
  const own = columns[index];
  if (!shiftKey || !own) return undefined;
  const { startsAt, endsAt } = spanOf(appointment);
  const length = endsAt - startsAt;
  const step = stepMinutes * 60_000;
  const { stylistId } = own;
  const down = { ArrowDown: step, ArrowUp: -step }[key];
  if (down !== undefined && altKey) {
    const end = Math.min(own.axis.endsAt, Math.max(startsAt + step, endsAt + down));
    return end === endsAt ? undefined : { stylistId, startsAt, endsAt: end };
  }
  if (down !== undefined) {
    const start = keepWithin(own.axis, startsAt + down, length);
    return start === startsAt ? undefined : { stylistId, startsAt: start, endsAt: start + length };
  }
  const aside = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const next = aside !== undefined && !altKey ? columns[index + aside] : undefined;
  if (!next?.writes) return undefined;
  const start =
    next.date === own.date
      ? startsAt
      : clockOf(timeZone, next.date)(wallOf(timeZone, startsAt).time);
  return { stylistId: next.stylistId, startsAt: start, endsAt: start + length };
}
