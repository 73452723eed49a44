import { foreignKey, type AnyPgColumn } from "drizzle-orm/pg-core";
import { salons } from "./salons.ts";

/** The row goes when its salon goes. */
export const inSalon = (t: { salonId: AnyPgColumn }) =>
  foreignKey({ columns: [t.salonId], foreignColumns: [salons.id] }).onDelete("cascade");
