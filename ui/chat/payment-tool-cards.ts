import { CreditCard, Link2, Undo2, Wallet } from "lucide-react";
import type { paymentTools } from "#tools/payments/tools.ts";
import { OnePaymentCard, TakenCard, VisitMoneyCard } from "./payment-cards.tsx";
import type { ToolCard } from "./tool-card.ts";

/** How the tools of payments appear. */
export const paymentToolCards: { [Name in keyof typeof paymentTools]: ToolCard<Name> } = {
  visit_money: {
    icon: Wallet,
    doing: "Looking at what was paid",
    done: () => "Looked at what was paid",
    failed: "Could not look at what was paid",
    Card: VisitMoneyCard,
  },
  payments_taken: {
    icon: CreditCard,
    doing: "Adding up the ledger",
    done: () => "Added up the ledger",
    failed: "Could not look at the ledger",
    Card: TakenCard,
  },
  request_payment: {
    icon: Link2,
    doing: "Making the link",
    waiting: "Waiting for you to ask for the payment",
    act: "Ask for it",
    done: (_input, { sent }) =>
      sent.length > 0 ? "Sent the client a link to pay" : "Made a link to pay",
    failed: "Nothing was asked for",
    Card: OnePaymentCard,
  },
  refund_payment: {
    icon: Undo2,
    doing: "Giving it back",
    waiting: "Waiting for you to give it back",
    act: "Give back",
    done: () => "Gave the refund to the bank",
    failed: "Nothing was given back",
    Card: OnePaymentCard,
  },
};
