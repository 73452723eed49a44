import type { MessageChannel } from "#tools/messages/schema.ts";
import type { TemplateKind } from "#tools/messages/settings-schema.ts";

/** The messages in the order in which a client gets them, and when each goes out. */
export const TEMPLATE_WORDS: Record<TemplateKind, { name: string; when: string }> = {
  confirmation: { name: "Confirmation", when: "When an appointment is booked." },
  change: { name: "Change", when: "When it is moved, or a pending one is confirmed." },
  cancellation: { name: "Cancellation", when: "When it is called off." },
  reminder: { name: "Reminder", when: "Before the appointment, as often as set above." },
  patch_test: { name: "Patch test", when: "Before color, where no valid test is on record." },
  no_show: { name: "Did not come", when: "When somebody is marked as not come." },
  waitlist_offer: { name: "Waitlist offer", when: "When a time opens that somebody waits for." },
};

export const CHANNEL_WORDS: Record<MessageChannel, string> = { mail: "Mail", sms: "Text" };
