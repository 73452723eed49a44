import { CreditCard, Link2, Undo2, Wallet } from "lucide-react";
import type { paymentTools } from "#tools/payments/tools.ts";
import { ChargedCard, OnePaymentCard, TakenCard, VisitMoneyCard } from "./payment-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of payments appear. */
export const paymentToolCards: { [Name in keyof typeof paymentTools]: ToolCard<Name> } = {
  visit_money: {
    icon: Wallet,
    does: "look at what was paid",
    done: () => "Looked at what was paid",
    Card: VisitMoneyCard,
  },
  payments_taken: {
    icon: CreditCard,
    does: "add up the ledger",
    done: () => "Added up the ledger",
    failed: "Could not look at the ledger",
    Card: TakenCard,
  },
  request_payment: {
    icon: Link2,
    does: "make the link",
    waiting: "Waiting for you to ask for the payment",
    act: "Ask for it",
    done: (_input, { sent }) =>
      sent.length > 0 ? "Sent the client a link to pay" : "Made a link to pay",
    failed: "Nothing was asked for",
    Card: OnePaymentCard,
  },
  refund_payment: {
    icon: Undo2,
    does: "give it back",
    act: "Give back",
    done: () => "Gave the refund to the bank",
    failed: "Nothing was given back",
    Card: OnePaymentCard,
  },
  cancel_payment_link: {
    icon: Link2,
    does: "take the link back",
    act: "Take it back",
    done: () => "Took the link back",
    failed: "The link stands",
    Card: OnePaymentCard,
  },
  charge_no_show: {
    icon: CreditCard,
    does: "charge the card",
    act: "Charge it",
    done: (_input, { sentence }) => sentence,
    failed: "Nothing was charged",
    Card: ChargedCard,
  },
  show_payment_settings: {
    icon: Wallet,
    does: "look how payments are taken",
    done: (_input, { available, payWithinMinutes }) =>
      available
        ? `Cards are taken; a booking waits ${payWithinMinutes} min`
        : "No cards can be taken here",
  },
  set_payment_settings: {
    icon: Wallet,
    does: "change how payments are taken",
    act: "Change it",
    done: () => "Changed how payments are taken",
    failed: "Payments are taken as before",
  },
};
