import { useMemo } from "react";
import type { CalendarView } from "#tools/appointments/schema.ts";
import { may } from "#tools/access/permissions-rules.ts";
import type { SalonRole } from "#tools/core/role-schema.ts";
import { columnWords } from "./day-words.ts";
import type { Column } from "./grid.ts";
import { axisOf, hoursShown } from "./layout-rules.ts";

/** A stylist as a column needs them. */
export type Named = { id: string; name: string };

/** Who looks: a stylist may write in their own book alone. */
export type Reader = { role: SalonRole; stylistId: string };

/** The columns of a calendar: these stylists on one date, or one stylist on these dates. */
export function useColumns(
  view: CalendarView | undefined,
  dates: readonly string[],
  stylists: readonly Named[],
  { today, reader }: { today: string; reader: Reader | undefined },
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
        title: key.includes(",") ? columnWords(date) : name,
        isToday: date === today,
        writes:
          reader !== undefined && (may(reader.role, "book_for_anyone") || reader.stylistId === id),
        axis: axisOf(view.timeZone, date, hours),
      })),
    );
  }, [view, key, stylists, today, reader]);
}
