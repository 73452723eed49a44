import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { CreateChair, UpdateBookingRules } from "#tools/salons/booking-schema.ts";
import { api } from "#ui/lib/api.ts";

/** How the salon lets itself be booked. */
export const getBookingRules = queryOptions({
  queryKey: ["booking-rules"],
  queryFn: async () => (await api["booking-rules"].$get()).json(),
});

/** A refusal is shown in the form. What is open to book changes with the rules. */
export const updateBookingRules = mutationOptions({
  mutationFn: async (json: UpdateBookingRules) =>
    (await api["booking-rules"].$put({ json })).json(),
  meta: {
    act: "set_booking_rules",
    done: "Saved",
    failed: false,
  },
});

/** Where clients sit. */
export const listChairs = queryOptions({
  queryKey: ["chairs"],
  queryFn: async () => (await api.chairs.$get({ query: { limit: 500 } })).json(),
});

export const createChair = mutationOptions({
  mutationFn: async (json: CreateChair) => (await api.chairs.$post({ json })).json(),
  meta: { act: "add_chair", failed: false },
});

export const deleteChair = mutationOptions({
  mutationFn: async (id: string) => (await api.chairs[":id"].$delete({ param: { id } })).json(),
  meta: { act: "remove_chair", failed: false },
});
