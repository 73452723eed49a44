import { Mails, MessageSquareText, MessagesSquare, Settings2, TextQuote } from "lucide-react";
import type { conversationTools } from "#tools/messages/inbox/conversation-tools.ts";
import type { messageSettingsTools } from "#tools/messages/settings-tools.ts";
import { plural } from "#ui/lib/format.ts";
import {
  ConsentCard,
  ConsentsCard,
  ConversationCard,
  ConversationsCard,
  MessageSettingsCard,
  TemplateCard,
  TemplatePreviewCard,
  TemplatesCard,
} from "./correspondence-cards.tsx";
import type { ToolCard } from "#ui/chat/cards/tool-card.ts";

/** How the tools of conversations by text, and of how the salon writes, appear. */
export const correspondenceToolCards: {
  [Name in keyof typeof conversationTools | keyof typeof messageSettingsTools]: ToolCard<Name>;
} = {
  list_conversations: {
    icon: MessagesSquare,
    does: "look at the texts",
    done: (_input, { total }) => `Found ${plural(total, "conversation")}`,
    Card: ConversationsCard,
  },
  text_client: {
    icon: MessageSquareText,
    does: "write the text",
    waiting: "Waiting for you to send the text",
    act: "Send it",
    done: (_input, { clientName, phone }) => `Wrote to ${clientName ?? phone}`,
    failed: "No text was written",
    Card: ConversationCard,
  },
  answer_text: {
    icon: MessageSquareText,
    does: "write the text",
    waiting: "Waiting for you to send the text",
    act: "Send it",
    done: (_input, { clientName, phone }) => `Wrote to ${clientName ?? phone}`,
    failed: "No text was written",
    Card: ConversationCard,
  },
  take_conversation: {
    icon: MessagesSquare,
    does: "take the conversation over",
    done: (_input, { clientName, phone }) => `You answer ${clientName ?? phone} now`,
    failed: "It was not taken over",
    Card: ConversationCard,
  },
  hand_back_conversation: {
    icon: MessagesSquare,
    does: "hand the conversation back",
    waiting: "Waiting for you to hand it back",
    act: "Hand it back",
    done: (_input, { clientName, phone }) => `The assistant answers ${clientName ?? phone} again`,
    failed: "It was not handed back",
    Card: ConversationCard,
  },
  mark_texts_read: {
    icon: MessagesSquare,
    does: "note that you saw it",
    done: () => "Seen",
    failed: "It was not noted",
  },
  get_message_settings: {
    icon: Settings2,
    does: "look how the salon writes",
    done: () => "Looked how the salon writes",
    Card: MessageSettingsCard,
  },
  set_message_settings: {
    icon: Settings2,
    does: "change how the salon writes",
    waiting: "Waiting for you to change it",
    act: "Change it",
    done: () => "Changed how the salon writes",
    failed: "Nothing was changed",
    Card: MessageSettingsCard,
  },
  list_templates: {
    icon: TextQuote,
    does: "look at the words",
    done: (_input, { templates }) => `Found ${plural(templates.length, "message")}`,
    Card: TemplatesCard,
  },
  preview_template: {
    icon: TextQuote,
    does: "fill the words in",
    done: () => "Filled the words in",
    failed: "The words could not be filled in",
    Card: TemplatePreviewCard,
  },
  change_template: {
    icon: TextQuote,
    does: "change the words",
    act: "Use these words",
    done: () => "Changed the words",
    failed: "The words were not changed",
    Card: TemplateCard,
  },
  reset_template: {
    icon: TextQuote,
    does: "give it its first words",
    act: "Give it back",
    done: () => "It has its first words again",
    failed: "The words were not changed",
    Card: TemplateCard,
  },
  list_consents: {
    icon: Mails,
    does: "look who agreed to texts",
    done: (_input, { total }) => `Found ${plural(total, "line")}`,
    failed: "Could not look who agreed",
    Card: ConsentsCard,
  },
  record_consent: {
    icon: Mails,
    does: "write down what they said",
    waiting: "Waiting for you to write it down",
    act: "Write it down",
    done: (_input, { phone, granted }) =>
      granted ? `${phone} agreed to texts` : `${phone} wants no texts`,
    failed: "Nothing was written down",
    Card: ConsentCard,
  },
};
