import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { bookingForm, HAD_TEST } from "#tools/booking/booking-form-rules.ts";
import type { BookPage } from "#tools/booking/own/page-schema.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { useDays } from "./times/use-days.ts";
import { isDate, weekOf, wallIn } from "./times/when.ts";

export type Choice = ReturnType<typeof useChoice>;

/** What the visitor has chosen so far: the service, the day, the time, and the free slot that these come to. */
export function useChoice(page: BookPage, form: RefObject<HTMLFormElement | null>) {
  const { timeZone, firstDay, services, weekStart } = page;
  const [serviceId, setServiceId] = useState(page.form.serviceId);
  const [named, setNamed] = useState(page.form.appointmentDate);
  const [time, setTime] = useState(page.form.appointmentTime);
  const [picked, setPicked] = useState<Slot | null>(null);
  const [start, setStart] = useState(() => weekOf(isDate(named) ? named : firstDay, weekStart));
  // before there is a service or a day there is nothing to look up
  const wanted = serviceId || services.length === 0 || named ? serviceId : null;
  const { days: all, failed, again } = useDays(page, wanted, start);
  const [tested, setTested] = useState(page.form.patchTest === HAD_TEST);
  const service = services.find(({ id }) => id === serviceId);
  const asksForTest = page.patchVisitId !== null && (service?.needsPatchTest ?? false);
  // before a test can be read nothing of it can be had
  const days = asksForTest && !tested ? all && since(all, page.firstAfterTest) : all;
  // the first free day, unless one is named
  const date = named || (days?.keys().next().value ?? "");
  const given = page.form.appointmentDate === date && serviceId === page.form.serviceId;
  const slots = days ? (days.get(date) ?? []) : given ? page.slots : null;
  const isIt = (each: Slot) => {
    const wall = wallIn(timeZone, each.start);
    return wall.date === date && wall.time === time;
  };
  // a time that was typed may be one of the list
  const slot = picked && isIt(picked) ? picked : (time && slots?.find(isIt)) || null;

  const setDate = (day: string) => {
    setNamed(day);
    if (isDate(day)) setStart(weekOf(day < firstDay ? firstDay : day, weekStart));
  };
  const sync = useEffectEvent(() => {
    const typed = form.current && new FormData(form.current);
    const words = bookingForm((field) => typed?.get(field));
    setServiceId(words.serviceId);
    setTested(words.patchTest === HAD_TEST);
    setTime(words.appointmentTime);
    setDate(words.appointmentDate);
  });
  // what was typed before this code was there
  // oxlint-disable-next-line react/set-state-in-effect -- it reads the page, which was there first
  useEffect(() => sync(), []);

  return {
    serviceId,
    service,
    /** Whether it needs a patch test, which is booked with it; and whether its client has had one. */
    asksForTest,
    tested,
    setTested,
    date,
    time,
    slot,
    slots,
    start,
    /** Whether days are being looked at, or can be. */
    looks: wanted !== null,
    days,
    failed,
    again,
    setStart,
    setDate,
    setService: (id: string) => {
      setServiceId(id);
      setPicked(null);
      setTime("");
    },
    choose: (chosen: Slot) => {
      const wall = wallIn(timeZone, chosen.start);
      setNamed(wall.date);
      setTime(wall.time);
      setPicked(chosen);
    },
    /** The chosen time is gone. */
    lose: () => {
      setPicked(null);
      setTime("");
      again();
    },
  };
}

/** The days of which something is left from an instant on; none without one. */
function since(days: ReadonlyMap<string, Slot[]>, instant: string | null): Map<string, Slot[]> {
  const from = instant === null ? Infinity : Date.parse(instant);
  const left = [...days].map(([day, slots]) => {
    return [day, slots.filter(({ start }) => Date.parse(start) >= from)] as const;
  });
  return new Map(left.filter(([, slots]) => slots.length > 0));
}
