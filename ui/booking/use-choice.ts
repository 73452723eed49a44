import { useEffect, useState, type RefObject } from "react";
import type { BookPage } from "#tools/appointments/page-schema.ts";
import type { Slot } from "#tools/appointments/slot-schema.ts";
import { useDays } from "./use-days.ts";
import { isDate, mondayOf, wallIn } from "./when.ts";

export type Choice = ReturnType<typeof useChoice>;

/** What the visitor has chosen so far: the service, the day, the time, and the free slot that these come to. */
export function useChoice(page: BookPage, form: RefObject<HTMLFormElement | null>) {
  const { timeZone, firstDay, services } = page;
  const [serviceId, setServiceId] = useState(page.form.serviceId);
  const [date, setDate] = useState(page.form.appointmentDate);
  const [time, setTime] = useState(page.form.appointmentTime);
  const [slot, setSlot] = useState<Slot | null>(null);
  const [monday, setMonday] = useState(() => mondayOf(isDate(date) ? date : firstDay));
  // before there is a service or a day there is nothing to look up
  const wanted = serviceId || services.length === 0 || date ? serviceId : null;
  const read = useDays(page, wanted, monday);
  const given = page.form.appointmentDate === date && serviceId === page.form.serviceId;
  const slots = read.days ? (read.days.get(date) ?? []) : given ? page.slots : null;

  const typedDate = (typed: string) => {
    setDate(typed);
    setSlot(null);
    if (isDate(typed)) setMonday(mondayOf(typed < firstDay ? firstDay : typed));
  };
  const choose = (chosen: Slot) => {
    const wall = wallIn(timeZone, chosen.start);
    setDate(wall.date);
    setTime(wall.time);
    setSlot(chosen);
  };

  // what was typed before this code was there
  useEffect(() => {
    const typed = form.current && new FormData(form.current);
    const word = (name: string) => String(typed?.get(name) ?? "");
    setServiceId(word("serviceId"));
    setTime(word("appointmentTime"));
    typedDate(word("appointmentDate"));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  // the first free day of a service, unless a day was named
  useEffect(() => {
    const [first] = read.days?.keys() ?? [];
    if (first && !date) setDate(first);
  }, [read.days, date]);
  // a time that was typed may be one of the list
  useEffect(() => {
    if (!slots || !time) return;
    setSlot((now) => {
      const isIt = (each: Slot) => {
        const wall = wallIn(timeZone, each.start);
        return wall.date === date && wall.time === time;
      };
      return now && isIt(now) ? now : (slots.find(isIt) ?? null);
    });
  }, [slots, time, date, timeZone]);

  return {
    serviceId,
    service: services.find(({ id }) => id === serviceId),
    date,
    time,
    slot,
    slots,
    monday,
    /** Whether days are being looked at, or can be. */
    looks: wanted !== null,
    days: read.days,
    failed: read.failed,
    again: read.again,
    setMonday,
    setDate: typedDate,
    setTime: (typed: string) => {
      setTime(typed);
      setSlot(null);
    },
    setService: (id: string) => {
      setServiceId(id);
      setSlot(null);
      setTime("");
    },
    choose,
    /** The chosen time is gone. */
    lose: () => {
      setSlot(null);
      setTime("");
      read.again();
    },
  };
}
