import { z } from "@hono/zod-openapi";
import { DomainError } from "#tools/core/errors.ts";
import { Consent, RecordConsent } from "#tools/messages/inbox/consent-schema.ts";
import { listConsents, recordConsent } from "#tools/messages/inbox/consents.ts";
import { MessageChannel } from "#tools/messages/schema.ts";
import {
  MessageSettingsView,
  Template,
  TemplateKind,
  TemplatePreview,
  UpdateMessageSettings,
  UpdateTemplate,
} from "#tools/messages/settings-schema.ts";
import { readSettingsView, updateMessageSettings } from "#tools/messages/settings.ts";
import {
  listTemplates,
  previewTemplate,
  resetTemplate,
  updateTemplate,
} from "#tools/messages/texts/templates.ts";
import { PageQuery } from "#agent/http/paging.ts";
import { router } from "#agent/http/router.ts";
import { listing, verb } from "#agent/http/verb.ts";

/** A message that a salon can word; what is none is as unknown as a foreign id. */
const which = z.object({
  kind: z.string().transform((name) => oneOf(TemplateKind, name)),
  channel: z.string().transform((name) => oneOf(MessageChannel, name)),
});

function oneOf<T>(words: z.ZodType<T>, name: string): T {
  const known = words.safeParse(name);
  if (!known.success) throw new DomainError("not_found", "Not found.");
  return known.data;
}

const settings = router()
  .openapi(...verb("get /settings", { answer: MessageSettingsView }, readSettingsView))
  .openapi(
    ...verb(
      "put /settings",
      { body: UpdateMessageSettings, answer: MessageSettingsView },
      updateMessageSettings,
    ),
  );

const templates = router()
  .openapi(...verb("get /templates", { answer: z.array(Template) }, listTemplates))
  .openapi(
    ...verb(
      "put /templates/{kind}/{channel}",
      { params: which, body: UpdateTemplate, answer: Template },
      updateTemplate,
    ),
  )
  .openapi(
    ...verb(
      "delete /templates/{kind}/{channel}",
      { params: which, answer: Template },
      resetTemplate,
    ),
  )
  .openapi(
    ...verb(
      "post /templates/{kind}/{channel}/preview",
      { params: which, body: UpdateTemplate, answer: TemplatePreview },
      previewTemplate,
    ),
  );

const consents = router()
  .openapi(
    ...listing(
      "get /consents",
      {
        query: PageQuery.extend({ phone: z.string().trim().min(1).max(40).optional() }),
        row: Consent,
      },
      listConsents,
    ),
  )
  .openapi(
    ...verb("post /consents", { body: RecordConsent, answer: Consent, status: 201 }, recordConsent),
  );

/** How the salon writes to its clients, in which words, and who agreed to texts. */
export const messages = router().route("/", settings).route("/", templates).route("/", consents);
