import { api } from "#ui/lib/http/api.ts";
import { reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

/** How the salon lets itself be booked. */
export const getBookingRules = reading(["booking-rules"], () => api["booking-rules"].$get());

/** A refusal is shown in the form. What is open to book changes with the rules. */
export const updateBookingRules = sending(api["booking-rules"], "$put", {
  act: "set_booking_rules",
  done: "Saved",
  failed: false,
});

/** Where clients sit. */
export const listChairs = reading(["chairs"], () => api.chairs.$get({ query: { limit: 500 } }));

export const createChair = sending(api.chairs, "$post", { act: "add_chair", failed: false });

export const deleteChair = sending(api.chairs[":id"], "$delete", {
  act: "remove_chair",
  failed: false,
});
