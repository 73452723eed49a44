import { mutationOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** Whether one's own book is open to calendar apps. */
export const getCalendarFeed = reading(["calendar-feed"], () => api["calendar-feed"].$get());

/** Makes an address, which is told this once; one before it ends. */
export const openCalendarFeed = sending(api["calendar-feed"], "$post", {
  refreshes: "calendar-feed",
  failed: "The link could not be made. Please try again.",
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
