import { Inbox, MessageSquareText, MessagesSquare, Undo2 } from "lucide-react";
import type { messageTools } from "#tools/messages/tools.ts";
import { longDay, plural } from "#ui/lib/format.ts";
import { TextedCard } from "#ui/cards/texted-card.tsx";
import { OneMessageCard } from "./correspondence-cards.tsx";
import { OutboxCard, TakenBackCard, TextsCard } from "./messages-card.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of mails and texts appear. */
export const messageToolCards: { [Name in keyof typeof messageTools]: ToolCard<Name> } = {
  read_texts: {
    icon: MessagesSquare,
    does: "look at the texts",
    done: (_input, { name, texts }) =>
      texts.length === 0 ? `No texts with ${name}` : `Texts with ${name}`,
    Card: TextsCard,
  },
  text_day: {
    icon: MessageSquareText,
    does: "write to everybody",
    waiting: "Waiting for you to send it",
    act: "Send it",
    done: ({ date }, { recipients }) =>
      `Wrote to ${plural(recipients.filter(({ channel }) => channel !== null).length, "client")} of ${longDay(date)}`,
    failed: "Nothing was written",
    Card: TextedCard,
  },
  take_back_texts: {
    icon: Undo2,
    does: "take it back",
    done: (_input, { cancelled }) => `Took back ${plural(cancelled, "message")}`,
    failed: "Nothing was taken back",
    Card: TakenBackCard,
  },
  list_outbox: {
    icon: Inbox,
    does: "look at the outbox",
    done: (_input, { total }) => `Found ${plural(total, "message")}`,
    Card: OutboxCard,
  },
  retry_message: {
    icon: Inbox,
    does: "send it once more",
    act: "Send it",
    done: (_input, { recipient }) => `On its way to ${recipient} again`,
    failed: "It was not sent",
    Card: OneMessageCard,
  },
  cancel_message: {
    icon: Inbox,
    does: "hold it back",
    act: "Hold it back",
    done: (_input, { recipient }) => `Held back from ${recipient}`,
    failed: "It was not held back",
    Card: OneMessageCard,
  },
};
