import { Banknote, CalendarCheck, PiggyBank, ReceiptText } from "lucide-react";
import type { closingTools } from "#tools/closing/tools.ts";
import type { handTools } from "#tools/payments/bill/hand-tools.ts";
import { differenceWords } from "#tools/payments/bill/bill-rules.ts";
import { priceText } from "#tools/values/money-rules.ts";
import { ClosedVisitCard, DayCard } from "./closing-cards.tsx";
import { OnePaymentCard } from "./payment-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools that close a visit and a day appear. */
export const closingToolCards: {
  [Name in keyof typeof closingTools | keyof typeof handTools]: ToolCard<Name>;
} = {
  close_visit: {
    icon: CalendarCheck,
    does: "close the visit",
    act: "Close it",
    done: (_input, { appointment, money: { paid, tips, currency } }) =>
      `Closed ${appointment.clientName}’s visit, ${priceText(paid + tips, currency)} paid`,
    failed: "The visit is open still",
    Card: ClosedVisitCard,
  },
  send_receipt: {
    icon: ReceiptText,
    does: "send the receipt",
    act: "Send it",
    done: (_input, { clientName }) => `Sent ${clientName} the receipt`,
    failed: "No receipt was sent",
  },
  record_payment: {
    icon: Banknote,
    does: "write down the payment",
    waiting: "Waiting for you to write it down",
    act: "Write it down",
    done: (_input, { amount, currency }) => `Wrote down ${priceText(amount, currency)}`,
    failed: "Nothing was written down",
    Card: OnePaymentCard,
  },
  day_money: {
    icon: PiggyBank,
    does: "add up the day",
    done: () => "Added up the day",
    Card: DayCard,
  },
  count_cash: {
    icon: PiggyBank,
    does: "count the cash",
    act: "Close the day",
    done: (_input, { difference, currency }) =>
      `Closed the day: ${differenceWords(difference, currency)}`,
    failed: "The day is open still",
  },
};
