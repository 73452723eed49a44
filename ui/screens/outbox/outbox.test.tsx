// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { OutboxScreen } from "./outbox.tsx";

afterEach(cleanup);

const message = (
  subject: string,
  status: "sent" | "failed" | "not_sent",
  error: string | null = null,
) => ({
  id: crypto.randomUUID(),
  channel: "mail",
  recipient: "client@x.example",
  subject,
  body: `About ${subject}`,
  status,
  error,
  createdAt: "2026-11-21T10:00:00Z",
  sentAt: null,
});

it("shows each message with how it stands and what the mail server said", async () => {
  answering({
    "GET /api/outbox": () =>
      Response.json([
        message("One", "sent"),
        message("Two", "failed", "550 no"),
        message("Three", "not_sent"),
      ]),
  });
  renderScreen(<OutboxScreen />);
  await screen.findByText("One");
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/One.*Sent.*About One/);
  expect(rows[1]).toMatch(/Two.*Failed.*550 no/);
  expect(rows[2]).toMatch(/Three.*Not sent/);
  expect(screen.queryByRole("button", { name: "Show older messages" })).toBeNull();
});

it("goes on where the page ended", async () => {
  answering({
    "GET /api/outbox": ({ url }) =>
      new URL(url).searchParams.get("cursor") === "next-one"
        ? Response.json([message("Older", "sent")])
        : Response.json([message("Newer", "sent")], {
            headers: { Link: '</api/outbox?limit=50&cursor=next-one>; rel="next"' },
          }),
  });
  renderScreen(<OutboxScreen />);
  fireEvent.click(await screen.findByRole("button", { name: "Show older messages" }));
  await screen.findByText("Older");
  screen.getByText("Newer");
});

it("an empty outbox says what will come; a refusal is said as it is", async () => {
  answering({ "GET /api/outbox": () => Response.json([]) });
  const { unmount } = renderScreen(<OutboxScreen />);
  await screen.findByText("Nothing sent yet");
  unmount();
  const error = "Only the owner can read the outbox.";
  answering({
    "GET /api/outbox": () => Response.json({ error, code: "forbidden" }, { status: 403 }),
  });
  renderScreen(<OutboxScreen />);
  await screen.findByText(error);
});
