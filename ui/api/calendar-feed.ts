import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";

/** Whether one's own book is open to calendar apps. */
export const getCalendarFeed = queryOptions({
  queryKey: ["calendar-feed"],
  queryFn: async () => (await api["calendar-feed"].$get()).json(),
});

/** Makes an address, which is told this once; one before it ends. */
export const openCalendarFeed = mutationOptions({
  mutationFn: async () => (await api["calendar-feed"].$post()).json(),
  meta: { refreshes: "calendar-feed", failed: "The link could not be made. Please try again." },
});

export const closeCalendarFeed = mutationOptions({
  mutationFn: async () => {
    await api["calendar-feed"].$delete();
  },
  meta: {
    act: "close_calendar_feed",
    done: "The calendar link is closed.",
    failed: "The link could not be closed. Please try again.",
  },
});
