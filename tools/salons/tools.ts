import { z } from "zod";
import { changesOf } from "#tools/actions/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { BookingRules, Chair, CreateChair, UpdateBookingRules } from "./booking-schema.ts";
import { getBookingRules, updateBookingRules } from "./booking.ts";
import { createChair, deleteChair, listChairs } from "./chairs.ts";

const LABELS: Record<keyof BookingRules, string> = {
  timeZone: "Time zone",
  minNoticeMinutes: "Minutes of notice",
  horizonDays: "Days ahead",
  stepMinutes: "Minutes between starts",
  bufferMinutes: "Minutes kept free after each",
  dailyCap: "Appointments a day",
  cutoffHours: "Hours to cancel before",
  confirmation: "A client's booking",
  requirePatchTest: "Patch test needed",
};

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
    asks: () => "Change how the salon lets itself be booked?",
    changes: async (ctx, input) => {
      const before = await getBookingRules(ctx);
      return changesOf(
        Object.entries(LABELS).map(([name, label]) => {
          const rule = name as keyof BookingRules;
          return [label, words(rule, before[rule]), words(rule, input[rule])];
        }),
      );
    },
    edits: [
      { field: "minNoticeMinutes", label: "Minutes of notice", kind: "number" },
      { field: "horizonDays", label: "Days ahead", kind: "number" },
      { field: "bufferMinutes", label: "Minutes kept free after each", kind: "number" },
      { field: "cutoffHours", label: "Hours to cancel before", kind: "number" },
    ],
    records: () => [],
    did: () => "changed how the salon is booked",
    undo: async (ctx, input) => {
      const before = await getBookingRules(ctx);
      const earlier = Object.fromEntries(
        Object.keys(input).map((name) => [name, before[name as keyof BookingRules]]),
      );
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
    asksWith: async (ctx, { id }) => `Take the chair ${await chairName(ctx, id)} away?`,
    changes: async (ctx, { id }) => [
      { label: "Chair", before: await chairName(ctx, id), after: null },
    ],
    records: () => [],
    did: () => "took a chair away",
    run: deleteChair,
  }),
};

function words(rule: keyof BookingRules, said: string | number | boolean | null | undefined) {
  if (rule === "confirmation" && said !== undefined)
    return said === "automatic" ? "stands at once" : "waits for a yes";
  return rule === "dailyCap" && said === null ? "as many as fit" : said;
}

const chairName = async (ctx: Ctx, id: string): Promise<string> =>
  (await listChairs(ctx)).find((chair) => chair.id === id)?.name ?? "that you named";
