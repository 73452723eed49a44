import { z } from "zod";
import type { RecordRef } from "#tools/core/act-schema.ts";
import { changesOf } from "#tools/core/change-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import { Appointment } from "#tools/appointments/schema.ts";
import { getAppointment } from "#tools/appointments/appointments.ts";
import { nameOf } from "#tools/appointments/rules.ts";
import { agreedOn } from "#tools/payments/bill/visit-money.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { changesOfClosing, closedWords, questionOfClosing, timesOffered } from "./act-words.ts";
import { closeVisit } from "./close.ts";
import { reopenVisit } from "./reopen.ts";
import { ClosedVisit, CloseVisit, SendReceipt, SentReceipt } from "./schema.ts";
import { sendReceipt } from "./send-receipt.ts";

const ofVisit = (id: string, clientId?: string | null): RecordRef[] => [
  { kind: "appointment", id },
  ...(clientId ? [{ kind: "client" as const, id: clientId }] : []),
];
const WAYS = { mail: "by mail", sms: "by text" } as const;
const waysOf = (by: SendReceipt["by"]) => by.map((way) => WAYS[way]).join(" and ");

/** How the assistant closes a visit. */
export const closingTools = {
  close_visit: defineTool({
    description:
      "A visit is done: complete it, bill it, write down what was paid (cash, the salon's own card terminal, bank, voucher, split as said, tips on top), and book the next visit. “245 cash, 30 tip, back in six weeks” is price 24500, paid [{method: cash, tip: 3000}], rebookWeeks 6. Only what was said; a visit that has not begun cannot be closed.",
    input: CloseVisit,
    output: ClosedVisit,
    effect: "ask",
    refreshes: [
      "appointments",
      "availability",
      "clients",
      "inventory",
      "messages",
      "payments",
      "reports",
    ],
    route: "POST /api/appointments/{id}/close",
    asksWith: questionOfClosing,
    changes: changesOfClosing,
    edits: [
      { field: "price", label: "Price", kind: "money" },
      { field: "discount", label: "Discount", kind: "money" },
      { field: "rebookAt", label: "Next visit", kind: "choice" },
    ],
    offers: async (ctx, input) => ({ rebookAt: await timesOffered(ctx, input) }),
    foresees: async (_ctx, { link }, { money: { due, currency } }) =>
      due && !link ? [`${priceText(due, currency)} stays due.`] : [],
    records: (_input, { appointment: { id, clientId } }) => ofVisit(id, clientId),
    did: (_input, closed) => closedWords(closed),
    undo:
      async () =>
      ({ appointment: { id } }) => ({ tool: "reopen_visit", input: { appointmentId: id } }),
    run: closeVisit,
  }),
  send_receipt: defineTool({
    description: "Send a client the receipt of a visit that is closed, by mail or text.",
    input: SendReceipt,
    output: SentReceipt,
    effect: "ask",
    refreshes: ["messages"],
    route: "POST /api/appointments/{id}/receipt",
    asksWith: async (ctx, { appointmentId, by }) => {
      const { clientName } = await agreedOn(ctx, appointmentId);
      return `Send ${clientName} the receipt ${waysOf(by)}?`;
    },
    changes: async (ctx, { appointmentId, by }) => {
      const visit = await getAppointment(ctx, { id: appointmentId });
      return changesOf([["Receipt", null, `${nameOf(visit)}, ${waysOf(by)}`]]);
    },
    records: ({ appointmentId }) => ofVisit(appointmentId),
    did: (_input, { clientName, sent }) => `sent ${clientName} a receipt ${waysOf(sent)}`,
    run: sendReceipt,
  }),
};

/** What takes a closing back. */
export const closingUndoTools = {
  reopen_visit: defineTool({
    description:
      "A visit that was closed today, open again as it was, without the money that came by hand.",
    input: z.strictObject({ appointmentId: z.uuid() }),
    output: Appointment,
    effect: "write",
    refreshes: [
      "appointments",
      "availability",
      "clients",
      "inventory",
      "messages",
      "payments",
      "reports",
    ],
    route: "POST /api/appointments/{id}/reopen",
    unlisted: "It takes an act back that is in the ledger.",
    run: reopenVisit,
  }),
};
