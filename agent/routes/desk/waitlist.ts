import { createRoute } from "@hono/zod-openapi";
import { JoinWaitlist, WaitlistEntry } from "#tools/booking/waitlist/schema.ts";
import { offerNow } from "#tools/booking/waitlist/offers.ts";
import {
  addToWaitlist,
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
} from "#tools/booking/waitlist/waitlist.ts";
import { guestOf, limitAddress } from "./guests.ts";
import { body, json, router } from "#agent/http/router.ts";
import { shortListing, verb } from "#agent/http/verb.ts";

/** A person waits for one thing or another; a loop fills somebody's list. */
const JOINS = { max: 30, windowMs: 60 * 60_000 };

/** What a guest hears of their waiting. */
const Waiting = WaitlistEntry.pick({
  id: true,
  serviceType: true,
  from: true,
  to: true,
  status: true,
});

/** Public: waits for a time on a stylist's page. */
export const publicWaitlist = router().openapi(
  createRoute({
    method: "post",
    path: "/join",
    request: body(JoinWaitlist),
    responses: json(Waiting, 201),
  }),
  async (c) => {
    await limitAddress(c, "waitlist", JOINS);
    const wish = c.req.valid("json");
    const { clientId: _, ...said } = wish;
    const entry = await joinWaitlist(await guestOf(c, wish), said);
    return c.json(Waiting.parse(entry), 201);
  },
);

/** Who waits in the salon. */
export const waitlist = router()
  .openapi(...shortListing("get /", { row: WaitlistEntry }, listWaitlist))
  .openapi(
    ...verb("post /", { body: JoinWaitlist, answer: WaitlistEntry, status: 201 }, addToWaitlist),
  )
  .openapi(...verb("post /{id}/offer", { answer: WaitlistEntry }, offerNow))
  .openapi(...verb("delete /{id}", { answer: WaitlistEntry }, leaveWaitlist));
