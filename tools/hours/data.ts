import type { DayHours, WeekHours } from "./schema.ts";

const DAY: DayHours = { from: "09:00", to: "18:00", breaks: [] };

/** What a stylist works until they say otherwise: Monday to Saturday, nine to six. */
export const DEFAULT_WEEK: WeekHours = [DAY, DAY, DAY, DAY, DAY, DAY, null];
