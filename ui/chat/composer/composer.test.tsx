import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Photo } from "#tools/photos/schema.ts";
import { mediaMatches } from "#tests/media.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { uploadPhoto } from "#ui/api/chair/photos.ts";
import { Composer } from "./composer.tsx";
import type { Draft } from "#ui/chat/thread/threads.ts";

vi.mock("#ui/api/chair/photos.ts");

let sent: Draft[] = [];
let touch = false;
const photo = (id: string): Photo => ({
  id,
  width: 1,
  height: 1,
  bytes: 1,
  url: "/x",
  thumbnailUrl: "/x",
  createdAt: "2026-01-01T00:00:00.000Z",
});

beforeEach(() => {
  sent = [];
  touch = false;
  sessionStorage.clear();
  answering({ "GET /api/subscription/status": () => ({ tier: "essential" }) });
  URL.createObjectURL = () => "blob:x";
  URL.revokeObjectURL = () => undefined;
  mediaMatches((query) => touch && query.includes("coarse"));
});

const compose = (props: Partial<Parameters<typeof Composer>[0]> = {}) =>
  renderScreen(<Composer onSend={(draft) => sent.push(draft)} {...props} />);
const field = () => screen.getByLabelText<HTMLTextAreaElement>("Message");
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const add = async (...names: string[]) => {
  await act(async () => {
    fireEvent.change(screen.getByLabelText("Choose photos"), {
      target: { files: names.map((name) => new File(["x"], name, { type: "image/jpeg" })) },
    });
    await Promise.resolve();
  });
};

it("offers the reception no photos, which the server does not take of them", async () => {
  answering({
    "GET /api/subscription/status": () => ({ tier: "essential" }),
    "GET /api/auth/get-session": () => ({
      user: { name: "Ira" },
      salon: { stylistId: "x", role: "reception" },
    }),
  });
  compose();
  await vi.waitFor(() => expect(screen.queryByLabelText("Choose photos")).toBeNull());
  expect(screen.queryByRole("button", { name: "Add photos or sheets" })).toBeNull();
});

describe("Enter", () => {
  it("sends on a keyboard, and the field is empty again", () => {
    compose();
    write("Dana, level 6 to 8");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(sent).toEqual([{ text: "Dana, level 6 to 8", photos: [] }]);
    expect(field().value).toBe("");
  });

  it("with Shift makes a new line", () => {
    compose();
    write("Dana");
    expect(fireEvent.keyDown(field(), { key: "Enter", shiftKey: true })).toBe(true);
    expect(sent).toEqual([]);
  });

  it("makes a new line on touch, where the button sends", () => {
    touch = true;
    compose();
    write("Dana");
    expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(sent).toHaveLength(1);
  });

  it("does not send blank text", () => {
    compose();
    write("   ");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(sent).toEqual([]);
  });

  it("sends while a reply is being written, which can be stopped all the same", () => {
    compose({ busy: true });
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    write("and one more thing");
    expect(screen.getByRole("button", { name: "Stop" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(sent).toMatchObject([{ text: "and one more thing" }]);
  });
});

it("stops the reply with a button of its own", () => {
  const onStop = vi.fn();
  compose({ busy: true, onStop });
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(onStop).toHaveBeenCalledOnce();
});

it("keeps an unsent text for the chat it was written in", () => {
  compose({ remember: "a" });
  write("half a thought");
  cleanup();
  compose({ remember: "b" });
  expect(field().value).toBe("");
  cleanup();
  compose({ remember: "a" });
  expect(field().value).toBe("half a thought");
});

describe("photos", () => {
  it("are the hair as it is, and the last of several is the goal, until a tap says otherwise", async () => {
    vi.mocked(uploadPhoto).mockResolvedValueOnce(photo("a")).mockResolvedValueOnce(photo("b"));
    compose();
    await add("now.jpg", "goal.jpg");
    fireEvent.click(await screen.findByRole("button", { name: /This shows: Now/ }));
    const roles = screen.getAllByRole("button", { name: /This shows/ });
    expect(roles.map(({ textContent }) => textContent)).toEqual(["Goal", "Now"]);
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(sent[0]?.photos).toEqual([
      { photoId: "a", role: "target" },
      { photoId: "b", role: "current" },
    ]);
  });

  it("hold the message back until they are stored", async () => {
    let store: (stored: Photo) => void = () => undefined;
    vi.mocked(uploadPhoto).mockReturnValueOnce(new Promise((resolve) => (store = resolve)));
    compose();
    await add("now.jpg");
    expect(screen.getByRole("button", { name: "Sending photos" }).hasAttribute("disabled")).toBe(
      true,
    );
    await act(async () => {
      store(photo("a"));
      await Promise.resolve();
    });
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(sent).toEqual([{ text: "", photos: [{ photoId: "a", role: "current" }] }]);
  });

  it("are taken wherever on the screen they are let go of", async () => {
    vi.mocked(uploadPhoto).mockResolvedValue(photo("a"));
    renderScreen(
      <main>
        <h1>Dana</h1>
        <Composer onSend={(draft) => sent.push(draft)} />
      </main>,
    );
    const files = [new File(["x"], "now.jpg", { type: "image/jpeg" })];
    const dataTransfer = { types: ["Files"], files };
    const heading = screen.getByRole("heading", { name: "Dana" });
    fireEvent.dragOver(heading, { dataTransfer });
    screen.getByPlaceholderText("Let go to add them");
    await act(async () => {
      fireEvent.drop(heading, { dataTransfer });
      await Promise.resolve();
    });
    screen.getByPlaceholderText("Message");
    fireEvent.click(await screen.findByRole("button", { name: "Send" }));
    expect(sent).toEqual([{ text: "", photos: [{ photoId: "a", role: "current" }] }]);
  });

  it("beyond six are named, not dropped in silence", async () => {
    vi.mocked(uploadPhoto).mockResolvedValue(photo("a"));
    compose();
    await add(...Array.from({ length: 7 }, (_, index) => `${index}.jpg`));
    await screen.findByText("6.jpg");
    expect(screen.getAllByRole("button", { name: /This shows/ })).toHaveLength(6);
  });
});
