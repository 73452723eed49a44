import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import type { StylistMessage } from "#agent/chat/message.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { getChat } from "#ui/api/chats.ts";
import { keepChat } from "#ui/api/chair/kept-photos.ts";
import { forgetKept, keptAt } from "#ui/lib/device/kept.ts";
import { makeQueryClient } from "#ui/lib/http/query.ts";
import { UserMessage } from "#ui/chat/thread/user-message.tsx";

const CHAT = "01980000-0000-7000-8000-0000000000ff";
const photo = (at: number) => `01980000-0000-7000-8000-0000000000${String(at).padStart(2, "0")}`;
const messageOf = (...photoIds: string[]): StylistMessage => ({
  id: "m",
  role: "user",
  parts: photoIds.map((photoId) => ({ type: "data-photo", data: { photoId, role: "current" } })),
});

const thumbnails = () => keptAt<Record<string, Blob>>("thumbnails");

let bytes = 100;

/** Opens a chat with a network, and waits until what of it is to be kept is kept. */
async function open(photoIds: string[], count: number, id = CHAT) {
  const chat = { id, title: "Lena", messages: [messageOf(...photoIds)], running: false };
  const requests = answering({
    [`GET /api/chats/${id}`]: () => chat,
    ...Object.fromEntries(
      photoIds.map((each) => [
        `GET /api/photos/${each}/thumbnail`,
        () => new Response(new Blob(["x".repeat(bytes)], { type: "image/jpeg" })),
      ]),
    ),
  });
  await makeQueryClient().fetchQuery(getChat(id));
  await waitFor(async () => expect(Object.keys((await thumbnails()) ?? {})).toHaveLength(count));
  return requests.filter(({ url }) => url.endsWith("/thumbnail")).length;
}
/** The photo of a message whose picture does not come. */
function showBroken(photoId: string) {
  cleanup();
  renderScreen(<UserMessage message={messageOf(photoId)} />);
  fireEvent.error(shown());
}
const shown = () => screen.getByRole<HTMLImageElement>("img", { name: "Now photo" });
const offline = () => {
  globalThis.fetch = async () => {
    throw new TypeError("no network");
  };
};

beforeEach(async () => {
  bytes = 100;
  await forgetKept();
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:kept");
  vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
});

it("shows the photos of the chat that was opened last without a network", async () => {
  await open([photo(1)], 1);
  offline();
  showBroken(photo(1));
  await waitFor(() => expect(shown().src).toBe("blob:kept"));
  showBroken(photo(2));
  expect(shown().src).toContain(photo(2));
});

it("fetches each photo once, and lets those of another chat go", async () => {
  expect(await open([photo(1)], 1)).toBe(1);
  expect(await open([photo(1), photo(2)], 2)).toBe(1);
  await open([photo(3)], 1, photo(99));
  expect(Object.keys((await thumbnails()) ?? {})).toEqual([photo(3)]);
});

it("keeps the newest 24, and no more than two megabytes", async () => {
  const many = Array.from({ length: 30 }, (_, at) => photo(at + 10));
  await open(many, 24);
  expect(Object.keys((await thumbnails()) ?? {})).toEqual(many.slice(6).toReversed());
  await forgetKept();
  bytes = 900_000;
  await open(many, 2);
});

it("keeps nothing for whoever has left meanwhile", async () => {
  const started = Promise.withResolvers<void>();
  const goes = Promise.withResolvers<void>();
  answering({
    [`GET /api/photos/${photo(1)}/thumbnail`]: async () => {
      started.resolve();
      await goes.promise;
      return new Response(new Blob(["x"]));
    },
  });
  const keeping = keepChat(CHAT, { messages: [messageOf(photo(1))] });
  await started.promise;
  await forgetKept();
  goes.resolve();
  await keeping;
  expect(await thumbnails()).toBeUndefined();
});

it("shows none of a photo that was deleted, and keeps it no longer", async () => {
  await open([photo(1)], 1);
  answering({});
  showBroken(photo(1));
  await waitFor(async () => expect(await thumbnails()).toEqual({}));
  expect(shown().src).toContain(photo(1));
});
