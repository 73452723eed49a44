import { z } from "zod";
import { changesOf, editsOf, fieldLines, formerOf } from "#tools/core/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { BOOKING_FIELDS } from "./booking-fields.ts";
import { BookingRules, Chair, CreateChair, UpdateBookingRules } from "./booking-schema.ts";
import { getBookingRules, updateBookingRules } from "./booking.ts";
import { createChair, deleteChair, listChairs } from "./chairs.ts";

/** What the assistant may do about how the salon lets itself be booked. */
export const salonTools = {
  get_booking_rules: defineTool({
    description:
      "How the salon lets itself be booked: notice, horizon, steps, buffer, daily cap, cut-off, confirmation, patch tests, time zone.",
    input: z.strictObject({}),
    output: BookingRules,
    effect: "read",
    run: getBookingRules,
  }),
  set_booking_rules: defineTool({
    description:
      "Change how the salon lets itself be booked; what is left out stays. Owner and manager only.",
    input: UpdateBookingRules,
    output: BookingRules,
    effect: "ask",
    refreshes: ["booking-rules", "availability", "appointments"],
    route: "PUT /api/booking-rules",
    asks: () => "Change how the salon lets itself be booked?",
    changes: async (ctx, input) => {
      const before = shown(await getBookingRules(ctx));
      return changesOf(fieldLines(BOOKING_FIELDS, before, shown(input)));
    },
    edits: editsOf(
      BOOKING_FIELDS,
      "minNoticeMinutes",
      "horizonDays",
      "bufferMinutes",
      "cutoffHours",
    ),
    records: () => [],
    did: () => "changed how the salon is booked",
    undo: async (ctx, input) => {
      const earlier = formerOf(await getBookingRules(ctx), input);
      return () => ({ tool: "set_booking_rules", input: earlier });
    },
    run: updateBookingRules,
  }),
  list_chairs: defineTool({
    description: "The salon's chairs. Without any, bookings are not limited by them.",
    input: z.strictObject({}),
    output: z.object({ chairs: z.array(Chair) }),
    effect: "read",
    run: async (ctx) => ({ chairs: await listChairs(ctx) }),
  }),
  add_chair: defineTool({
    description:
      "Add a chair by name. From the first one on, an appointment needs one that is free.",
    input: CreateChair,
    output: Chair,
    effect: "ask",
    refreshes: ["chairs", "availability"],
    route: "POST /api/chairs",
    asks: ({ name }) => `Add the chair ${name}?`,
    changes: async (_ctx, { name }) => [{ label: "Chair", before: null, after: name }],
    edits: [{ field: "name", label: "Name", kind: "text" }],
    records: () => [],
    did: ({ name }) => `added the chair ${name}`,
    undo:
      async () =>
      ({ id }) => ({ tool: "remove_chair", input: { id } }),
    run: createChair,
  }),
  remove_chair: defineTool({
    description: "Take a chair away by its id, where nothing to come is booked on it.",
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.uuid() }),
    effect: "ask",
    refreshes: ["chairs", "availability"],
    route: "DELETE /api/chairs/{id}",
    asksWith: async (ctx, { id }) => `Take the chair ${await chairName(ctx, id)} away?`,
    changes: async (ctx, { id }) => [
      { label: "Chair", before: await chairName(ctx, id), after: null },
    ],
    records: () => [],
    did: () => "took a chair away",
    run: deleteChair,
  }),
};

/** What does not read as it stands, in words. */
const shown = ({ confirmation, dailyCap, ...rules }: UpdateBookingRules) => ({
  ...rules,
  dailyCap: dailyCap === null ? "as many as fit" : dailyCap,
  confirmation: confirmation && CONFIRMED[confirmation],
});

const CONFIRMED = { automatic: "stands at once", by_hand: "waits for a yes" };

const chairName = async (ctx: Ctx, id: string): Promise<string> =>
  (await listChairs(ctx)).find((chair) => chair.id === id)?.name ?? "that you named";
