import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type { JoinWaitlist, WaitlistEntry } from "#tools/booking/waitlist-schema.ts";
import { api } from "#ui/lib/api.ts";

const KEY = "waitlist";

/** Who waits for a time, and what was offered to whom. */
export const listWaitlist = queryOptions({
  queryKey: [KEY],
  queryFn: async () => (await api.waitlist.$get({ query: {} })).json(),
});

export const joinWaitlist = mutationOptions({
  mutationFn: async (json: JoinWaitlist) => (await api.waitlist.$post({ json })).json(),
  meta: { act: "join_waitlist", failed: false },
});

export const leaveWaitlist = mutationOptions({
  mutationFn: async ({ id }: Pick<WaitlistEntry, "id">) =>
    (await api.waitlist[":id"].$delete({ param: { id } })).json(),
  meta: { act: "leave_waitlist", done: "Taken off the waitlist." },
});

/** Offers somebody the soonest time that suits them; it is held for two hours. */
export const offerNow = mutationOptions({
  mutationFn: async ({ id }: Pick<WaitlistEntry, "id">) =>
    (await api.waitlist[":id"].offer.$post({ param: { id } })).json(),
  meta: {
    act: "offer_waitlist",
    done: ({ clientName }: WaitlistEntry) => `${clientName} has been offered a time.`,
  },
});
