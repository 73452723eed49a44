import type { Consent } from "#tools/messages/inbox/consent-schema.ts";
import type { Message } from "#tools/messages/schema.ts";
import type {
  MessageSettingsView,
  Template,
  TemplatePreview,
} from "#tools/messages/settings-schema.ts";
import type { SmsConversation } from "#tools/messages/sms-schema.ts";
import { STANDINGS } from "#ui/cards/message/standings.ts";
import { Card } from "#ui/components/page/card.tsx";
import { plural, shortMoment } from "#ui/lib/format.ts";
import { dotted, factsCard, linesCard, type Line } from "#ui/chat/cards/listed.tsx";

const TEXTS = { title: "Texts", to: "/messages" };

/** Conversations by text, newest first. */
export const ConversationsCard = linesCard({
  ...TEXTS,
  none: "No texts yet.",
  lines: ({ conversations }: { conversations: SmsConversation[] }) => conversations.map(lineOf),
});

/** One conversation by text after a change. */
export const ConversationCard = linesCard({
  ...TEXTS,
  lines: (conversation: SmsConversation) => [lineOf(conversation)],
});

function lineOf(conversation: SmsConversation): Line {
  const { id, clientName, phone, lastBody, lastAt, answering, unread, needsYou } = conversation;
  return {
    id,
    name: clientName ?? phone,
    below: dotted(
      needsYou ? "waits for you" : answering === "staff" && "the salon answers",
      unread > 0 && plural(unread, "unread text"),
      shortMoment(lastAt),
    ),
    quote: lastBody,
    to: `/messages/${id}`,
  };
}

/** A mail or text after a change. */
export const OneMessageCard = linesCard({
  title: "Outbox",
  to: "/outbox",
  lines: ({ id, recipient, subject, body, status }: Message) => [
    { id, name: subject ?? body, below: dotted(recipient, STANDINGS[status].label) },
  ],
});

/** How the salon writes. */
export const MessageSettingsCard = factsCard({
  title: "How the salon writes",
  to: "/settings#messages",
  facts: (settings: MessageSettingsView) => {
    const { reminderHours, reminderByMail, reminderBySms, patchTestHours } = settings;
    const ways = [reminderByMail && "mail", reminderBySms && "text"].filter(Boolean);
    const reminds = reminderHours.length > 0 && ways.length > 0;
    const when = `${reminderHours.join(" and ")} h before, by ${ways.join(" and ")}`;
    return [
      ["Texts", settings.smsOn],
      ["Texts go out from", settings.sendsFrom],
      ["Reminders", reminds ? when : "none"],
      ["Patch test reminder", patchTestHours && `${patchTestHours} h before`],
      ["Writes to who did not come", settings.noShowFollowUp],
      ["Daily digest", settings.dailyDigest && `at ${settings.digestHour}:00`],
      ["Quiet", `${settings.quietFrom} to ${settings.quietTo}`],
      ["To a client a day", settings.perClientPerDay],
      ["Held before many are written to", `${settings.holdSeconds} s`],
    ];
  },
});

const KINDS: Record<Template["kind"], string> = {
  confirmation: "Confirmation",
  change: "Another time",
  cancellation: "Cancellation",
  reminder: "Reminder",
  patch_test: "Patch test",
  no_show: "Did not come",
  waitlist_offer: "Offer to who waits",
};

function templateLine({ kind, channel, own, body }: Template): Line {
  return {
    id: `${kind} ${channel}`,
    name: `${KINDS[kind]} by ${channel === "sms" ? "text" : "mail"}${own ? ", your words" : ""}`,
    below: body,
  };
}

const WORDS = { title: "Words of your messages", to: "/settings#templates" };

/** The words of the salon's messages. */
export const TemplatesCard = linesCard({
  ...WORDS,
  lines: ({ templates }: { templates: Template[] }) => templates.map(templateLine),
});

/** The words of one message after a change. */
export const TemplateCard = linesCard({
  ...WORDS,
  lines: (template: Template) => [templateLine(template)],
});

/** How words would read, and what a text of them takes. */
export function TemplatePreviewCard({ value }: { value: TemplatePreview }) {
  return (
    <Card title={value.subject ?? "It would read"} className="flex flex-col gap-2">
      <p className="whitespace-pre-wrap wrap-anywhere">{value.body}</p>
      {value.segments !== null && (
        <p className="text-sm text-ink-2">
          {plural(value.characters, "character")} in {plural(value.segments, "part")}
        </p>
      )}
    </Card>
  );
}

/** What clients said about texts. */
export const ConsentsCard = linesCard({
  title: "What clients said about texts",
  none: "Nobody has said anything yet.",
  to: "/messages",
  lines: ({ consents }: { consents: Consent[] }) => consents.map(consentLine),
});

/** What one client said about texts. */
export const ConsentCard = linesCard({
  title: "Written down",
  to: "/messages",
  lines: (consent: Consent) => [consentLine(consent)],
});

function consentLine({ id, phone, granted, wording, createdAt }: Consent): Line {
  return {
    id,
    name: `${phone}: ${granted ? "agreed" : "no texts"}`,
    below: `"${wording}" · ${shortMoment(createdAt)}`,
  };
}
