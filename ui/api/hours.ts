import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CreateHoursException, WeekHours } from "#tools/hours/schema.ts";
import { api } from "#ui/lib/api.ts";

/** The week of one stylist. */
export const getWeek = (stylistId: string) =>
  queryOptions({
    queryKey: ["hours", "week", stylistId],
    queryFn: async () =>
      (await api.stylists[":id"].hours.$get({ param: { id: stylistId } })).json(),
  });

/** Days off and holidays that are not over, of everybody. */
export const listExceptions = queryOptions({
  queryKey: ["hours", "exceptions"],
  queryFn: async () => (await api["hours-exceptions"].$get({ query: {} })).json(),
});

export const setWeek = mutationOptions({
  mutationFn: async ({ stylistId, week }: { stylistId: string; week: WeekHours }) =>
    (await api.stylists[":id"].hours.$put({ param: { id: stylistId }, json: { week } })).json(),
  meta: { act: "set_hours", done: "Working hours saved.", failed: false },
});

export const createException = mutationOptions({
  mutationFn: async (json: CreateHoursException) =>
    (await api["hours-exceptions"].$post({ json })).json(),
  meta: { act: "close_day", done: "Days saved.", failed: false },
});

export const deleteException = mutationOptions({
  mutationFn: async (id: string) =>
    (await api["hours-exceptions"][":id"].$delete({ param: { id } })).json(),
  meta: { act: "open_day" },
});
