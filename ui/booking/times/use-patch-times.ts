import { useEffect, useState } from "react";
import type { BookPage } from "#tools/booking/own/page-schema.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { findSlots } from "#ui/booking/send.ts";
import type { Choice } from "#ui/booking/use-choice.ts";
import { wallIn } from "./when.ts";

/** A test is read after two days, and counts for seven: the server holds to it. */
const DAY_MS = 86_400_000;
const READ_AFTER_MS = 2 * DAY_MS;
const GOOD_FOR_MS = 7 * DAY_MS;

/** The free times for a patch test early enough before the colour that is chosen. `days` is null while nothing is known. */
export function usePatchTimes(page: BookPage, choice: Choice) {
  const { timeZone, firstDay, patchVisitId } = page;
  const [read, setRead] = useState<{ key: string; slots: Slot[] } | null>(null);
  const [named, setNamed] = useState("");
  const [picked, setPicked] = useState<Slot | null>(null);
  const { asksForTest, tested, slot } = choice;
  const key = asksForTest && !tested && slot ? slot.start : "";
  useEffect(() => {
    if (!key || !patchVisitId) return undefined;
    const left = new AbortController();
    const latest = Date.parse(key) - READ_AFTER_MS;
    const earliest = Date.parse(key) - GOOD_FOR_MS;
    const dayAt = (at: number) => wallIn(timeZone, new Date(at).toISOString()).date;
    const [early, to] = [dayAt(earliest), dayAt(latest)];
    const from = early > firstDay ? early : firstDay;
    findSlots({ stylistId: page.stylist.id, serviceId: patchVisitId, from, to }, left.signal)
      .then(({ slots }) =>
        setRead({
          key,
          slots: slots.filter(
            (each) => Date.parse(each.start) >= earliest && Date.parse(each.end) <= latest,
          ),
        }),
      )
      .catch(() => left.signal.aborted || setRead({ key, slots: [] }));
    return () => left.abort();
  }, [key, patchVisitId, timeZone, firstDay, page.stylist.id]);
  const known = key && read?.key === key ? read.slots : null;
  const dayOf = ({ start }: Slot) => wallIn(timeZone, start).date;
  const days = known && [...new Set(known.map(dayOf))];
  const date = days?.includes(named) ? named : (days?.[0] ?? "");
  return {
    days,
    date,
    slots: known?.filter((each) => dayOf(each) === date) ?? null,
    chosen: known?.find(({ start }) => start === picked?.start) ?? null,
    setDate: setNamed,
    choose: setPicked,
  };
}
