import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mediaMatches } from "#tests/media.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { COMMANDS, spelledOut, triggerAt } from "./composer-commands.ts";
import { Composer } from "./composer.tsx";
import type { Draft } from "#ui/chat/thread/threads.ts";

let sent: Draft[] = [];
let requests: Request[] = [];
const MARIA = { id: "01980000-0000-7000-8000-0000000000c1", name: "Maria Kowalski" };

beforeEach(() => {
  sent = [];
  sessionStorage.clear();
  requests = answering({
    "GET /api/subscription/status": () => ({ tier: "pro" }),
    "GET /api/clients": () => [{ ...MARIA, phone: "+49 30 1", email: null }],
  });
  mediaMatches();
});

const field = () => screen.getByLabelText<HTMLTextAreaElement>("Message");
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const key = (name: string) => fireEvent.keyDown(field(), { key: name });
const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);
const compose = () => renderScreen(<Composer onSend={(draft) => sent.push(draft)} />);

describe("a slash", () => {
  it("offers every command, fewer as one types, and the arrows choose", () => {
    compose();
    write("/");
    expect(options()).toHaveLength(COMMANDS.length);
    write("/co");
    expect(options()).toEqual([
      "/correctPut a color right",
      "/convertInto another brand or line",
      "/priceChange what a service costs",
    ]);
    key("ArrowDown");
    expect(screen.getByRole("option", { selected: true }).textContent).toMatch(/^\/convert/);
    expect(field().getAttribute("aria-activedescendant")).toBe(
      screen.getByRole("option", { selected: true }).id,
    );
    key("Enter");
    expect(field().value).toBe("Convert ");
    expect(options()).toEqual([]);
    expect(sent).toEqual([]);
  });

  it("sends at once what needs no more words", () => {
    compose();
    write("/stock");
    fireEvent.click(screen.getByRole("option", { name: /^\/stock/ }));
    expect(sent).toEqual([{ text: "What is low in stock?", photos: [] }]);
    expect(field().value).toBe("");
  });

  it("goes away with Escape, and what was typed stays", () => {
    compose();
    write("/ti");
    key("Escape");
    expect(options()).toEqual([]);
    expect(field().value).toBe("/ti");
  });

  it("is only a slash within a sentence, as in a shade", () => {
    compose();
    write("Dana got 7/1");
    expect(options()).toEqual([]);
    expect(triggerAt("half /timer", 11)).toBeUndefined();
  });

  it.each([
    ["/timer 35 min roots, Maria", "Start a timer for 35 min roots, Maria"],
    ["/convert 7/1 to Shades EQ", "Convert 7/1 to Shades EQ"],
    ["/undo", "Undo that"],
    ["/nothing like it", "/nothing like it"],
    ["7/1 and 7/8", "7/1 and 7/8"],
  ])("%s is sent as: %s", (typed, said) => expect(spelledOut(typed)).toBe(said));
});

describe("an at sign", () => {
  it("finds clients from two letters on, and puts the name in", async () => {
    compose();
    write("Book @M");
    await act(async () => new Promise((settle) => setTimeout(settle, 200)));
    expect(requests.filter(({ url }) => url.includes("/api/clients"))).toEqual([]);
    write("Book @Ma");
    fireEvent.click(await screen.findByRole("option", { name: /Maria Kowalski/ }));
    expect(field().value).toBe("Book Maria Kowalski ");
    expect(requests.filter(({ url }) => url.includes("search=Ma"))).toHaveLength(1);
  });

  it("is only a sign in an address", () => {
    expect(triggerAt("mail dana@example", 17)).toBeUndefined();
    expect(triggerAt("@Dana W", 7)).toMatchObject({ kind: "client", query: "Dana W", from: 0 });
  });
});

describe("speaking", () => {
  class Ear extends EventTarget {
    static last: Ear;
    lang = "";
    constructor() {
      super();
      Ear.last = this;
    }
    start() {}
    stop() {
      this.dispatchEvent(new Event("end"));
    }
    hears(words: string, isFinal: boolean) {
      const result = Object.assign([{ transcript: words }], { isFinal });
      this.dispatchEvent(Object.assign(new Event("result"), { resultIndex: 0, results: [result] }));
    }
  }

  it("is not offered where the browser cannot listen", () => {
    compose();
    expect(screen.queryByRole("button", { name: "Speak" })).toBeNull();
  });

  it("shows words that may still change, keeps those that are sure, and stops by a tap", async () => {
    vi.stubGlobal("webkitSpeechRecognition", Ear);
    compose();
    write("Dana,");
    fireEvent.click(screen.getByRole("button", { name: "Speak" }));
    expect(Ear.last.lang).toBe(navigator.language);
    act(() => Ear.last.hears("level sex", false));
    screen.getByText("level sex …");
    expect(field().value).toBe("Dana,");
    act(() => Ear.last.hears("level six to eight", true));
    expect(field().value).toBe("Dana, level six to eight");
    fireEvent.click(screen.getByRole("button", { name: "Stop listening" }));
    await waitFor(() => screen.getByRole("button", { name: "Speak" }));
    expect(screen.queryByText(/…/)).toBeNull();
  });

  it("says why it does not listen", async () => {
    vi.stubGlobal("webkitSpeechRecognition", Ear);
    compose();
    fireEvent.click(screen.getByRole("button", { name: "Speak" }));
    act(() => {
      Ear.last.dispatchEvent(Object.assign(new Event("error"), { error: "not-allowed" }));
      Ear.last.dispatchEvent(new Event("end"));
    });
    await screen.findByText(/The microphone is blocked/);
  });
});
