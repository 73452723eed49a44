import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Client } from "#tools/clients/schema.ts";
import type { Consent } from "#tools/messages/inbox/consent-schema.ts";
import { OPT_IN_WORDS } from "#tools/messages/opt-in-data.ts";
import { ClientTexts } from "./client-texts.tsx";

const ID = "01980000-0000-7000-8000-0000000000";
const PHONE = "+49 30 5550142";
const MAREN = { id: `${ID}0a`, name: "Maren Falk" };
const anna = { id: `${ID}01`, name: "Anna Lind", phone: PHONE } as Client;

const line = (at: number, more: Partial<Consent>): Consent => ({
  id: `${ID}${20 + at}`,
  phone: "+49305550142",
  clientId: anna.id,
  granted: true,
  method: "booking_form",
  wording: OPT_IN_WORDS,
  stylistId: null,
  createdAt: "2026-11-20T09:30:00.000Z",
  ...more,
});

let ledger: Consent[];
let thread: object | null;
let fails: boolean;
let requests: Request[];

const no = () => Response.json({ error: "No.", code: "unavailable" }, { status: 503 });

beforeEach(() => {
  [ledger, thread, fails] = [[], null, false];
  requests = answering({
    "GET /api/stylists": () => [MAREN],
    "GET /api/booking-rules": () => ({ timeZone: "Europe/Berlin" }),
    "GET /api/messages/consents": () => (fails ? no() : ledger),
    "POST /api/messages/consents": async (request) => {
      const said = (await request.json()) as { granted: boolean; wording: string };
      ledger = [line(9, { ...said, method: "staff", stylistId: MAREN.id }), ...ledger];
      return Response.json(ledger[0], { status: 201 });
    },
    "GET /api/sms/conversations": ({ url }) =>
      fails ? no() : thread && url.includes(anna.id) ? [{ id: `${ID}30` }] : [],
    [`GET /api/sms/conversations/${ID}30`]: () => thread,
  });
});

const open = (client = anna) => renderScreen(<ClientTexts client={client} />);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it.each<[string, Consent[], string]>([
  ["nothing", [], "Not asked yet"],
  ["a yes", [line(1, {})], "Said yes to texts"],
  [
    "a no after a yes",
    [line(2, { granted: false, method: "staff" }), line(1, {})],
    "Said no to texts",
  ],
  [
    "a yes after a no",
    [line(2, { method: "staff" }), line(1, { granted: false })],
    "Said yes to texts",
  ],
])("says how the number stands by %s", async (_what, lines, label) => {
  ledger = lines;
  open();
  expect(await screen.findByText(label)).toBeTruthy();
});

it("shows every line with its exact words, where and when it was said, and who wrote it down", async () => {
  ledger = [
    line(2, { granted: false, method: "staff", wording: "Please no more", stylistId: MAREN.id }),
    line(1, {}),
  ];
  open();
  const list = within(await screen.findByRole("list", { name: "What was said so far" }));
  await list.findByText("To the salon, written down by Maren Falk");
  const [newest, oldest] = list.getAllByRole("listitem");
  expect(newest?.textContent).toContain("Please no more");
  expect(oldest?.textContent).toContain(OPT_IN_WORDS);
  expect(oldest?.textContent).toContain("On the booking form");
  // half past nine in London, by the salon's clock
  await waitFor(() => expect(oldest?.textContent).toContain("Nov 20, 2026, 10:30"));
});

it("says that only their own START ends what they ended from their phone", async () => {
  ledger = [line(1, { granted: false, method: "text_keyword", wording: "STOP" })];
  open();
  expect(await screen.findByText(/once START is sent from it/)).toBeTruthy();
});

it("writes down what they said, once yes or no and their words are there", async () => {
  open();
  await screen.findByText("Not asked yet");
  press("Write down what they said");
  press("Write it down");
  expect(screen.getByText("Choose yes or no first.")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Yes, text me" }));
  expect(screen.getByText("Write what they said, in their words.")).toBeTruthy();
  expect(requests.some(({ method }) => method === "POST")).toBe(false);
  fireEvent.change(screen.getByLabelText("In their words"), {
    target: { value: " At the chair: sure, text me " },
  });
  press("Write it down");
  expect(await screen.findByText("Said yes to texts")).toBeTruthy();
  const sent = await requests.find(({ method }) => method === "POST")?.json();
  expect(sent).toEqual({ phone: PHONE, granted: true, wording: "At the chair: sure, text me" });
  expect(screen.queryByLabelText("In their words")).toBeNull();
});

it("shows the last texts and leads to the conversation", async () => {
  const text = { id: `${ID}31`, authorName: null, createdAt: "2026-11-20T09:30:00.000Z" };
  thread = {
    conversation: { id: `${ID}30` },
    messages: [
      { ...text, author: "client", body: "Can I come at 4?" },
      { ...text, id: `${ID}32`, author: "assistant", body: "Yes, 16:00 is free." },
    ],
  };
  open();
  const list = within(await screen.findByRole("list", { name: "Texts with Anna Lind" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Anna Lind.*Can I come at 4\?$/),
    expect.stringMatching(/^Assistant.*16:00 is free\.$/),
  ]);
  const link = screen.getByRole("link", { name: "Open the conversation" });
  expect(link.getAttribute("href")).toBe(`/messages/${ID}30`);
});

it("says that nobody has written yet", async () => {
  open();
  expect(await screen.findByText(/No texts with Anna Lind yet/)).toBeTruthy();
});

it("asks nothing of a client without a number", () => {
  open({ ...anna, phone: null });
  expect(screen.getByText("No phone number")).toBeTruthy();
  expect(requests).toEqual([]);
});

it("says when either could not be read, and tries again", async () => {
  fails = true;
  open();
  await screen.findByText("What they said could not be read");
  await screen.findByText("The texts could not be read");
  fails = false;
  for (const button of screen.getAllByRole("button", { name: "Try again" }))
    fireEvent.click(button);
  await screen.findByText("Not asked yet");
  await screen.findByText(/No texts with/);
});
