import { useEffect, useState } from "react";
import type { BookPage } from "#tools/booking/own/page-schema.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { findSlots } from "#ui/booking/send.ts";
import { daysOn, wallIn } from "./when.ts";

/** Four weeks are looked at together. */
export const WINDOW_DAYS = 28;

/** Free times by day of the salon's calendar; a day without any is not in the map. */
type Days = Map<string, Slot[]>;

type Read = { key: string; days: Days | null };

/** The free times of a service in the four weeks from a day. `read` is null while they are being read, and when they cannot be. */
export function useDays(page: BookPage, service: string | null, start: string) {
  const { timeZone, firstDay, lastDay } = page;
  const { id: stylistId } = page.stylist;
  const [round, setRound] = useState(0);
  const [read, setRead] = useState<Read | null>(null);
  const key = `${service} ${start} ${round}`;
  useEffect(() => {
    if (service === null) return undefined;
    const left = new AbortController();
    const from = start > firstDay ? start : firstDay;
    const last = daysOn(start, WINDOW_DAYS - 1);
    const asked = { stylistId, serviceId: service, from, to: last < lastDay ? last : lastDay };
    findSlots(asked, left.signal)
      .then(({ slots }) => setRead({ key, days: byDay(slots, timeZone) }))
      .catch(() => {
        if (!left.signal.aborted) setRead({ key, days: null });
      });
    return () => left.abort();
  }, [key, service, start, stylistId, timeZone, firstDay, lastDay]);
  const ready = read?.key === key ? read : null;
  return {
    days: ready?.days ?? null,
    failed: ready !== null && ready.days === null,
    again: () => setRound(round + 1),
  };
}

function byDay(slots: readonly Slot[], timeZone: string): Days {
  const days: Days = new Map();
  for (const slot of slots) {
    const { date } = wallIn(timeZone, slot.start);
    const day = days.get(date);
    if (day) day.push(slot);
    else days.set(date, [slot]);
  }
  return days;
}
