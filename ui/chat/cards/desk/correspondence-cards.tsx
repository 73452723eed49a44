import type { Consent } from "#tools/messages/inbox/consent-schema.ts";
import type { Message } from "#tools/messages/schema.ts";
import type {
  MessageSettingsView,
  Template,
  TemplatePreview,
} from "#tools/messages/settings-schema.ts";
import type { SmsConversation } from "#tools/messages/sms-schema.ts";
import { STANDINGS } from "#ui/cards/message/standings.ts";
import { Card } from "#ui/components/card.tsx";
import { plural, shortMoment } from "#ui/lib/format.ts";
import { FactsCard, LinesCard } from "#ui/chat/cards/house/facts-card.tsx";

/** Conversations by text, newest first. */
export function ConversationsCard({ value }: { value: { conversations: SmsConversation[] } }) {
  return (
    <LinesCard
      title="Texts"
      none="No texts yet."
      lines={value.conversations.map(lineOf)}
      to="/messages"
      open="Open the messages"
    />
  );
}

/** One conversation by text after a change. */
export function ConversationCard({ value }: { value: SmsConversation }) {
  return (
    <LinesCard title="Texts" none="" lines={[lineOf(value)]} to="/messages" open="All messages" />
  );
}

const lineOf = (conversation: SmsConversation) => {
  const { id, clientName, phone, lastBody, lastAt, answering, unread, needsYou } = conversation;
  const standing = [
    needsYou ? "waits for you" : answering === "staff" ? "the salon answers" : "",
    unread > 0 ? plural(unread, "unread text") : "",
    shortMoment(lastAt),
  ];
  return {
    id,
    name: clientName ?? phone,
    below: standing.filter(Boolean).join(" · "),
    quote: lastBody,
    to: `/messages/${id}`,
  };
};

/** A mail or text after a change. */
export function OneMessageCard({ value }: { value: Message }) {
  const { id, recipient, subject, body, status } = value;
  return (
    <LinesCard
      title="Outbox"
      none=""
      lines={[{ id, name: subject ?? body, below: `${recipient} · ${STANDINGS[status].label}` }]}
      to="/outbox"
      open="Open the outbox"
    />
  );
}

/** How the salon writes. */
export function MessageSettingsCard({ value }: { value: MessageSettingsView }) {
  const ways = [value.reminderByMail && "mail", value.reminderBySms && "text"].filter(Boolean);
  const reminds = value.reminderHours.length > 0 && ways.length > 0;
  return (
    <FactsCard
      title="How the salon writes"
      to="/settings"
      open="Open the settings"
      facts={[
        ["Texts", value.smsOn],
        ["Texts go out from", value.sendsFrom],
        [
          "Reminders",
          reminds
            ? `${value.reminderHours.join(" and ")} h before, by ${ways.join(" and ")}`
            : "none",
        ],
        ["Patch test reminder", value.patchTestHours && `${value.patchTestHours} h before`],
        ["Writes to who did not come", value.noShowFollowUp],
        ["Daily digest", value.dailyDigest && `at ${value.digestHour}:00`],
        ["Quiet", `${value.quietFrom} to ${value.quietTo}`],
        ["To a client a day", value.perClientPerDay],
        ["Held before many are written to", `${value.holdSeconds} s`],
      ]}
    />
  );
}

const KINDS: Record<Template["kind"], string> = {
  confirmation: "Confirmation",
  change: "Another time",
  cancellation: "Cancellation",
  reminder: "Reminder",
  patch_test: "Patch test",
  no_show: "Did not come",
  waitlist_offer: "Offer to who waits",
};

const templateLine = ({ kind, channel, own, body }: Template) => ({
  id: `${kind} ${channel}`,
  name: `${KINDS[kind]} by ${channel === "sms" ? "text" : "mail"}${own ? ", your words" : ""}`,
  below: body,
});

/** The words of the salon's messages. */
export function TemplatesCard({ value: { templates } }: { value: { templates: Template[] } }) {
  return (
    <LinesCard
      title="Words of your messages"
      none=""
      lines={templates.map(templateLine)}
      to="/settings"
      open="Open the settings"
    />
  );
}

/** The words of one message after a change. */
export function TemplateCard({ value }: { value: Template }) {
  return (
    <LinesCard
      title="Words of your messages"
      none=""
      lines={[templateLine(value)]}
      to="/settings"
      open="Open the settings"
    />
  );
}

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
export function ConsentsCard({ value: { consents } }: { value: { consents: Consent[] } }) {
  return (
    <LinesCard
      title="What clients said about texts"
      none="Nobody has said anything yet."
      lines={consents.map(consentLine)}
      to="/messages"
      open="Open the messages"
    />
  );
}

/** What one client said about texts. */
export function ConsentCard({ value }: { value: Consent }) {
  return (
    <LinesCard
      title="Written down"
      none=""
      lines={[consentLine(value)]}
      to="/messages"
      open="Open the messages"
    />
  );
}

const consentLine = ({ id, phone, granted, wording, createdAt }: Consent) => ({
  id,
  name: `${phone}: ${granted ? "agreed" : "no texts"}`,
  below: `"${wording}" · ${shortMoment(createdAt)}`,
});
