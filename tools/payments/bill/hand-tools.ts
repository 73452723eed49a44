import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { differenceWords, METHOD_WORDS } from "./bill-rules.ts";
import { recordPayment, voidPayment } from "./by-hand.ts";
import { countCash, getDay, reopenDay, todayOf } from "./day.ts";
import { CountCash, DayClose, DayMoney, DayNamed } from "./day-schema.ts";
import { Payment, PaymentById, RecordPayment } from "#tools/payments/schema.ts";
import { agreedOn, moneyOfVisit } from "./visit-money.ts";

/** What the assistant may write down of money that came by hand. */
export const handTools = {
  record_payment: defineTool({
    description:
      "Write down money of a visit that came by hand and not at its closing: cash, the salon's own card terminal, a bank transfer, a voucher. Left out, the amount is all that is due. Minor units.",
    input: RecordPayment,
    output: Payment,
    effect: "ask",
    refreshes: ["appointments", "payments", "reports"],
    route: "POST /api/payments/by-hand",
    asksWith: async (ctx, { appointmentId, method, amount }) => {
      const { due, currency } = await moneyOfVisit(ctx, { appointmentId });
      const { clientName } = await agreedOn(ctx, appointmentId);
      const sum = amount ?? due;
      const money = sum === null ? "" : `${priceText(sum, currency)}, `;
      return `Write down that ${clientName} paid: ${money}${METHOD_WORDS[method].toLowerCase()}?`;
    },
    changes: async (ctx, { appointmentId, method, amount, tip = 0 }) => {
      const { due, currency } = await moneyOfVisit(ctx, { appointmentId });
      const words = (minor: number | null) => (minor === null ? null : priceText(minor, currency));
      const came = amount ?? due;
      return changesOf([
        [METHOD_WORDS[method], null, words(came)],
        ["Tip", null, tip > 0 ? words(tip) : null],
        ["Due", words(due), words(due === null ? null : Math.max(0, due - (came ?? 0)))],
      ]);
    },
    edits: [
      { field: "amount", label: "Amount", kind: "money" },
      { field: "tip", label: "Tip", kind: "money" },
    ],
    records: ({ appointmentId }, { id }) => [
      { kind: "payment", id },
      { kind: "appointment", id: appointmentId },
    ],
    did: (_input, { clientName, amount, currency, method }) =>
      `wrote down ${priceText(amount, currency)} of ${clientName}, ${METHOD_WORDS[method].toLowerCase()}`,
    undo:
      async () =>
      ({ id }) => ({ tool: "void_payment", input: { paymentId: id } }),
    run: recordPayment,
  }),
  day_money: defineTool({
    description:
      "What a day brought, by the way it came, what cash should be in the drawer, and how it was counted where the day is closed.",
    input: DayNamed,
    output: DayMoney,
    effect: "read",
    run: getDay,
  }),
  count_cash: defineTool({
    description:
      "Count the cash at the end of a day, today unless another is named: it names the difference to what should be there, and nothing by hand comes or goes on that day any more.",
    input: CountCash,
    output: DayClose,
    effect: "ask",
    refreshes: ["payments"],
    route: "POST /api/payments/days",
    asks: ({ day }) => `Close ${day ?? "today"} with the cash that was counted?`,
    changes: async (ctx, { day, counted, float }) => {
      const { currency, cash, ...found } = await getDay(ctx, { day: day ?? (await todayOf(ctx)) });
      const before = float ?? found.float;
      const difference = counted - before - cash;
      return changesOf([
        ["In the drawer before", null, priceText(before, currency)],
        ["Cash taken", null, priceText(cash, currency)],
        ["Counted", null, priceText(counted, currency)],
        ["Difference", null, differenceWords(difference, currency)],
      ]);
    },
    edits: [
      { field: "counted", label: "Counted", kind: "money" },
      { field: "float", label: "In the drawer before", kind: "money" },
      { field: "note", label: "Note", kind: "text" },
    ],
    records: () => [],
    did: (_input, { day, difference, currency }) =>
      `closed ${day}: ${differenceWords(difference, currency)}`,
    undo:
      async () =>
      ({ day }) => ({ tool: "reopen_day", input: { day } }),
    run: countCash,
  }),
};

/** What takes back what was written down by hand. */
export const handUndoTools = {
  void_payment: defineTool({
    description: "Money that was written down by hand today had not come after all.",
    input: PaymentById,
    output: Payment,
    effect: "write",
    refreshes: ["appointments", "payments", "reports"],
    route: "POST /api/payments/{id}/void",
    unlisted: "It takes an act back that is in the ledger.",
    run: (ctx, { paymentId }) => voidPayment(ctx, { id: paymentId }),
  }),
  reopen_day: defineTool({
    description: "A day that was closed, open again.",
    input: z.strictObject(DayNamed.shape),
    output: DayMoney,
    effect: "write",
    refreshes: ["payments"],
    route: "DELETE /api/payments/days",
    unlisted: "It takes an act back that is in the ledger.",
    run: reopenDay,
  }),
};
