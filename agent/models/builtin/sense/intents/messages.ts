import type { Intent } from "#agent/models/builtin/sense/intent.ts";

/** How the salon writes, and in which words. */
export const MESSAGES: readonly Intent[] = [
  {
    id: "get_message_settings",
    tool: "get_message_settings",
    slots: {},
    says: ["show the message settings"],
  },
  {
    id: "set_message_settings.texts_on",
    tool: "set_message_settings",
    slots: {},
    says: ["turn on texts"],
  },
  {
    id: "set_message_settings.texts_off",
    tool: "set_message_settings",
    slots: {},
    says: ["turn off texts"],
  },
  {
    id: "set_message_settings.reminders_on",
    tool: "set_message_settings",
    slots: { channel: "word" },
    says: ["turn on reminders by {channel}", "turn on reminders"],
  },
  {
    id: "set_message_settings.reminders_off",
    tool: "set_message_settings",
    slots: { channel: "word" },
    says: ["turn off reminders by {channel}", "turn off reminders"],
  },
  {
    id: "set_message_settings.lead",
    tool: "set_message_settings",
    slots: { lead: "period" },
    says: [
      "send reminders {lead} before the visit",
      "send reminders at another time before the visit",
    ],
  },
  {
    id: "set_message_settings.patch",
    tool: "set_message_settings",
    slots: { lead: "period" },
    says: ["ask for patch tests {lead} before the visit"],
  },
  {
    id: "set_message_settings.patch_off",
    tool: "set_message_settings",
    slots: {},
    says: ["stop asking for patch tests"],
  },
  {
    id: "set_message_settings.quiet",
    tool: "set_message_settings",
    slots: { from: "time", to: "time" },
    says: [
      "keep texts quiet from {from} until {to}",
      "keep texts quiet from {from} on",
      "keep texts quiet until {to}",
      "keep texts quiet at certain hours",
    ],
  },
  {
    id: "set_message_settings.digest_on",
    tool: "set_message_settings",
    slots: { time: "time" },
    says: ["mail the daily digest at {time}", "turn on the daily digest"],
  },
  {
    id: "set_message_settings.digest_off",
    tool: "set_message_settings",
    slots: {},
    says: ["turn off the daily digest"],
  },
  {
    id: "set_message_settings.no_show_on",
    tool: "set_message_settings",
    slots: {},
    says: ["turn on no-show messages"],
  },
  {
    id: "set_message_settings.no_show_off",
    tool: "set_message_settings",
    slots: {},
    says: ["turn off no-show messages"],
  },
  {
    id: "set_message_settings.cap",
    tool: "set_message_settings",
    slots: { n: "number" },
    says: ["send at most {n} texts to one client a day"],
  },
  {
    id: "set_message_settings.hold",
    tool: "set_message_settings",
    slots: { n: "number" },
    says: ["hold texts back for {n} seconds first"],
  },
  {
    id: "set_message_settings.answering",
    tool: "set_message_settings",
    slots: { stylist: "stylist" },
    says: ["let {stylist} answer the texts of the salon"],
  },
  { id: "list_templates", tool: "list_templates", slots: {}, says: ["show the message templates"] },
  {
    id: "preview_template",
    tool: "preview_template",
    slots: { kind: "word", channel: "word", body: "text" },
    says: [
      "preview the {kind} message by {channel} in these words: {body}",
      "preview the {kind} message in these words: {body}",
      "preview the {kind} message by {channel}",
      "preview a message in other words",
    ],
  },
  {
    id: "change_template",
    tool: "change_template",
    slots: { kind: "word", channel: "word", body: "text" },
    says: [
      "word the {kind} message by {channel} anew: {body}",
      "word the {kind} message anew: {body}",
      "word the {kind} message by {channel} anew",
      "word the {kind} message anew",
      "word a message of ours anew",
    ],
  },
  {
    id: "change_template.subject",
    tool: "change_template",
    slots: { kind: "word", subject: "text" },
    says: ["give the {kind} mail this subject: {subject}"],
  },
  {
    id: "reset_template",
    tool: "reset_template",
    slots: { kind: "word", channel: "word" },
    says: [
      "give the {kind} message by {channel} its first words again",
      "give the {kind} message its first words again",
      "give a message its first words again",
    ],
  },
];
