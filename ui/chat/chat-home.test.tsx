import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { Chat } from "#tools/chats/schema.ts";
import { mediaMatches } from "#tests/media.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { Component as ChatHome } from "./chat-home.tsx";

const chat: Chat = {
  id: "01980000-0000-7000-8000-0000000000c1",
  title: "Copper",
  createdAt: "2026-03-01T10:00:00.000Z",
  updatedAt: "2026-03-01T10:00:00.000Z",
  running: false,
  archivedAt: null,
  clientId: null,
  clientName: null,
};
beforeEach(() => {
  mediaMatches();
});

/** The home of the chat on a server whose starters come when they are told to. */
function open() {
  const starters = Promise.withResolvers<unknown>();
  const requests = answering({
    "GET /api/subscription/status": () => ({ tier: "essential" }),
    "GET /api/chats": () => [chat],
    "GET /api/starters": () => starters.promise,
  });
  renderScreen(<ChatHome />);
  const chatsCame = () =>
    expect.poll(() => requests.some(({ url }) => url.includes("/api/chats"))).toBe(true);
  return { starters, chatsCame };
}

it("shows the earlier chats together with the starters, so that nothing is pushed down", async () => {
  const { starters, chatsCame } = open();
  await chatsCame();
  expect(screen.queryByRole("link", { name: /Copper/ })).toBeNull();
  starters.resolve([{ label: "Reorder what is low", says: "Reorder", why: "Blondor" }]);
  await screen.findByRole("button", { name: /Reorder what is low/ });
  await screen.findByRole("link", { name: /Copper/ });
});

it("shows the earlier chats without starters where those could not be had", async () => {
  const { starters } = open();
  starters.resolve(new Response(null, { status: 500 }));
  await screen.findByRole("link", { name: /Copper/ });
  expect(screen.queryByRole("list", { name: "Begin with" })).toBeNull();
});
