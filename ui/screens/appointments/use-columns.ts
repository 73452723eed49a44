import { useMemo } from "react";
import type { CalendarView } from "#tools/appointments/schema.ts";
import { dayWords } from "./day-words.ts";
import type { Column } from "./grid.ts";
import { axisOf, hoursShown } from "./layout-rules.ts";

/** A stylist as a column needs them. */
export type Named = { id: string; name: string };

/** The columns of a calendar: these stylists on one date, or one stylist on these dates. */
export function useColumns(
  view: CalendarView | undefined,
  dates: readonly string[],
  stylists: readonly Named[],
): Column[] {
  const key = dates.join();
  return useMemo(() => {
    if (!view) return [];
    const hours = hoursShown(view);
    return key.split(",").flatMap((date) =>
      stylists.map(({ id, name }) => ({
        key: `${id} ${date}`,
        date,
        stylistId: id,
        stylistName: name,
        title: key.includes(",") ? dayWords(date, { weekday: "short", day: "numeric" }) : name,
        axis: axisOf(view.timeZone, date, hours),
      })),
    );
  }, [view, key, stylists]);
}
