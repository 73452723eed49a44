import { queryOptions } from "@tanstack/react-query";
import { api } from "#ui/lib/api.ts";

/** What a stylist offers. */
export const listServices = (stylistId: string) =>
  queryOptions({
    queryKey: ["services", stylistId],
    queryFn: async () =>
      (
        await api.services.stylist[":stylistId"].$get({
          param: { stylistId },
          query: { limit: 500 },
        })
      ).json(),
  });

/** How the salon lets itself be booked. */
export const getBookingRules = queryOptions({
  queryKey: ["booking-rules"],
  queryFn: async () => (await api["booking-rules"].$get()).json(),
});
