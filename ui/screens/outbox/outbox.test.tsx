import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import type { ListedMessage as Message } from "#tools/messages/schema.ts";
import { Component as OutboxScreen } from "./outbox.tsx";

const message = (change: Partial<Message> = {}): Message => ({
  id: crypto.randomUUID(),
  channel: "mail",
  kind: "confirmation",
  recipient: "dana@x.example",
  name: null,
  subject: "Your visit",
  body: "See you on Friday.",
  status: "sent",
  error: null,
  attempts: 1,
  dueAt: "2026-11-21T10:00:00Z",
  maybeTwice: false,
  withheld: false,
  segments: null,
  priceMicros: null,
  priceCurrency: null,
  clientId: null,
  appointmentId: null,
  createdAt: "2026-11-21T10:00:00Z",
  sentAt: "2026-11-21T10:00:00Z",
  deliveredAt: null,
  ...change,
});

const settings = (mail: boolean, sms: boolean) => ({
  "GET /api/messages/settings": () => ({ delivers: { mail, sms } }),
});

/** The outbox with these messages in it, as the server stands at each question. */
function open(messages: () => Message[], answers: Answers = {}, at = "/") {
  const requests = answering({
    ...settings(true, true),
    "GET /api/outbox": () =>
      Response.json(messages(), { headers: { "X-Total-Count": String(messages().length) } }),
    ...answers,
  });
  return { requests, ...renderScreen(<OutboxScreen />, { path: "/", at }) };
}

const row = async (words: string | RegExp) => {
  const found = (await screen.findAllByText(words))[0]!.closest("li")!;
  found.querySelector("details")!.open = true;
  return within(found);
};

describe("a message", () => {
  const later = new Date(Date.now() + 3 * 3_600_000).toISOString();
  const cases: [string, Partial<Message>, RegExp[]][] = [
    [
      "waits for its time",
      { status: "queued", attempts: 0, dueAt: later },
      [/Waiting/, /Goes \D*\d/],
    ],
    [
      "is tried again by itself",
      { status: "queued", attempts: 2, error: "451 later" },
      [/Tried again soon/, /tried again by itself/, /2 tries/, /451 later/],
    ],
    ["is going out", { status: "sending" }, [/Going out now/]],
    ["went by mail", {}, [/Sent/, /does not tell whether it was read or arrived/]],
    [
      "arrived",
      { channel: "sms", status: "delivered", deliveredAt: "2026-11-21T10:01:00Z" },
      [/Delivered/, /Arrived/],
    ],
    [
      "could not arrive",
      { channel: "sms", status: "undelivered", error: "The number is not in service." },
      [/Not delivered/, /not in service/],
    ],
    ["was given up", { status: "failed", error: "550 no" }, [/Failed/, /550 no/]],
    [
      "may not go",
      { channel: "sms", status: "refused", error: "They opted out." },
      [/Not allowed/, /They opted out/],
    ],
    ["was held back", { status: "cancelled" }, [/Held back/]],
    ["had no way out", { status: "not_sent" }, [/Not sent/, /There was no mail server/]],
    ["may be there twice", { maybeTwice: true }, [/may have arrived twice/]],
    [
      "is billed",
      { channel: "sms", segments: 2, priceMicros: 15_800, priceCurrency: "USD" },
      [/2 parts, (US)?\$0\.0158/],
    ],
  ];
  it.each(cases)("%s", async (_name, change, said) => {
    open(() => [message(change)]);
    const shown = await row(/Your visit/);
    const words = shown.getByText("See you on Friday.").closest("li")!.textContent;
    for (const each of said) expect(words).toMatch(each);
  });

  it("is told by the name of whom it is to, with the address beneath", async () => {
    open(() => [message({ name: "Dana Whitlock" })]);
    const shown = await row(/Your visit/);
    expect(shown.getByText(/Confirmation to/).textContent).toBe("Confirmation to Dana Whitlock");
    expect(shown.getByText("To").nextElementSibling?.textContent).toBe("dana@x.example");
  });

  it("without a subject is listed by its words, and leads to its client's record", async () => {
    open(
      () => [
        message({
          channel: "sms",
          kind: "reminder",
          subject: null,
          body: "Tomorrow at 10.",
          clientId: "c1",
        }),
      ],
      { "GET /api/subscription/status": () => ({ tier: "pro" }) },
    );
    const shown = await row("Tomorrow at 10.");
    expect(shown.getByText(/Reminder to/).textContent).toBe("Reminder to dana@x.example");
    expect((await shown.findByRole("link", { name: "Open the record" })).getAttribute("href")).toBe(
      "/clients/c1",
    );
  });
});

describe("trying again", () => {
  it.each([
    ["failed", "Try again"],
    ["undelivered", "Try again"],
    ["not_sent", "Try again"],
    ["queued", "Try again"],
  ] as const)("is offered for one that is %s", async (status, name) => {
    open(() => [message({ status })]);
    (await row(/Your visit/)).getByRole("button", { name });
  });

  it.each(["sending", "sent", "delivered", "refused", "cancelled"] as const)(
    "is not offered for one that is %s",
    async (status) => {
      open(() => [message({ status })]);
      expect((await row(/Your visit/)).queryByRole("button")).toBeNull();
    },
  );

  it("shows it waiting at once, and what came of it", async () => {
    let answer = (_response: Response) => {};
    const one = message({ status: "failed", error: "550 no" });
    let stands = one;
    const { requests } = open(() => [stands], {
      [`POST /api/outbox/${one.id}/retry`]: () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    });
    const shown = await row(/Your visit/);
    fireEvent.click(shown.getByRole("button", { name: "Try again" }));
    await shown.findAllByText("Waiting");
    expect(shown.queryByText(/550 no/)).toBeNull();
    expect(requests.at(-1)?.url).toContain("/retry");
    stands = { ...one, status: "sent", error: null, attempts: 2 };
    answer(Response.json({ ...one, status: "queued", error: null }));
    await shown.findAllByText("Sent");
  });

  it("puts it back and says what the server refused", async () => {
    const one = message({ status: "not_sent" });
    const error = "There is no mail server to send it with.";
    let reads = 0;
    open(() => [], {
      // what comes after the refusal is the screen's own doing
      "GET /api/outbox": ({ url }) => {
        if (new URL(url).searchParams.has("status")) return [];
        return (reads += 1) === 1 ? [one] : new Promise(() => {});
      },
      [`POST /api/outbox/${one.id}/retry`]: () =>
        Response.json({ error, code: "conflict" }, { status: 409 }),
    });
    const shown = await row(/Your visit/);
    fireEvent.click(shown.getByRole("button", { name: "Try again" }));
    expect((await shown.findByRole("alert")).textContent).toBe(error);
    await shown.findAllByText("Not sent");
  });
});

it("one that is held can be sent now or held back; too late is said, and it stands as it does", async () => {
  const dueAt = new Date(Date.now() + 3_600_000).toISOString();
  const one = message({ status: "queued", attempts: 0, dueAt });
  const error = "It is too late: this message is sent.";
  let stands = one;
  open(() => [stands], {
    [`POST /api/outbox/${one.id}/cancel`]: () => {
      stands = { ...one, status: "sent" };
      return Response.json({ error, code: "conflict" }, { status: 409 });
    },
  });
  const shown = await row(/Your visit/);
  shown.getByRole("button", { name: "Send now" });
  fireEvent.click(shown.getByRole("button", { name: "Hold back" }));
  await shown.findByText(error);
  await shown.findAllByText("Sent");
});

it("what is held back is held back on the screen at once", async () => {
  const one = message({ status: "queued", attempts: 0 });
  open(() => [one], { [`POST /api/outbox/${one.id}/cancel`]: () => new Promise(() => {}) });
  const shown = await row(/Your visit/);
  fireEvent.click(shown.getByRole("button", { name: "Hold back" }));
  await shown.findAllByText("Held back");
});

it.each([
  [false, false, "Nothing can leave for now"],
  [true, false, "Texts are not sent yet"],
  [false, true, "Mails are not sent yet"],
])("mail %s and texts %s: says what is missing", async (mail, sms, title) => {
  open(() => [message()], settings(mail, sms));
  expect((await screen.findByText(title)).closest("[role=note]")?.textContent).toMatch(/kept here/);
});

it("says nothing of that where both can go", async () => {
  const { requests } = open(() => [message()]);
  await screen.findAllByText(/Your visit/);
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith("/settings"))).toBe(true));
  expect(screen.queryByRole("note")).toBeNull();
});

describe("the filter", () => {
  const asked = (requests: Request[]) =>
    requests.filter(({ url }) => url.includes("/api/outbox")).at(-1)?.url ?? "";

  it("comes from the address and goes into it", async () => {
    const { requests, router } = open(() => [message()], {}, "/?status=failed&kind=nonsense");
    await screen.findAllByText(/Your visit/);
    expect(asked(requests)).toMatch(/status=failed/);
    expect(asked(requests)).not.toMatch(/kind/);
    fireEvent.click(screen.getByRole("radio", { name: "SMS" }));
    await waitFor(() => expect(asked(requests)).toMatch(/channel=sms/));
    fireEvent.change(screen.getByLabelText("Kind"), { target: { value: "reminder" } });
    await waitFor(() => expect(asked(requests)).toMatch(/kind=reminder/));
    expect(router.state.location.search).toBe("?status=failed&kind=reminder&channel=sms");
    fireEvent.change(screen.getByLabelText("State"), { target: { value: "" } });
    await waitFor(() => expect(router.state.location.search).not.toMatch(/status/));
  });

  it("that leaves nothing offers all of them", async () => {
    const { router } = open(() => [], {}, "/?channel=sms");
    await screen.findByText("No message is like this.");
    fireEvent.click(screen.getByRole("button", { name: "Show all messages" }));
    await screen.findByText("Nothing sent yet");
    expect(router.state.location.search).toBe("");
  });
});

it("looks again while something is on its way, and leaves it once all have gone", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let stands = message({ status: "sending" });
  const { requests } = open(() => [stands]);
  const reads = () => requests.filter(({ url }) => url.includes("/api/outbox")).length;
  const shown = await row(/Your visit/);
  shown.getAllByText("Going out");
  stands = { ...stands, status: "sent" };
  await vi.advanceTimersByTimeAsync(10_100);
  await shown.findAllByText("Sent");
  const before = reads();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(reads()).toBe(before);
});

it("goes on where the page ended", async () => {
  open(() => [], {
    "GET /api/outbox": ({ url }) =>
      new URL(url).searchParams.get("cursor") === "next-one"
        ? Response.json([message({ subject: "Older" })])
        : Response.json([message({ subject: "Newer" })], {
            headers: { Link: '</api/outbox?limit=50&cursor=next-one>; rel="next"' },
          }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show older messages" }));
  await screen.findAllByText("Older");
  screen.getAllByText("Newer");
  expect(screen.queryByRole("button", { name: "Show older messages" })).toBeNull();
});

it("is loading, then says what will come, and a refusal as it is", async () => {
  const { unmount } = open(() => []);
  screen.getByRole("status", { name: "Loading the outbox" });
  await screen.findByText("Nothing sent yet");
  unmount();
  const error = "Only the owner can read the outbox.";
  open(() => [], {
    "GET /api/outbox": () => Response.json({ error, code: "forbidden" }, { status: 403 }),
  });
  await screen.findByText(error);
  expect(screen.queryByRole("note")).toBeNull();
});

describe("the links of a message", () => {
  const one = message({
    status: "not_sent",
    body: "Choose a new password: http://localhost/reset-password?token=(not-shown)",
    withheld: true,
  });

  it("come after the password, and not after a wrong one", async () => {
    const whole = "Choose a new password: http://localhost/reset-password?token=abc";
    const wrong = "That is not your password.";
    open(() => [one], {
      [`POST /api/outbox/${one.id}/whole`]: async (request: Request) => {
        const { password } = (await request.json()) as { password: string };
        return password === "right"
          ? Response.json({ text: whole })
          : Response.json(
              { error: wrong, code: "invalid", issues: [{ path: "password", message: wrong }] },
              { status: 400 },
            );
      },
    });
    const shown = await row(/Your visit/);
    fireEvent.click(shown.getByRole("button", { name: "Show its links" }));
    const dialog = within(await screen.findByRole("dialog"));
    const give = (value: string) => {
      fireEvent.change(dialog.getByLabelText("Your password"), { target: { value } });
      fireEvent.click(dialog.getByRole("button", { name: "Show them" }));
    };
    give("wrong");
    await dialog.findByText(wrong);
    expect(shown.queryByText(whole)).toBeNull();
    give("right");
    await shown.findByText(whole);
    expect(shown.queryByRole("button", { name: "Show its links" })).toBeNull();
  });

  it("are not offered where there are none", async () => {
    open(() => [message({ status: "not_sent" })]);
    const shown = await row(/Your visit/);
    expect(shown.queryByRole("button", { name: "Show its links" })).toBeNull();
  });
});
