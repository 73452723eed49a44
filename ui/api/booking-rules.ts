import { mutationOptions } from "@tanstack/react-query";
import type { CreateChair, UpdateBookingRules } from "#tools/salons/booking-schema.ts";
import { api } from "#ui/lib/api.ts";
import { answerTo, reading } from "#ui/lib/reading.ts";

/** How the salon lets itself be booked. */
export const getBookingRules = reading(["booking-rules"], () => api["booking-rules"].$get());

/** A refusal is shown in the form. What is open to book changes with the rules. */
export const updateBookingRules = mutationOptions({
  mutationFn: (json: UpdateBookingRules) => answerTo(api["booking-rules"].$put({ json })),
  meta: {
    act: "set_booking_rules",
    done: "Saved",
    failed: false,
  },
});

/** Where clients sit. */
export const listChairs = reading(["chairs"], () => api.chairs.$get({ query: { limit: 500 } }));

export const createChair = mutationOptions({
  mutationFn: (json: CreateChair) => answerTo(api.chairs.$post({ json })),
  meta: { act: "add_chair", failed: false },
});

export const deleteChair = mutationOptions({
  mutationFn: (id: string) => answerTo(api.chairs[":id"].$delete({ param: { id } })),
  meta: { act: "remove_chair", failed: false },
});
