import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mediaMatches } from "#tests/media.ts";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type { SmsConversation, SmsMessage } from "#tools/messages/sms-schema.ts";
import { Component as MessagesScreen } from "./messages.tsx";

let media: (query: string) => boolean;
beforeEach(() => {
  media = () => false;
  mediaMatches((query) => media(query));
});

const conversation = (change: Partial<SmsConversation> = {}): SmsConversation => ({
  id: "dana",
  phone: "+4915112345678",
  clientId: "c1",
  clientName: "Dana Whitfield",
  stylistId: "s1",
  stylistName: "Maren Falk",
  answering: "assistant",
  takenByName: null,
  consent: "granted",
  lastBody: "Is Friday free?",
  lastDirection: "in",
  lastAt: "2026-11-21T10:00:00Z",
  unread: 0,
  unreadBody: null,
  needsYou: false,
  ...change,
});

const text = (change: Partial<SmsMessage> = {}): SmsMessage => ({
  id: crypto.randomUUID(),
  direction: "in",
  author: "client",
  authorName: null,
  body: "Is Friday free?",
  media: 0,
  status: null,
  error: null,
  appointmentId: null,
  createdAt: "2026-11-21T10:00:00Z",
  ...change,
});

const out = (change: Partial<SmsMessage>): SmsMessage =>
  text({ direction: "out", author: "assistant", status: "sent", body: "Friday at 10.", ...change });

/** The server's inbox: conversations as they stand, and the texts of Dana's. */
let inbox: SmsConversation[];
let texts: SmsMessage[];

function open(at = "/messages", answers: Answers = {}) {
  const one = () => inbox.find(({ id }) => id === "dana");
  const change = (part: Partial<SmsConversation>) => {
    inbox = inbox.map((each) => (each.id === "dana" ? { ...each, ...part } : each));
    return one();
  };
  const requests = answering({
    "GET /api/auth/get-session": () => ({ user: { name: "Maren Falk" }, salon: { role: "owner" } }),
    "GET /api/subscription/status": () => ({ tier: "pro" }),
    "GET /api/clients": () => [],
    "GET /api/sms/conversations": ({ url }) => {
      const { searchParams: asked } = new URL(url);
      return inbox.filter(
        ({ needsYou, unread }) =>
          (!asked.has("needsYou") || needsYou) && (!asked.has("unread") || unread > 0),
      );
    },
    "GET /api/sms/conversations/dana": () =>
      one() ? { conversation: one(), messages: texts } : undefined,
    "POST /api/sms/conversations/dana/read": () => change({ unread: 0 }),
    "POST /api/sms/conversations/dana/take": () =>
      change({ answering: "staff", takenByName: "Maren Falk" }),
    "POST /api/sms/conversations/dana/hand-back": () =>
      change({ answering: "assistant", takenByName: null }),
    "POST /api/sms/conversations/dana/messages": async (request) => {
      const { body } = (await request.json()) as { body: string };
      texts = [
        ...texts,
        out({ author: "staff", authorName: "Maren Falk", body, status: "queued" }),
      ];
      return Response.json(change({ answering: "staff", takenByName: "Maren Falk" }), {
        status: 201,
      });
    },
    ...answers,
  });
  const view = renderScreen(<MessagesScreen />, {
    path: "/messages/:id?",
    at,
  });
  const posts = (what: string) =>
    requests.filter(({ method, url }) => method === "POST" && url.endsWith(what));
  return { ...view, requests, posts };
}

beforeEach(() => {
  inbox = [conversation()];
  texts = [text()];
});

const list = () => screen.findByRole("list", { name: "Conversations" });
const rows = async () =>
  within(await list())
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

describe("the list", () => {
  it("names the client or the number, with the last words, and puts first who waits for the salon", async () => {
    inbox = [
      conversation({ unread: 2 }),
      conversation({ id: "b", clientName: null, clientId: null, lastDirection: "out" }),
      conversation({ id: "c", clientName: "Jo Lind", needsYou: true, consent: "revoked" }),
    ];
    const { router } = open();
    const [first, second, third] = await rows();
    expect(first).toMatch(/Jo Lind.*Is Friday free\?.*Needs you.*Opted out/);
    expect(second).toMatch(/Dana Whitfield.*2 new texts/);
    expect(third).toMatch(/^\+4915112345678.*From the salon: Is Friday free/);
    // who waits is open already
    expect(router.state.location.pathname).toBe("/messages/c");
  });

  it.each([
    ["Needs you", "needs-you", "Jo Lind", "Nobody waits for you."],
    ["Unread", "unread", "Dana Whitfield", "Everything has been seen."],
  ])("narrows to %s by the address", async (label, show, name, none) => {
    inbox = [
      conversation({ unread: 1 }),
      conversation({ id: "c", clientName: "Jo Lind", needsYou: true }),
    ];
    const { router } = open();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    fireEvent.click(screen.getByRole("button", { name: label, pressed: false }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    const link = within(await list()).getByRole("link");
    expect(link.textContent).toContain(name);
    expect(link.getAttribute("href")).toMatch(new RegExp(`^/messages/\\w+\\?show=${show}$`));
    expect(router.state.location.search).toBe(`?show=${show}`);
    cleanup();
    inbox = [conversation()];
    open(`/messages?show=${show}`);
    await screen.findByText(none);
  });

  it("is loading, says when it cannot be loaded, and tries again", async () => {
    let broken = true;
    open("/messages", {
      "GET /api/sms/conversations": () =>
        broken ? Response.json({ error: "The database rests." }, { status: 503 }) : inbox,
    });
    screen.getByRole("status", { name: "Loading the texts" });
    await screen.findByText("The database rests.");
    broken = false;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await list();
    await waitFor(() => expect(screen.queryByText("The database rests.")).toBeNull());
  });

  it.each([
    [
      { delivers: { sms: false }, smsOn: true, sendsFrom: null },
      /once a number for texts is connected/,
    ],
    [{ delivers: { sms: true }, smsOn: true, sendsFrom: "+4930555" }, /Clients text \+4930555/],
    [{ delivers: { sms: true }, smsOn: false, sendsFrom: "+4930555" }, /switched off/],
    [{ delivers: { sms: true }, smsOn: true, sendsFrom: null }, /no number to text from/],
    [undefined, /Texts to the salon's number appear here/],
  ])("that is empty says how texts come in: %j", async (settings, said) => {
    inbox = [];
    open("/messages", { "GET /api/messages/settings": () => settings });
    const title = await screen.findByText("No texts yet");
    await waitFor(() => expect(title.parentElement?.textContent).toMatch(said));
    screen.getByRole("button", { name: "New text" });
  });

  it("goes on where the page ended", async () => {
    open("/messages", {
      "GET /api/sms/conversations": ({ url }) =>
        new URL(url).searchParams.has("cursor")
          ? [conversation({ id: "old", clientName: "Ann Old" })]
          : Response.json(inbox, {
              headers: { Link: '</api/sms/conversations?cursor=x>; rel="next"' },
            }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Show older conversations" }));
    await screen.findByText("Ann Old");
    within(await list()).getByText("Dana Whitfield");
  });
});

const log = () => screen.findByRole("log", { name: "Texts" });
const field = () => screen.findByRole("textbox", { name: "Text" });
const write = async (body: string) => {
  const box = await field();
  fireEvent.change(box, { target: { value: body } });
  return box;
};

describe("a conversation", () => {
  it("shows who wrote what, how it went, and what it booked", async () => {
    texts = [
      out({ author: "notice", body: "Tomorrow at 10.", status: "delivered" }),
      text({ body: "I am late", media: 2 }),
      out({ body: "No problem.", appointmentId: "a1" }),
      out({ author: "staff", authorName: "Maren Falk", body: "See you.", status: "queued" }),
      out({
        author: "staff",
        authorName: "Mo",
        body: "Hi.",
        status: "failed",
        error: "No credit.",
      }),
    ];
    open("/messages/dana", {
      "GET /api/appointments": () => [{ id: "a1", appointmentDate: "2026-11-27", stylistId: "s1" }],
    });
    const bubble = async (body: string) =>
      within((await within(await log()).findByText(body)).closest("li")!);
    expect((await bubble("Tomorrow at 10.")).getByText(/Delivered/)).toBeTruthy();
    (await bubble("I am late")).getByText(/2 pictures came with it/);
    await waitFor(async () =>
      expect(
        (await bubble("No problem."))
          .getByRole("link", { name: "Booked by this text" })
          .getAttribute("href"),
      ).toBe("/appointments?view=day&date=2026-11-27&stylist=s1"),
    );
    (await bubble("See you.")).getByText("You ·");
    (await bubble("Hi.")).getByText("Mo ·");
    (await bubble("Hi.")).getByText("No credit.");
    expect(screen.getByRole("link", { name: "Open the record" }).getAttribute("href")).toBe(
      "/clients/c1",
    );
  });

  it("says below a desk, too, what must be known of the client and when they come", async () => {
    open("/messages/dana", {
      "GET /api/clients/c1": () => ({
        id: "c1",
        name: "Dana Whitfield",
        allergies: "PPD",
        mustKnow: null,
        nextVisitAt: "2026-12-05T10:00:00Z",
        patchTest: { state: "missing", testId: null, brandId: null, doneAt: null, expiresAt: null },
        tests: [],
        hidden: [],
      }),
    });
    const who = within(await screen.findByRole("group", { name: "Who writes" }));
    who.getByText("No patch test");
    who.getByText(/Next visit Dec 5/);
  });

  it("counts as seen once it is open, and again when a text comes", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    inbox = [conversation({ unread: 1 })];
    const { posts } = open("/messages/dana");
    await waitFor(() => expect(posts("/read")).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText("1 new text")).toBeNull());
    texts = [...texts, text({ body: "Hello?" })];
    inbox = [conversation({ unread: 1, lastAt: "2026-11-21T10:05:00Z" })];
    await vi.advanceTimersByTimeAsync(5100);
    await within(await log()).findByText("Hello?");
    await waitFor(() => expect(posts("/read")).toHaveLength(2));
  });

  it("is taken over and handed back, and says who answers", async () => {
    const { posts } = open("/messages/dana");
    await screen.findByText("The assistant answers.");
    fireEvent.click(screen.getByRole("button", { name: "Take over" }));
    await screen.findByText("You answer. The assistant stays silent.");
    fireEvent.click(screen.getByRole("button", { name: "Hand back to the assistant" }));
    await screen.findByText("The assistant answers.");
    expect([posts("/take"), posts("/hand-back")].map(({ length }) => length)).toEqual([1, 1]);
  });

  it("names the colleague who answers", async () => {
    inbox = [conversation({ answering: "staff", takenByName: "Mo" })];
    open("/messages/dana");
    await screen.findByText("Mo answers. The assistant stays silent.");
  });

  it("sends by Enter, not by Shift+Enter, and is taken over by it", async () => {
    const { posts } = open("/messages/dana");
    const box = await write("  On my way ");
    await screen.findByText("9 characters, 1 part");
    screen.getByText(/Sending takes over/);
    fireEvent.keyDown(box, { key: "Enter", shiftKey: true });
    expect(posts("/messages")).toHaveLength(0);
    fireEvent.keyDown(box, { key: "Enter" });
    await within(await log()).findByText("On my way");
    await waitFor(() => expect((box as HTMLTextAreaElement).value).toBe(""));
    await screen.findByText("You answer. The assistant stays silent.");
    expect(await posts("/messages")[0]?.json()).toEqual({ body: "On my way" });
  });

  it("makes a new line by Enter under a finger", async () => {
    media = (query) => query === "(pointer: coarse)";
    const { posts } = open("/messages/dana");
    fireEvent.keyDown(await write("Hello"), { key: "Enter" });
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(posts("/messages")).toHaveLength(1));
  });

  it("says in how many parts a text goes, and what makes it longer", async () => {
    open("/messages/dana");
    await write("a".repeat(161));
    await screen.findByText("161 characters, 2 parts");
    await write("Bis gleich 😊");
    await screen.findByText(/1 part \(😊 leaves room for 70 a part\)/);
  });

  it("keeps the words and says why when they are refused", async () => {
    const error = "Texts are switched off in the settings.";
    open("/messages/dana", {
      "POST /api/sms/conversations/dana/messages": () =>
        Response.json({ error, code: "conflict" }, { status: 409 }),
    });
    fireEvent.keyDown(await write("Hello"), { key: "Enter" });
    expect((await screen.findByText(error)).role).toBe("alert");
    expect(((await field()) as HTMLTextAreaElement).value).toBe("Hello");
  });

  it("cannot be written in once they have opted out, and says so", async () => {
    inbox = [conversation({ consent: "revoked" })];
    open("/messages/dana");
    await screen.findByText(/has opted out of texts.*text START/);
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("reads older texts above the newer", async () => {
    open("/messages/dana", {
      "GET /api/sms/conversations/dana": ({ url }) =>
        new URL(url).searchParams.has("cursor")
          ? { conversation: inbox[0], messages: [text({ body: "Long ago" })] }
          : Response.json(
              { conversation: inbox[0], messages: texts },
              { headers: { Link: '</api/sms/conversations/dana?cursor=x>; rel="next"' } },
            ),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Show earlier texts" }));
    await within(await log()).findByText("Long ago");
    const said = (await log()).textContent;
    expect(said.indexOf("Long ago")).toBeLessThan(said.indexOf("Is Friday free?"));
  });

  it("that does not exist says so, with the way back", async () => {
    inbox = [];
    open("/messages/dana", {
      "GET /api/sms/conversations/dana": () =>
        Response.json({ error: "Conversation not found.", code: "not_found" }, { status: 404 }),
    });
    await screen.findByText("Conversation not found.");
    expect(screen.getByRole("link", { name: "All conversations" }).getAttribute("href")).toBe(
      "/messages",
    );
  });

  it("fills a phone, with its heading and the way back", async () => {
    media = (query) => query === "(width < 48rem)";
    open("/messages/dana?show=unread");
    await screen.findByRole("heading", { level: 1, name: "Dana Whitfield" });
    expect(screen.queryByRole("list", { name: "Conversations" })).toBeNull();
    expect(screen.getByRole("link", { name: "All conversations" }).getAttribute("href")).toBe(
      "/messages?show=unread",
    );
  });
});

describe("a new text", () => {
  const begin = async (to: string) => {
    fireEvent.click(await screen.findByRole("button", { name: "New text" }));
    const dialog = within(screen.getByRole("dialog", { name: "New text" }));
    fireEvent.change(dialog.getByRole("combobox"), { target: { value: to } });
    fireEvent.change(dialog.getByRole("textbox", { name: /Text/ }), { target: { value: "Hello" } });
    return dialog;
  };

  it("goes to a number, and its conversation is opened", async () => {
    const { posts, router } = open("/messages", {
      "POST /api/sms/conversations": () => Response.json(conversation(), { status: 201 }),
    });
    const dialog = await begin("0151 12345678");
    fireEvent.click(dialog.getByRole("button", { name: "Send text" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/messages/dana"));
    expect(await posts("/conversations")[0]?.json()).toEqual({
      phone: "0151 12345678",
      body: "Hello",
    });
  });

  it("goes to a client by their record", async () => {
    const { posts } = open("/messages", {
      "GET /api/clients": () => [
        { id: "c1", name: "Dana Whitfield", phone: "+49", patchTest: { state: "none" } },
      ],
      "POST /api/sms/conversations": () => Response.json(conversation(), { status: 201 }),
    });
    const dialog = await begin("Dana");
    fireEvent.click(await dialog.findByRole("option", { name: /Dana Whitfield/ }));
    fireEvent.click(dialog.getByRole("button", { name: "Send text" }));
    await waitFor(() => expect(posts("/conversations")).toHaveLength(1));
    expect(await posts("/conversations")[0]?.json()).toEqual({ clientId: "c1", body: "Hello" });
  });

  it("says at its field what is no number, and keeps the words", async () => {
    const message = "Enter a phone number, or choose a client who has one.";
    open("/messages", {
      "POST /api/sms/conversations": () =>
        Response.json(
          { error: message, code: "invalid", issues: [{ path: "phone", message }] },
          { status: 400 },
        ),
    });
    const dialog = await begin("Dana");
    fireEvent.click(dialog.getByRole("button", { name: "Send text" }));
    await waitFor(() =>
      expect(dialog.getByRole("combobox").getAttribute("aria-invalid")).toBe("true"),
    );
    dialog.getByText(message);
    expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /Text/ }).value).toBe("Hello");
  });

  it("cannot be sent without somebody or words", async () => {
    open();
    const dialog = await begin("");
    expect(dialog.getByRole("button", { name: "Send text" }).hasAttribute("disabled")).toBe(true);
  });
});
