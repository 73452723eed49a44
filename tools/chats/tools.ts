import { z } from "zod";
import { changesOf } from "#tools/core/change-rules.ts";
import type { Ctx } from "#tools/core/context.ts";
import { DomainError } from "#tools/core/errors.ts";
import { defineTool } from "#tools/core/tool.ts";
import { changeChat, deleteChat, findChat, listChats } from "./chats.ts";
import { Chat, ChangeChat, Choices, FindChats } from "./schema.ts";
import { SCREENS } from "./screens-data.ts";
import { OpenedScreen, OpenScreen } from "./screens-schema.ts";

const SHOWN = 12;
const Which = z.strictObject({
  id: z.uuid().optional().describe("A conversation by its id; left out, this one."),
});
type Which = z.infer<typeof Which>;

export const chatTools = {
  offer_choices: defineTool({
    description:
      "Offer the stylist one-tap answers to the question you have just asked, or next steps after a result. Call it last; it ends your turn.",
    input: Choices,
    output: Choices,
    effect: "read",
    run: async (_ctx, choices) => choices,
  }),
  open_screen: defineTool({
    description:
      "Show the way to a screen for what is not done in a chat: passwords, keys, tokens, exports, uploads, licenses; or to the whole of a record. Say why in one line; never ask for a secret.",
    input: OpenScreen,
    output: OpenedScreen,
    effect: "read",
    run: async (_ctx, { screen, recordId }) => {
      const { title, path, why, record } = SCREENS[screen];
      return { title, why, path: recordId && record ? record(recordId) : path };
    },
  }),
  list_chats: defineTool({
    description:
      "The stylist's conversations with the assistant, those last written in first, by words of their name or of anything said.",
    input: FindChats.pick({ q: true, archived: true }),
    output: z.object({ chats: z.array(Chat), total: z.int() }),
    effect: "read",
    run: async (ctx, asked) => {
      const { items, total } = await listChats(ctx, { ...asked, limit: SHOWN });
      return { chats: items, total };
    },
  }),
  rename_chat: defineTool({
    description: "Give a conversation another name, this one unless another is named.",
    input: Which.extend({ title: ChangeChat.shape.title.unwrap() }),
    output: Chat,
    effect: "write",
    refreshes: ["chats"],
    route: "PATCH /api/chats/{id}",
    changes: async (ctx, { id, title }) =>
      changesOf([["Name", (await findChat(ctx, whichOf(ctx, { id }))).title, title]]),
    records: (_input, { id }) => [{ kind: "chat", id }],
    did: ({ title }) => `named a conversation ${title}`,
    undo: async (ctx, { id }) => {
      const before = await findChat(ctx, whichOf(ctx, { id }));
      return () => ({ tool: "rename_chat", input: { id: before.id, title: before.title } });
    },
    run: (ctx, { id, title }) => changeChat(ctx, { id: whichOf(ctx, { id }), title }),
  }),
  archive_chat: defineTool({
    description: "Put a conversation away, or bring it back; this one unless another is named.",
    input: Which.extend({ archived: z.boolean() }),
    output: Chat,
    effect: "write",
    refreshes: ["chats"],
    changes: async (ctx, { id, archived }) => {
      const before = await findChat(ctx, whichOf(ctx, { id }));
      return changesOf([["Put away", before.archivedAt !== null, archived]]);
    },
    records: (_input, { id }) => [{ kind: "chat", id }],
    did: ({ archived }, { title }) =>
      archived ? `put the conversation ${title} away` : `brought the conversation ${title} back`,
    undo: async (ctx, { id }) => {
      const before = await findChat(ctx, whichOf(ctx, { id }));
      const input = { id: before.id, archived: before.archivedAt !== null };
      return () => ({ tool: "archive_chat", input });
    },
    run: (ctx, { id, archived }) => changeChat(ctx, { id: whichOf(ctx, { id }), archived }),
  }),
  delete_chat: defineTool({
    description:
      "Delete another conversation with everything said in it, by its id. What was made in it stays. It cannot be undone.",
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ id: z.uuid() }),
    effect: "ask",
    refreshes: ["chats"],
    route: "DELETE /api/chats/{id}",
    asksWith: async (ctx, { id }) =>
      `Delete the conversation "${(await findChat(ctx, id)).title}" for good?`,
    changes: async (ctx, { id }) => [
      { label: "Conversation", before: (await findChat(ctx, id)).title, after: null },
    ],
    records: () => [],
    did: () => "deleted a conversation",
    run: async (ctx, { id }) => {
      if (id === ctx.chatId)
        throw new DomainError(
          "conflict",
          "This conversation cannot be deleted while it is being written. Delete it in the list.",
        );
      await deleteChat(ctx, { id });
      return { id };
    },
  }),
};

/** The conversation that is meant. @throws invalid where none is named and none is written in */
function whichOf({ chatId }: Pick<Ctx, "chatId">, { id = chatId }: Which): string {
  if (!id) throw new DomainError("invalid", "Say which conversation is meant.");
  return id;
}
