import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { changeAsk, deleteAsk, listAsks, readAsk, scheduleAsk } from "./asks.ts";
import { consentWords, rhythmWords } from "./rules.ts";
import { ChangeAsk, ScheduleAsk, ScheduledAsk, type Consent, type Rhythm } from "./schema.ts";

const OneAsk = z.strictObject({ id: z.uuid() });

/** What the assistant may do with what it is asked again and again. */
export const askTools = {
  schedule_ask: defineTool({
    description:
      "Have something asked again and again: on weekdays or a day of the month, at a time. Each run is a message in a thread of its own; what it would change waits there for a tap, unless the stylist consented to that act.",
    input: ScheduleAsk,
    output: ScheduledAsk,
    effect: "ask",
    refreshes: ["asks"],
    route: "POST /api/asks",
    asks: ({ words, consent = null, ...when }) =>
      `${rhythmWords(rhythmIn(when))} ask “${words}”? ${waysWords(consent)}`,
    changes: async (_ctx, { words, consent = null, ...when }) =>
      changesOf([
        ["Asks", null, words],
        ["When", null, rhythmWords(rhythmIn(when))],
        ["Without a tap", null, consentWords(consent) ?? "nothing"],
      ]),
    edits: [
      { field: "words", label: "Words", kind: "lines" },
      { field: "time", label: "At", kind: "time" },
    ],
    records: () => [],
    did: (_input, ask) => `scheduled an ask, ${lower(rhythmWords(ask))}`,
    run: scheduleAsk,
  }),
  list_scheduled_asks: defineTool({
    description:
      "What the stylist has asked again and again: words, when, what it may do without a tap, whether it is paused, and how the last run came out.",
    input: z.strictObject({}),
    output: z.object({ asks: z.array(ScheduledAsk) }),
    effect: "read",
    run: async (ctx) => ({ asks: await listAsks(ctx) }),
  }),
  change_scheduled_ask: defineTool({
    description:
      "Pause a scheduled ask or let it go on, or change its words or when it comes, by its id. Other words take its standing consent away.",
    input: z.strictObject({ id: z.uuid(), ...ChangeAsk.shape }),
    output: ScheduledAsk,
    effect: "write",
    refreshes: ["asks"],
    route: "PATCH /api/asks/{id}",
    changes: async (ctx, { id, words, paused, ...when }) => {
      const before = await readAsk(ctx, id);
      const after = { ...before, ...rhythmSaid(when) };
      return changesOf([
        ["Asks", before.words, words],
        ["When", rhythmWords(before), rhythmWords(after)],
        ["Paused", before.paused, paused],
      ]);
    },
    records: () => [],
    undo: async (ctx, { id }) => {
      const { words, paused, weekdays, monthDay, time } = await readAsk(ctx, id);
      const days = monthDay === null ? { weekdays } : { monthDay };
      return () => ({ tool: "change_scheduled_ask", input: { id, words, paused, time, ...days } });
    },
    did: ({ paused }, ask) =>
      paused === undefined
        ? `changed a scheduled ask, ${lower(rhythmWords(ask))}`
        : `${paused ? "paused" : "went on with"} a scheduled ask, ${lower(rhythmWords(ask))}`,
    run: changeAsk,
  }),
  delete_scheduled_ask: defineTool({
    description: "End a scheduled ask for good, by its id. What its runs said stays.",
    input: OneAsk,
    output: ScheduledAsk,
    effect: "ask",
    refreshes: ["asks"],
    route: "DELETE /api/asks/{id}",
    asksWith: async (ctx, { id }) => `Never ask “${(await readAsk(ctx, id)).words}” again?`,
    changes: async (ctx, { id }) => {
      const ask = await readAsk(ctx, id);
      return [{ label: rhythmWords(ask), before: ask.words, after: null }];
    },
    records: () => [],
    did: (_input, ask) => `ended a scheduled ask, ${lower(rhythmWords(ask))}`,
    run: (ctx: Ctx, input) => deleteAsk(ctx, input),
  }),
};

type When = {
  time?: string | undefined;
  weekdays?: number[] | undefined;
  monthDay?: number | undefined;
};

const rhythmIn = ({
  time = "",
  weekdays = [],
  monthDay = null,
}: Omit<When, "monthDay"> & { monthDay?: number | null | undefined }): Rhythm => ({
  time,
  weekdays: weekdays.toSorted((a, b) => a - b),
  monthDay,
});

/** What of a rhythm was said. */
const rhythmSaid = ({ time, weekdays, monthDay }: When): Partial<Rhythm> => ({
  ...(time !== undefined && { time }),
  ...(weekdays?.length && { weekdays: weekdays.toSorted((a, b) => a - b), monthDay: null }),
  ...(monthDay !== undefined && { weekdays: [], monthDay }),
});

const waysWords = (consent: Consent | null) =>
  consent
    ? `Without a tap it may: ${consentWords(consent)}. Anything else waits for you.`
    : "Whatever it would change waits for your tap.";

const lower = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
