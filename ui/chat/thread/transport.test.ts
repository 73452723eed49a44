import { expect, it, vi } from "vitest";
import type { StylistMessage } from "#agent/chat/message.ts";
import { chatTransport } from "./transport.ts";

const ID = "01980000-0000-7000-8000-000000000001";
const earlier: StylistMessage = {
  id: "m1",
  role: "assistant",
  parts: [{ type: "text", text: "Hello" }],
};

async function bodyOf(messages: StylistMessage[], body?: object): Promise<unknown> {
  let posted: unknown;
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    posted = JSON.parse(init.body as string);
    return new Response("\n");
  });
  await chatTransport().sendMessages({
    trigger: "submit-message",
    chatId: ID,
    messageId: undefined,
    messages,
    abortSignal: undefined,
    ...(body && { body }),
  });
  return posted;
}

it("sends the person's last message and nothing of the history", async () => {
  const message: StylistMessage = {
    id: "m2",
    role: "user",
    parts: [
      { type: "data-photo", data: { photoId: ID, role: "current" } },
      { type: "data-sheet", data: { migrationId: ID, fileId: ID, name: "clients.csv" } },
      { type: "text", text: "no more orange", state: "done" },
    ],
  };
  expect(await bodyOf([earlier, message], { beside: { screen: "history" } })).toEqual({
    id: ID,
    message: {
      id: "m2",
      role: "user",
      parts: [
        { type: "data-photo", data: { photoId: ID, role: "current" } },
        { type: "data-sheet", data: { migrationId: ID, fileId: ID, name: "clients.csv" } },
        { type: "text", text: "no more orange" },
      ],
    },
    beside: { screen: "history" },
  });
});

it("sends a decision by the card's id, never the arguments it was shown with", async () => {
  const asked: StylistMessage = {
    id: "m3",
    role: "assistant",
    parts: [
      {
        type: "tool-upgrade_subscription",
        toolCallId: "c1",
        state: "approval-responded",
        input: { tier: "complete" },
        approval: { id: "a1", approved: true },
      },
    ],
  };
  expect(await bodyOf([earlier, asked])).toEqual({
    id: ID,
    decision: { approvalId: "a1", approved: true },
  });
});
