import { z } from "zod";
import { changesOf, editsOf, fieldLines, formerOf, labelsSaid } from "#tools/core/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { defineTool } from "#tools/core/tool.ts";
import { Consent, RecordConsent } from "#tools/messages/inbox/consent-schema.ts";
import { listConsents, recordConsent } from "#tools/messages/inbox/consents.ts";
import { MessageChannel } from "./schema.ts";
import { MESSAGE_FIELDS } from "./settings-fields.ts";
import {
  MessageSettingsView,
  Template,
  TemplateKind,
  TemplatePreview,
  UpdateMessageSettings,
  UpdateTemplate,
} from "./settings-schema.ts";
import { readSettingsView, updateMessageSettings } from "./settings.ts";
import {
  listTemplates,
  previewTemplate,
  resetTemplate,
  updateTemplate,
} from "#tools/messages/texts/templates.ts";

const SHOWN = 12;
const Which = z.strictObject({ kind: TemplateKind, channel: MessageChannel });
type Which = z.infer<typeof Which>;
const Wording = Which.extend(UpdateTemplate.shape);

/** What the assistant may do about how the salon writes, in which words, and who agreed to texts. */
export const messageSettingsTools = {
  get_message_settings: defineTool({
    description:
      "How the salon writes to clients: texts on or off, reminders, quiet hours, caps, digest, number.",
    input: z.strictObject({}),
    output: MessageSettingsView,
    effect: "read",
    run: readSettingsView,
  }),
  set_message_settings: defineTool({
    description:
      "Change how the salon writes to clients; what is left out stays. Owner and manager only.",
    input: UpdateMessageSettings,
    output: MessageSettingsView,
    effect: "ask",
    refreshes: ["messages"],
    route: "PUT /api/messages/settings",
    asks: () => "Change how the salon writes to clients?",
    changes: async (ctx, input) => {
      const before = await readSettingsView(ctx);
      return changesOf(fieldLines(MESSAGE_FIELDS, before, input));
    },
    edits: editsOf(MESSAGE_FIELDS, "quietFrom", "quietTo"),
    records: () => [],
    did: (input) => `changed how the salon writes: ${labelsSaid(MESSAGE_FIELDS, input)}`,
    undo: async (ctx, input) => {
      const earlier = formerOf(await readSettingsView(ctx), input);
      return () => ({ tool: "set_message_settings", input: earlier });
    },
    run: updateMessageSettings,
  }),
  list_templates: defineTool({
    description:
      "The words of the salon's messages by kind and channel, whether they are its own, and which placeholders they may hold.",
    input: z.strictObject({}),
    output: z.object({ templates: z.array(Template) }),
    effect: "read",
    run: async (ctx) => ({ templates: await listTemplates(ctx) }),
  }),
  preview_template: defineTool({
    description:
      "How words for a message would read with this salon's names, and what a text of them costs. Keeps nothing.",
    input: Wording,
    output: TemplatePreview,
    effect: "read",
    route: "POST /api/messages/templates/{kind}/{channel}/preview",
    run: previewTemplate,
  }),
  change_template: defineTool({
    description:
      "Word a message of the salon anew, with placeholders in double braces as list_templates names them.",
    input: Wording,
    output: Template,
    effect: "ask",
    refreshes: ["messages"],
    route: "PUT /api/messages/templates/{kind}/{channel}",
    asks: (which) => `Use these words for ${nameOf(which)}?`,
    changes: async (ctx, { subject, body, ...which }) => {
      const before = await templateOf(ctx, which);
      return changesOf([
        ["Subject", before?.subject, subject ?? undefined],
        ["Words", before?.body, body],
      ]);
    },
    edits: [
      { field: "subject", label: "Subject", kind: "text" },
      { field: "body", label: "Words", kind: "lines" },
    ],
    records: () => [],
    did: (which) => `changed the words of ${nameOf(which)}`,
    undo: async (ctx, { kind, channel }) => {
      const before = await templateOf(ctx, { kind, channel });
      return () => takenBack({ kind, channel }, before);
    },
    run: updateTemplate,
  }),
  reset_template: defineTool({
    description: "Give a message the product's words again.",
    input: Which,
    output: Template,
    effect: "ask",
    refreshes: ["messages"],
    route: "DELETE /api/messages/templates/{kind}/{channel}",
    asks: (which) => `Give ${nameOf(which)} its first words again?`,
    changes: async (ctx, which) => {
      const before = await templateOf(ctx, which);
      return before?.own ? [{ label: "Words", before: before.body, after: "as they came" }] : [];
    },
    records: () => [],
    did: (which) => `gave ${nameOf(which)} its first words again`,
    undo: async (ctx, which) => {
      const before = await templateOf(ctx, which);
      return () => (before?.own ? takenBack(which, before) : null);
    },
    run: resetTemplate,
  }),
  list_consents: defineTool({
    description: "What clients said about being texted, newest first; of one number where given.",
    input: z.strictObject({ phone: z.string().trim().min(1).max(40).optional() }),
    output: z.object({ consents: z.array(Consent), total: z.int() }),
    effect: "read",
    run: async (ctx, asked) => {
      const { items, total } = await listConsents(ctx, { ...asked, limit: SHOWN });
      return { consents: items, total };
    },
  }),
  record_consent: defineTool({
    description:
      "Write down that a client agreed to texts or no longer does, in their own words. Only what they said; the line stays for good.",
    input: RecordConsent,
    output: Consent,
    effect: "ask",
    refreshes: ["messages", "sms"],
    route: "POST /api/messages/consents",
    asks: ({ phone, granted, wording }) =>
      `Write down that ${phone} ${granted ? "agreed to texts" : "wants no texts"}: "${wording}"?`,
    edits: [{ field: "wording", label: "In their words", kind: "text" }],
    records: (_input, { clientId }) => (clientId ? [{ kind: "client", id: clientId }] : []),
    did: ({ granted }, { phone }) =>
      `wrote down that ${phone} ${granted ? "agreed to texts" : "wants no texts"}`,
    run: recordConsent,
  }),
};

const KINDS: Record<TemplateKind, string> = {
  confirmation: "the confirmation",
  change: "the note of another time",
  cancellation: "the cancellation",
  reminder: "the reminder",
  patch_test: "the reminder of the patch test",
  no_show: "the note to who did not come",
  waitlist_offer: "the offer to who waits",
};

const nameOf = ({ kind, channel }: Which) =>
  `${KINDS[kind]} by ${channel === "sms" ? "text" : "mail"}`;

const templateOf = async (ctx: Ctx, { kind, channel }: Which): Promise<Template | undefined> =>
  (await listTemplates(ctx)).find((each) => each.kind === kind && each.channel === channel);

const takenBack = (which: Which, before: Template | undefined) =>
  before?.own
    ? {
        tool: "change_template",
        input: { ...which, subject: before.subject, body: before.body },
      }
    : { tool: "reset_template", input: which };
