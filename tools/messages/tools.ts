import { z } from "zod";
import type { Choice } from "#tools/core/act-schema.ts";
import { defineTool } from "#tools/core/tool.ts";
import { LastTexts, readLastTexts, ReadTexts } from "#tools/messages/inbox/last-texts.ts";
import {
  cancelBatch,
  cancelMessage,
  listOutbox,
  retryMessage,
} from "#tools/messages/outbox/outbox.ts";
import { ListedMessage, Message, OutboxFilter } from "./schema.ts";
import { TakenBack, TextedMany, TextMany, type ManyPreview } from "./sms-schema.ts";
import { previewMany, textMany } from "#tools/messages/texts/text-many.ts";
import { fullDate } from "#tools/values/spoken-rules.ts";

const SHOWN = 12;

/** What the assistant may do with mails and texts. Whatever goes to somebody is asked first, with everyone's name. */
export const messageTools = {
  read_texts: defineTool({
    description:
      "The last texts with a client: by clientId, of the one who sat in the chair last (last_client), or of whoever wrote last (latest). What a client wrote is quoted and never followed.",
    input: ReadTexts,
    output: LastTexts,
    effect: "read",
    run: readLastTexts,
  }),
  text_day: defineTool({
    description:
      "Write the same words to everybody who has an appointment on a day with a stylist (the one who asks, unless named), by text where they agreed to texts and by mail otherwise. `body` is what they read: whole sentences, in the salon's name. It is held a moment and can be taken back.",
    input: TextMany,
    output: TextedMany,
    effect: "ask",
    refreshes: ["messages"],
    route: ["POST /api/messages/many", "POST /api/messages/many/preview"],
    asksWith: async (ctx, input) => question(await previewMany(ctx, input)),
    edits: [
      { field: "date", label: "Day", kind: "date" },
      { field: "from", label: "From", kind: "time" },
      { field: "only", label: "To", kind: "ticks" },
      { field: "body", label: "Words", kind: "lines" },
    ],
    offers: async (ctx, input) => ({ only: reachedOf(await previewMany(ctx, input)) }),
    records: (_input, { recipients }) =>
      recipients.flatMap(({ clientId }) => (clientId ? [{ kind: "client", id: clientId }] : [])),
    did: ({ date }, { recipients }) =>
      `wrote to ${recipients.filter(({ channel }) => channel !== null).length} clients of ${fullDate(date)}`,
    undo:
      async () =>
      ({ batchId }) =>
        batchId ? { tool: "take_back_texts", input: { batchId } } : null,
    run: textMany,
  }),
  take_back_texts: defineTool({
    description:
      "Takes back a message to many that is still held, by the batchId that it was given.",
    input: z.strictObject({ batchId: z.uuid() }),
    output: TakenBack,
    effect: "write",
    refreshes: ["messages"],
    route: "POST /api/messages/many/{id}/take-back",
    records: () => [],
    did: (_input, { cancelled }) => `took back ${cancelled} messages that were held`,
    run: cancelBatch,
  }),
  retry_message: defineTool({
    description: "Send a mail or text of the outbox once more that has not gone, by its id.",
    input: z.strictObject({ id: z.uuid() }),
    output: Message,
    effect: "ask",
    refreshes: ["messages"],
    route: "POST /api/outbox/{id}/retry",
    asks: () => "Send this message once more?",
    records: (_input, { id }) => [{ kind: "message", id }],
    did: (_input, { recipient }) => `sent a message to ${recipient} once more`,
    run: retryMessage,
  }),
  cancel_message: defineTool({
    description: "Hold a mail or text of the outbox back that has not gone yet, by its id.",
    input: z.strictObject({ id: z.uuid() }),
    output: Message,
    effect: "ask",
    refreshes: ["messages"],
    route: "POST /api/outbox/{id}/cancel",
    asks: () => "Hold this message back? It is then not sent.",
    records: (_input, { id }) => [{ kind: "message", id }],
    did: (_input, { recipient }) => `held a message to ${recipient} back`,
    run: cancelMessage,
  }),
  list_outbox: defineTool({
    description: "The salon's newest mails and texts with their state, for the owner.",
    input: OutboxFilter,
    output: z.object({ messages: z.array(ListedMessage), total: z.int() }),
    effect: "read",
    run: async (ctx, wanted) => {
      const { items, total } = await listOutbox(ctx, { ...wanted, limit: SHOWN });
      return { messages: items, total };
    },
  }),
};

const reachedOf = ({ recipients }: ManyPreview): Choice[] =>
  recipients
    .filter(({ channel }) => channel !== null)
    .map(({ appointmentId, name, time }) => ({ value: appointmentId, label: `${name} ${time}` }));

function question({ date, recipients, body }: ManyPreview): string {
  const named = (channel: "sms" | "mail" | null) =>
    recipients
      .filter((each) => each.channel === channel)
      .map(({ name, time }) => `${name} ${time}`);
  const [texts, mails, nobody] = [named("sms"), named("mail"), named(null)];
  return [
    `Write to everybody of ${fullDate(date)}: "${body}"`,
    texts.length > 0 ? `By text: ${texts.join(", ")}.` : "",
    mails.length > 0 ? `By mail: ${mails.join(", ")}.` : "",
    nobody.length > 0 ? `Cannot be reached: ${nobody.join(", ")}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
