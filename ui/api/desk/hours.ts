import { mutationOptions } from "@tanstack/react-query";
import type { WeekHours } from "#tools/hours/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** The week of one stylist. */
export const getWeek = (stylistId: string) =>
  reading(["hours", "week", stylistId], () =>
    api.stylists[":id"].hours.$get({ param: { id: stylistId } }),
  );

/** Days off and holidays that are not over, of everybody. */
export const listExceptions = reading(["hours", "exceptions"], () =>
  api["hours-exceptions"].$get({ query: { limit: 500 } }),
);

export const setWeek = mutationOptions({
  mutationFn: ({ stylistId, week }: { stylistId: string; week: WeekHours }) =>
    answerTo(api.stylists[":id"].hours.$put({ param: { id: stylistId }, json: { week } })),
  meta: { act: "set_hours", done: "Working hours saved.", failed: false },
});

export const createException = sending(api["hours-exceptions"], "$post", {
  act: "close_day",
  done: "Days saved.",
  failed: false,
});

export const deleteException = sending(api["hours-exceptions"][":id"], "$delete", {
  act: "open_day",
});
