import { foreignKey, type AnyPgColumn } from "drizzle-orm/pg-core";
import { salons } from "./salons.ts";

/** The row goes when its salon goes. */
export const inSalon = (t: { salonId: AnyPgColumn }) =>
  foreignKey({ columns: [t.salonId], foreignColumns: [salons.id] }).onDelete("cascade");

/** The row belongs to another of the same salon, by the column that names it. */
export const hangsOn = (
  salonId: AnyPgColumn,
  column: AnyPgColumn,
  other: { salonId: AnyPgColumn; id: AnyPgColumn },
) => foreignKey({ columns: [salonId, column], foreignColumns: [other.salonId, other.id] });
