import { z } from "zod";
import { nameOfClient } from "#tools/clients/act-words.ts";
import { gated, ofClient } from "#tools/clients/gated.ts";
import { ErasedClient } from "#tools/clients/schema.ts";
import { changesOf } from "#tools/core/change-rules.ts";
import { defineTool } from "#tools/core/tool.ts";
import { cancelDeletion, getDeletion } from "#tools/exports/leaving.ts";
import { eraseClient } from "./erase.ts";
import { getRetention, previewRetention, setRetention } from "./retention.ts";
import { Deletion, Retention, RetentionPreview } from "#tools/exports/schema.ts";

const ChangeRetention = Retention.partial();
type ChangeRetention = z.infer<typeof ChangeRetention>;

const LABELS: Record<keyof Retention, string> = {
  messages: "Messages",
  chats: "Conversations",
  photos: "Photos",
  clients: "Clients who stay away",
};

const named = (asked: ChangeRetention): (keyof Retention)[] =>
  (Object.keys(LABELS) as (keyof Retention)[]).filter((what) => asked[what] !== undefined);

const span = (months: number | null | undefined) =>
  months === undefined ? undefined : months === null ? "for good" : `${months} months`;

/** What the assistant may do about how long the salon keeps what, and about staying. */
/** What takes a client out of the salon for good. */
export const erasingTools = {
  erase_client: defineTool({
    description:
      "Erase a client for good, with name, contact, notes, tests and photos, when they or the stylist ask for it. Owner and manager only; it cannot be undone.",
    input: z.strictObject({ id: z.uuid() }),
    output: ErasedClient,
    effect: "ask",
    refreshes: ["clients", "consultations", "library", "appointments", "chats", "messages"],
    route: "DELETE /api/clients/{id}",
    asksWith: async (ctx, { id }) =>
      `Erase ${await nameOfClient(ctx, id)} for good? Name, contact, words, tests and photos go; visits stay as figures of nobody. It cannot be undone.`,
    changes: async (ctx, { id }) => [
      { label: "Client", before: await nameOfClient(ctx, id), after: null },
    ],
    records: (_input, { id }) => [ofClient(id)],
    did: () => "erased a client",
    run: gated(eraseClient),
  }),
};

export const keepingTools = {
  get_retention: defineTool({
    description:
      "After how many months messages, conversations, photos and clients who stay away go; null is never.",
    input: z.strictObject({}),
    output: Retention,
    effect: "read",
    run: getRetention,
  }),
  preview_retention: defineTool({
    description:
      "How much would go now, if the salon kept things for so many months. Changes nothing.",
    input: ChangeRetention,
    output: RetentionPreview,
    effect: "read",
    run: (ctx, asked) =>
      previewRetention(
        ctx,
        Object.fromEntries(
          Object.entries(asked).flatMap(([what, months]) => (months ? [[what, months]] : [])),
        ),
      ),
  }),
  set_retention: defineTool({
    description:
      "Set after how many months messages, conversations, photos or clients who stay away go for good; null keeps them. What is left out stays. Owner only; look at preview_retention first.",
    input: ChangeRetention,
    output: Retention,
    effect: "ask",
    refreshes: ["leaving"],
    route: "PUT /api/salon/retention",
    asks: () => "Keep things for this long? What is older goes for good within a day.",
    changes: async (ctx, asked) => {
      const before = await getRetention(ctx);
      return changesOf(
        named(asked).map((what) => [LABELS[what], span(before[what]), span(asked[what])]),
      );
    },
    edits: (["messages", "chats", "photos", "clients"] as const).map((field) => ({
      field,
      label: `${LABELS[field]}, months`,
      kind: "number" as const,
    })),
    records: () => [],
    did: (asked) =>
      `set how long things are kept: ${named(asked)
        .map((what) => `${LABELS[what].toLowerCase()} ${span(asked[what])}`)
        .join(", ")}`,
    undo: async (ctx) => {
      const before = await getRetention(ctx);
      return () => ({ tool: "set_retention", input: before });
    },
    run: async (ctx, asked) => setRetention(ctx, { ...(await getRetention(ctx)), ...asked }),
  }),
  get_deletion: defineTool({
    description: "Whether the salon is to be deleted, who asked and when everything goes.",
    input: z.strictObject({}),
    output: z.object({ deletion: Deletion.nullable() }),
    effect: "read",
    run: async (ctx) => ({ deletion: await getDeletion(ctx) }),
  }),
  keep_salon: defineTool({
    description: "Call back the deletion of the salon that was asked for. Owner only.",
    input: z.strictObject({}),
    output: z.object({ deletion: Deletion.nullable() }),
    effect: "ask",
    refreshes: ["leaving"],
    route: "DELETE /api/salon/deletion",
    asks: () => "Keep the salon after all?",
    changes: async (ctx) => {
      const deletion = await getDeletion(ctx);
      return deletion
        ? [
            {
              label: "The salon",
              before: `deleted on ${deletion.dueAt.slice(0, 10)}`,
              after: "stays",
            },
          ]
        : [];
    },
    records: () => [],
    did: () => "kept the salon after all",
    run: async (ctx) => {
      await cancelDeletion(ctx);
      return { deletion: await getDeletion(ctx) };
    },
  }),
};
