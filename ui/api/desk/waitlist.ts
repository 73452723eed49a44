import { mutationOptions } from "@tanstack/react-query";
import type { WaitlistEntry } from "#tools/booking/waitlist/schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

const KEY = "waitlist";

/** Who waits for a time, and what was offered to whom. */
export const listWaitlist = reading([KEY], () => api.waitlist.$get({ query: { limit: 500 } }));

export const joinWaitlist = sending(api.waitlist, "$post", { act: "join_waitlist", failed: false });

export const leaveWaitlist = mutationOptions({
  mutationFn: ({ id }: Pick<WaitlistEntry, "id">) =>
    answerTo(api.waitlist[":id"].$delete({ param: { id } })),
  meta: { act: "leave_waitlist", done: "Taken off the waitlist." },
});

/** Offers somebody the soonest time that suits them; it is held for two hours. */
export const offerNow = mutationOptions({
  mutationFn: ({ id }: Pick<WaitlistEntry, "id">) =>
    answerTo(api.waitlist[":id"].offer.$post({ param: { id } })),
  meta: {
    act: "offer_waitlist",
    done: ({ clientName }: WaitlistEntry) => `${clientName} has been offered a time.`,
  },
});
