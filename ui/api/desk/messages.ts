import { queryOptions } from "@tanstack/react-query";
import type { Template, UpdateTemplate } from "#tools/messages/settings-schema.ts";
import type { SmsThread } from "#tools/messages/sms-schema.ts";
import { api } from "#ui/lib/http/api.ts";
import { answerTo, reading } from "#ui/lib/http/reading.ts";
import { sending } from "#ui/lib/http/sending.ts";

const KEY = "messages";

type Which = Pick<Template, "kind" | "channel">;

/** A refusal is shown in the form. */
export const updateMessageSettings = sending(api.messages.settings, "$put", {
  act: "set_message_settings",
  done: "Saved",
  failed: false,
});

/** The words of every message, by mail and by text. */
export const listTemplates = reading([KEY, "templates"], () => api.messages.templates.$get());

/** A refusal is shown in the editor. */
export const updateTemplate = sending(api.messages.templates[":kind"][":channel"], "$put", {
  act: "change_template",
  done: "Saved",
  failed: false,
});

/** Back to the words that come with the product. */
export const resetTemplate = sending(api.messages.templates[":kind"][":channel"], "$delete", {
  act: "reset_template",
  done: "The original words are back.",
});

/** Words that are being written, filled in with an example; what the server says against them is the query's error. */
export const previewTemplate = ({ kind, channel, ...json }: Which & UpdateTemplate) =>
  queryOptions({
    queryKey: [KEY, "preview", kind, channel, json],
    queryFn: ({ signal }) =>
      answerTo(
        api.messages.templates[":kind"][":channel"].preview.$post(
          { param: { kind, channel }, json },
          { init: { signal } },
        ),
      ),
    gcTime: 60_000,
  });

/** What was said about texts to a number in any spelling, newest first. */
export const listConsents = (phone: string) =>
  reading([KEY, "consents", phone], () =>
    api.messages.consents.$get({ query: { phone, limit: CONSENTS } }),
  );

const CONSENTS = "50";

/** The newest texts with a client, oldest first; null when there are none. */
export const lastTexts = (clientId: string) =>
  queryOptions({
    queryKey: ["sms", "client", clientId],
    queryFn: async ({ signal }): Promise<SmsThread | null> => {
      const query = { clientId, limit: "1" };
      const found = await api.sms.conversations.$get({ query }, { init: { signal } });
      const [conversation] = await found.json();
      if (!conversation) return null;
      const param = { id: conversation.id };
      const thread = await api.sms.conversations[":id"].$get(
        { param, query: { limit: TEXTS } },
        { init: { signal } },
      );
      return thread.json();
    },
    staleTime: 0,
  });

const TEXTS = "6";

/** Writes down what a client said about texts; a refusal is shown in the form. */
export const recordConsent = sending(api.messages.consents, "$post", {
  act: "record_consent",
  done: "Written down.",
  failed: false,
});
