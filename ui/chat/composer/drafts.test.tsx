import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { answering } from "#tests/screen.tsx";
import { sessionQuery, type Session } from "#ui/api/session.ts";
import { makeQueryClient } from "#ui/lib/http/query.ts";
import { Composer } from "./composer.tsx";
import { keepDraft, NO_DRAFT } from "./drafts.ts";
import type { Draft } from "#ui/chat/thread/threads.ts";

const PHOTO = "01980000-0000-7000-8000-00000000000a";
const GONE = "01980000-0000-7000-8000-00000000000b";
const MOVE = "01980000-0000-7000-8000-00000000000c";
/** Whoever is signed in, as far as a sheet that is sent needs it. */
const SESSION = { user: { id: "maren" }, salon: { id: MOVE, stylistId: PHOTO, role: "owner" } };
let sent: Draft[] = [];

beforeEach(() => {
  sent = [];
  localStorage.clear();
  answering({ [`GET /api/photos/${PHOTO}/info`]: () => ({ id: PHOTO }) });
});

/** The composer of a chat as a fresh page shows it to somebody. */
function open(user: string, chat = "a") {
  cleanup();
  const client = makeQueryClient();
  client.setQueryData(sessionQuery.queryKey, { ...SESSION, user: { id: user } } as Session);
  render(
    <QueryClientProvider client={client}>
      <Composer remember={chat} onSend={(draft) => sent.push(draft)} />
    </QueryClientProvider>,
  );
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Message");
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const photos = () => screen.queryAllByRole("button", { name: /This shows/ });

it("keeps an unsent text for its own person and chat, on a fresh page too", () => {
  open("maren");
  write("half a thought");
  open("joaquin");
  expect(field().value).toBe("");
  open("maren", "b");
  expect(field().value).toBe("");
  open("maren");
  expect(field().value).toBe("half a thought");
});

it("is empty again once it was sent", () => {
  open("maren");
  write("done");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toEqual([{ text: "done", photos: [] }]);
  open("maren");
  expect(field().value).toBe("");
});

it("keeps photos by what they are, and sends them", async () => {
  keepDraft(
    { owner: "maren", chat: "a" },
    { ...NO_DRAFT, text: "see", photos: [{ photoId: PHOTO, role: "target" }] },
  );
  open("maren");
  expect(photos().map(({ textContent }) => textContent)).toEqual(["Goal"]);
  open("maren");
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toEqual([{ text: "see", photos: [{ photoId: PHOTO, role: "target" }] }]);
  await waitFor(() => expect(photos()).toEqual([]));
});

it("keeps sheets, for who dropped them, as long as they wait for a yes", async () => {
  const sheet = (fileId: string) => ({ migrationId: MOVE, fileId, name: `${fileId}.csv` });
  const waiting = { status: "pending", phase: "review", files: [{ id: PHOTO }] };
  let asked = 0;
  answering({
    [`GET /api/migration/${MOVE}`]: () => {
      asked += 1;
      return waiting;
    },
  });
  keepDraft({ owner: "maren", chat: "a" }, { ...NO_DRAFT, sheets: [sheet(PHOTO), sheet(GONE)] });
  open("joaquin");
  expect(screen.queryByRole("list", { name: "Sheets" })).toBeNull();
  open("maren");
  await waitFor(() => expect(screen.queryByText(`${GONE}.csv`)).toBeNull());
  await waitFor(() => expect(asked).toBe(2));
  open("maren");
  expect(screen.getByText(`${PHOTO}.csv`)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toEqual([{ text: "", photos: [], sheets: [sheet(PHOTO)] }]);
  open("maren");
  expect(screen.queryByRole("list", { name: "Sheets" })).toBeNull();
});

it("keeps a sheet that was dropped and sent to the server", async () => {
  answering({
    "POST /api/migration/files": () =>
      Response.json({ id: MOVE, files: [{ id: PHOTO, fileName: "clients.csv" }] }, { status: 201 }),
  });
  open("maren");
  const files = [new File(["Name\nAna"], "clients.csv")];
  fireEvent.paste(field(), { clipboardData: { files } });
  await screen.findByText("Ready");
  open("maren");
  expect(screen.getByText("clients.csv")).toBeDefined();
});

it("lets go of a photo that is no longer kept, in silence", async () => {
  keepDraft(
    { owner: "maren", chat: "a" },
    {
      ...NO_DRAFT,
      photos: [
        { photoId: GONE, role: "current" },
        { photoId: PHOTO, role: "target" },
      ],
    },
  );
  open("maren");
  await waitFor(() => expect(photos().map(({ textContent }) => textContent)).toEqual(["Goal"]));
  expect(screen.queryByRole("alert")?.textContent ?? "").toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Remove Goal photo" }));
  open("maren");
  expect(photos()).toEqual([]);
});

it("is forgotten after 30 days", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T10:00:00Z") });
  keepDraft({ owner: "maren", chat: "a" }, { ...NO_DRAFT, text: "old" });
  vi.setSystemTime(new Date("2026-03-31T09:00:00Z"));
  open("maren");
  expect(field().value).toBe("old");
  cleanup();
  localStorage.clear();
  vi.setSystemTime(new Date("2026-03-01T10:00:00Z"));
  keepDraft({ owner: "maren", chat: "a" }, { ...NO_DRAFT, text: "old" });
  vi.setSystemTime(new Date("2026-04-01T10:00:00Z"));
  open("maren");
  expect(field().value).toBe("");
});
