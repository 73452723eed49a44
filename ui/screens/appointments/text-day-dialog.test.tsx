import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Recipient } from "#tools/messages/sms-schema.ts";
import { TextDayDialog } from "./text-day-dialog.tsx";

const STYLIST = "0199e6a0-0000-7000-8000-00000000000a";
const BATCH = "0199e6a0-0000-7000-8000-0000000000b1";

const recipient = (name: string, rest: Partial<Recipient>): Recipient => ({
  appointmentId: crypto.randomUUID(),
  clientId: null,
  name,
  time: "10:00",
  channel: null,
  address: null,
  why: null,
  ...rest,
});

const ANA = recipient("Ana Reyes", { channel: "sms", address: "+4915123456789" });
const BO = recipient("Bo Lind", { channel: "mail", address: "bo@lind.example" });
const CLEO = recipient("Cleo Marsh", { why: "Wants no texts." });

let recipients: Recipient[];
let requests: Request[];

beforeEach(() => {
  recipients = [ANA, BO, CLEO];
  requests = answering({
    "POST /api/messages/many/preview": async (request) => {
      const { date, body } = (await request.json()) as { date: string; body: string };
      return { date, body, recipients };
    },
    "POST /api/messages/many": async (request) => {
      const { date, body } = (await request.json()) as { date: string; body: string };
      const heldUntil = new Date(Date.now() + 60_000).toISOString();
      return { date, body: `Falk: ${body}`, recipients, batchId: BATCH, heldUntil };
    },
    [`POST /api/messages/many/${BATCH}/take-back`]: () => ({ cancelled: 2, gone: 0 }),
  });
});

const open = () =>
  renderScreen(
    <TextDayDialog
      date="2026-11-24"
      stylist={{ id: STYLIST, name: "Maren" }}
      onClose={vi.fn<() => void>()}
    />,
  );
const write = (words: string) =>
  fireEvent.change(screen.getByLabelText("Message"), { target: { value: words } });

it("says who gets it and how before anything is sent", async () => {
  open();
  const list = within(await screen.findByRole("list", { name: "Who gets it" }));
  expect(list.getByText("Ana Reyes").closest("li")?.textContent).toContain("Text");
  expect(list.getByText("Bo Lind").closest("li")?.textContent).toContain("Mail");
  expect(list.getByText("Cleo Marsh").closest("li")?.textContent).toContain("Wants no texts.");
  const send = screen.getByRole<HTMLButtonElement>("button", { name: "Send to 2" });
  expect(send.disabled).toBe(true);
  write("We run late.");
  expect(send.disabled).toBe(false);
  expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain("/api/messages/many");
});

it("sends once, then can be taken back", async () => {
  open();
  await screen.findByText("Ana Reyes");
  write("We run late.");
  fireEvent.click(screen.getByRole("button", { name: "Send to 2" }));
  await screen.findByText("Falk: We run late.");
  const sent = requests.filter(({ url }) => url.endsWith("/api/messages/many"));
  expect(await sent[0]?.json()).toEqual({
    date: "2026-11-24",
    stylistId: STYLIST,
    body: "We run late.",
  });
  expect(sent).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Take it back" }));
  await screen.findByText("2 messages taken back.");
  expect(screen.queryByRole("button", { name: "Take it back" })).toBeNull();
});

it("sends nothing to a day without anybody", async () => {
  recipients = [];
  open();
  await screen.findByText("Nobody has an appointment then.");
  write("Hello");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Send" }).disabled).toBe(true);
});
