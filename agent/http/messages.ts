import { createRoute, z } from "@hono/zod-openapi";
import { DomainError } from "#tools/core/errors.ts";
import { Consent, RecordConsent } from "#tools/messages/consent-schema.ts";
import { listConsents, recordConsent } from "#tools/messages/consents.ts";
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
} from "#tools/messages/templates.ts";
import { paged, PageQuery } from "./paging.ts";
import { body, json, router } from "./router.ts";

/** A message that a salon can word; what is none is as unknown as a foreign id. */
const which = {
  params: z.object({
    kind: z.string().transform((name) => oneOf(TemplateKind, name)),
    channel: z.string().transform((name) => oneOf(MessageChannel, name)),
  }),
};

function oneOf<T>(words: z.ZodType<T>, name: string): T {
  const known = words.safeParse(name);
  if (!known.success) throw new DomainError("not_found", "Not found.");
  return known.data;
}

const settings = router()
  .openapi(
    createRoute({ method: "get", path: "/settings", responses: json(MessageSettingsView) }),
    async (c) => c.json(await readSettingsView(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/settings",
      request: body(UpdateMessageSettings),
      responses: json(MessageSettingsView),
    }),
    async (c) => c.json(await updateMessageSettings(c.var.ctx, c.req.valid("json")), 200),
  );

const templates = router()
  .openapi(
    createRoute({ method: "get", path: "/templates", responses: json(z.array(Template)) }),
    async (c) => c.json(await listTemplates(c.var.ctx), 200),
  )
  .openapi(
    createRoute({
      method: "put",
      path: "/templates/{kind}/{channel}",
      request: { ...which, ...body(UpdateTemplate) },
      responses: json(Template),
    }),
    async (c) => {
      const words = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(await updateTemplate(c.var.ctx, words), 200);
    },
  )
  .openapi(
    createRoute({
      method: "delete",
      path: "/templates/{kind}/{channel}",
      request: which,
      responses: json(Template),
    }),
    async (c) => c.json(await resetTemplate(c.var.ctx, c.req.valid("param")), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/templates/{kind}/{channel}/preview",
      request: { ...which, ...body(UpdateTemplate) },
      responses: json(TemplatePreview),
    }),
    async (c) => {
      const words = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(await previewTemplate(c.var.ctx, words), 200);
    },
  );

const consents = router()
  .openapi(
    createRoute({
      method: "get",
      path: "/consents",
      request: { query: PageQuery.extend({ phone: z.string().trim().min(1).max(40).optional() }) },
      responses: json(z.array(Consent)),
    }),
    async (c) => c.json(paged(c, await listConsents(c.var.ctx, c.req.valid("query"))), 200),
  )
  .openapi(
    createRoute({
      method: "post",
      path: "/consents",
      request: body(RecordConsent),
      responses: json(Consent, 201),
    }),
    async (c) => c.json(await recordConsent(c.var.ctx, c.req.valid("json")), 201),
  );

/** How the salon writes to its clients, in which words, and who agreed to texts. */
export const messages = router().route("/", settings).route("/", templates).route("/", consents);
