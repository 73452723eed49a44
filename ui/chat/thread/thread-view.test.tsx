import { QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StylistMessage } from "#agent/chat/message.ts";
import { answering, type Answers } from "#tests/screen.tsx";
import { Toaster } from "#ui/components/layers/toaster.tsx";
import { sessionQuery, type Session } from "#ui/api/session.ts";
import { makeQueryClient } from "#ui/lib/http/query.ts";
import { keepOutgoing } from "./outgoing.ts";
import { ThreadView } from "./thread-view.tsx";
import { forgetThread, threadOf } from "./threads.ts";

const ID = "01980000-0000-7000-8000-0000000000aa";
const OTHER = "01980000-0000-7000-8000-0000000000bb";
const KEPT = `GET /api/chats/${ID}`;
const NONE = { status: 204 };

const mine = (id: string, text: string, metadata = {}): StylistMessage => ({
  id,
  role: "user",
  parts: [{ type: "text", text }],
  metadata,
});

const reply = (id: string, text: string, metadata = {}): StylistMessage => ({
  id,
  role: "assistant",
  parts: [{ type: "text", text }],
  metadata: { finishReason: "stop", ...metadata },
});

const kept = (messages: StylistMessage[], running = false) => ({
  id: ID,
  title: "T",
  createdAt: "",
  updatedAt: "",
  running,
  archivedAt: null,
  clientId: null,
  clientName: null,
  messages,
});

/** A streamed reply with what it ends with, whole or broken off after its first words. */
function streamed(
  id: string,
  words: string[],
  {
    breaks = false,
    last = [],
    until,
  }: { breaks?: boolean; last?: object[]; until?: Promise<void> } = {},
): Response {
  const chunks = [
    { type: "start", messageId: id },
    { type: "text-start", id: "t" },
    ...words.map((delta) => ({ type: "text-delta", id: "t", delta })),
    ...(breaks
      ? []
      : [
          { type: "text-end", id: "t" },
          ...last,
          { type: "finish", messageMetadata: { finishReason: "stop" } },
        ]),
  ];
  const lines = chunks.map((chunk) =>
    new TextEncoder().encode(`data: ${JSON.stringify(chunk)}\n\n`),
  );
  const stream = new ReadableStream({
    async pull(controller) {
      // the words are there, and the rest is still to come
      if (lines.length <= last.length + 2) await until;
      const line = lines.shift();
      if (line) controller.enqueue(line);
      else if (breaks) controller.error(new TypeError("network error"));
      else controller.close();
    },
  });
  return new Response(stream, { headers: { "content-type": "text/event-stream" } });
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

let queryClient = makeQueryClient();
afterEach(() => {
  for (const id of [ID, OTHER]) forgetThread(queryClient, id);
});

function show(messages: StylistMessage[], answers: Answers, at = "/") {
  queryClient = makeQueryClient();
  queryClient.setQueryData(sessionQuery.queryKey, { user: { id: "maren" }, salon: {} } as Session);
  const requests = answering({
    [`GET /api/chat/${ID}/stream`]: () => new Response(null, NONE),
    "GET /api/actions": () => [],
    ...answers,
  });
  const thread = threadOf(queryClient, ID, messages);
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <ThreadView thread={thread} />
        <Toaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return requests;
}
const say = (text: string) => {
  fireEvent.change(screen.getByLabelText("Message"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
};
const bodies = async (requests: Request[]) =>
  Promise.all(
    requests.filter(({ method }) => method === "POST").map((request) => request.clone().json()),
  ) as Promise<
    {
      message: { id: string; parts: { text: string }[] };
      regenerate?: boolean;
      step?: string;
    }[]
  >;

it("steps through the versions of a message", async () => {
  const ash = [mine("m1", "ash", { branch: { index: 2, count: 2 } }), reply("r2", "Ash it is.")];
  const copper = [
    mine("old", "copper", { branch: { index: 1, count: 2 } }),
    reply("r1", "Copper it is."),
  ];
  const requests = show(ash, { [`POST /api/chats/${ID}/branch`]: () => kept(copper) });
  const picker = screen.getByRole("group", { name: "Versions of this message" });
  expect(picker.textContent).toContain("2");
  expect(screen.getByRole("button", { name: "Version after" }).hasAttribute("disabled")).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Version before" }));
  await screen.findByText("Copper it is.");
  expect(screen.queryByText("Ash it is.")).toBeNull();
  expect(await bodies(requests)).toEqual([{ messageId: "m1", step: "previous" }]);
});

it("writes a reply again beside the first", async () => {
  const first = [mine("m1", "copper"), reply("r1", "First.")];
  const second = [mine("m1", "copper"), reply("r2", "Second.", { branch: { index: 2, count: 2 } })];
  const requests = show(first, {
    "POST /api/chat": () => streamed("r2", ["Second."]),
    [KEPT]: () => kept(second),
  });
  fireEvent.click(screen.getByRole("button", { name: "Write this reply again" }));
  await screen.findByRole("group", { name: "Versions of this reply" });
  screen.getByText("Second.");
  expect(await bodies(requests)).toMatchObject([{ message: { id: "m1" }, regenerate: true }]);
});

it("says why a message may not be said again, and leaves all as it was", async () => {
  const messages = [mine("m1", "upgrade me"), reply("r1", "Done.")];
  const error = "Something you approved was done after this message.";
  show(messages, {
    "POST /api/chat": () => Response.json({ error, code: "conflict" }, { status: 409 }),
    [KEPT]: () => kept(messages),
  });
  fireEvent.click(screen.getByRole("button", { name: "Edit message" }));
  fireEvent.change(screen.getAllByLabelText("Message")[0] as HTMLElement, {
    target: { value: "never mind" },
  });
  fireEvent.click(screen.getByRole("button", { name: "Send again" }));
  await screen.findByText(error);
  await waitFor(() => screen.getByText("upgrade me"));
  screen.getByText("Done.");
});

it("takes a reply up again when the connection breaks, without doubling a word", async () => {
  let sent = "";
  const whole = () => [mine(sent, "count"), reply("r1", "One. Two.")];
  let running = true;
  const requests = show([], {
    "POST /api/chat": async (request) => {
      sent = ((await request.json()) as { message: { id: string } }).message.id;
      return streamed("r1", ["One. "], { breaks: true });
    },
    [`GET /api/chat/${ID}/stream`]: () => {
      running = false;
      return streamed("r1", ["One. ", "Two."]);
    },
    [KEPT]: () => (running ? kept([mine(sent, "count")], true) : kept(whole())),
  });
  say("count");
  await screen.findByText("Reconnecting");
  await screen.findByText("One. Two.", {}, { timeout: 5_000 });
  await waitFor(() => expect(screen.queryByText("Reconnecting")).toBeNull());
  expect(screen.getAllByText(/One\./)).toHaveLength(1);
  expect(await bodies(requests)).toHaveLength(1);
});

it("sends a message that never arrived once more, under the same id", async () => {
  let tries = 0;
  let sent = "";
  const requests = show([], {
    "POST /api/chat": async (request) => {
      tries += 1;
      sent = ((await request.json()) as { message: { id: string } }).message.id;
      if (tries === 1) throw new TypeError("Failed to fetch");
      return streamed("r1", ["Here."]);
    },
    [KEPT]: () =>
      tries < 2
        ? new Response("{}", { status: 404 })
        : kept([mine(sent, "hi"), reply("r1", "Here.")]),
  });
  say("hi");
  await screen.findByText("Here.", {}, { timeout: 5_000 });
  const [first, second] = await bodies(requests);
  expect(second?.message.id).toBe(first?.message.id);
  expect(screen.getAllByText("hi")).toHaveLength(1);
});

/** A reply that goes on until it is let end. */
function heldBack(id: string, last: object[] = []) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const response = streamed(id, ["One moment."], { last, until: promise });
  return { end: resolve, response };
}

const WAITS = "Goes after this reply and its cards";
const said = async (requests: Request[]) =>
  (await bodies(requests)).flatMap(({ message }) => message.parts.map(({ text }) => text));

it("keeps what is said while a reply is written, and sends it after", async () => {
  const first = heldBack("r1");
  const answers = [first.response, streamed("r2", ["Texted."])];
  const requests = show([], {
    "POST /api/chat": () => answers.shift(),
    // it goes without a look at what the server has
    [KEPT]: () => new Response("{}", { status: 503 }),
  });
  say("Book Nora");
  await screen.findByRole("button", { name: "Stop" });
  say("And text her");
  await screen.findByText(WAITS);
  expect(await said(requests)).toEqual(["Book Nora"]);
  first.end();
  await waitFor(async () => expect(await said(requests)).toEqual(["Book Nora", "And text her"]));
  await waitFor(() => expect(screen.queryByText(WAITS)).toBeNull());
});

describe("what is typed while a card waits", () => {
  const waiting = (names = ["Nora"]) => {
    const asked = heldBack(
      "r1",
      names.flatMap((name, at) => [
        {
          type: "tool-input-available" as const,
          toolCallId: `c${at + 1}`,
          toolName: "save_client",
          input: { name },
        },
        {
          type: "tool-approval-request" as const,
          approvalId: `a${at + 1}`,
          toolCallId: `c${at + 1}`,
        },
      ]),
    );
    const answers = [asked.response, streamed("r1", ["Saved."])];
    const requests = show([], { "POST /api/chat": () => answers.shift() });
    say("Save Nora");
    asked.end();
    return requests;
  };
  const decisions = async (requests: Request[]) => {
    const sent = await Promise.all(
      requests
        .filter(({ method, url }) => method === "POST" && url.endsWith("/api/chat"))
        .map((request) => request.clone().json() as Promise<{ decision?: object }>),
    );
    return sent.map(({ decision }) => decision);
  };

  it("taps it by a plain yes", async () => {
    const requests = waiting();
    await screen.findByLabelText("Waiting for you");
    await screen.findByRole("button", { name: "Send" });
    say("Yes please");
    await waitFor(async () =>
      expect(await decisions(requests)).toEqual([undefined, { approvalId: "a1", approved: true }]),
    );
  });

  it("taps none of two", async () => {
    const requests = waiting(["Nora", "Ida"]);
    expect(await screen.findAllByLabelText("Waiting for you")).toHaveLength(2);
    await screen.findByRole("button", { name: "Send" });
    say("Yes");
    await waitFor(async () => expect(await said(requests)).toEqual(["Save Nora", "Yes"]));
    expect(await decisions(requests)).toEqual([undefined, undefined]);
  });

  it("is sent as it is where it says more than yes", async () => {
    const requests = waiting();
    await screen.findByLabelText("Waiting for you");
    say("Yes but with her number");
    await waitFor(async () =>
      expect(await said(requests)).toEqual(["Save Nora", "Yes but with her number"]),
    );
    expect(await decisions(requests)).toEqual([undefined, undefined]);
  });
});

it("leaves a card that a reply ends with to its tap before it sends what was said meanwhile", async () => {
  const call = { toolCallId: "c1", toolName: "save_client", input: { name: "Nora" } };
  const first = heldBack("r1", [
    { type: "tool-input-available", ...call },
    { type: "tool-approval-request", approvalId: "a1", toolCallId: "c1" },
  ]);
  const answers = [first.response, streamed("r2", ["Hello."]), streamed("r3", ["Texted."])];
  const requests = show([], { "POST /api/chat": () => answers.shift() });
  say("Save Nora");
  await screen.findByRole("button", { name: "Stop" });
  say("And text her");
  await screen.findByText(WAITS);
  // what waits for another chat goes once this one was passed over
  const other = { id: "m9", owner: "maren", chat: OTHER, text: "hello", photos: [], sheets: [] };
  await keepOutgoing({ ...other, at: Date.now() + 1_000 });
  first.end();
  await screen.findByLabelText("Waiting for you");
  await waitFor(async () => expect(await said(requests)).toEqual(["Save Nora", "hello"]));
  fireEvent.click(screen.getByRole("button", { name: "Send now" }));
  await waitFor(async () => expect((await said(requests)).at(-1)).toBe("And text her"));
});

describe("a long thread", () => {
  beforeEach(() => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        observe() {}
        disconnect() {}
      },
    );
    Object.assign(Element.prototype, { scrollIntoView() {}, scrollTo() {} });
  });
  const thread = Array.from({ length: 100 }, (_, at) =>
    at % 2 === 0 ? mine(`m${at}`, `Asked ${at}.`) : reply(`m${at}`, `Told ${at}.`),
  );
  const drawn = () => thread.flatMap(({ id }) => (document.getElementById(id) ? [id] : []));

  it("is drawn from its end, and further up at a press", () => {
    show(thread, {});
    expect([drawn().at(0), drawn().at(-1)]).toEqual(["m60", "m99"]);
    fireEvent.click(screen.getByRole("button", { name: "Earlier messages" }));
    expect(drawn().at(0)).toBe("m20");
    fireEvent.click(screen.getByRole("button", { name: "Earlier messages" }));
    expect(drawn()).toEqual(thread.map(({ id }) => id));
    expect(screen.queryByRole("button", { name: "Earlier messages" })).toBeNull();
  });

  it("is drawn from a message on that the address names", () => {
    show(thread, {}, "/#m31");
    expect(drawn().at(0)).toBe("m31");
    expect(document.activeElement?.id).toBe("m31");
  });
});

it("closes a card that was left open when more was said, and says where it was changed", () => {
  const card = (id: string, about: string): StylistMessage => ({
    ...reply(id, "", {
      previews: { [id]: { changes: [], edits: [], records: [{ kind: "client", id: about }] } },
    }),
    parts: [
      {
        type: "tool-book_client",
        toolCallId: `call-${id}`,
        state: "approval-requested",
        input: { clientName: "Nora" },
        approval: { id, requestReason: `Book ${id}?` },
      } as StylistMessage["parts"][number],
    ],
  });
  show(
    [
      mine("1", "Book Ines"),
      card("Ines", "c1"),
      mine("2", "Book Nora at 2"),
      card("two", "c2"),
      mine("3", "no, 3"),
      card("three", "c2"),
    ],
    {},
  );
  expect(screen.getAllByLabelText("Waiting for you")).toHaveLength(1);
  screen.getByText("Book three?");
  screen.getByText("Changed below.");
  screen.getByText("Not done: The conversation moved on.");
});
