import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { TemplateKind, type Template } from "#tools/messages/settings-schema.ts";
import { TemplateSection } from "./template-section.tsx";

let role: string;
let templates: Template[];
let preview: object;
let refusal: object | undefined;
let fails: boolean;
let requests: Request[];

const SMS = "/api/messages/templates/reminder/sms";
const MAIL = "/api/messages/templates/confirmation/mail";

beforeEach(() => {
  [role, refusal, fails] = ["owner", undefined, false];
  templates = TemplateKind.options.flatMap((kind) =>
    (["mail", "sms"] as const).map((channel) => ({
      kind,
      channel,
      subject: channel === "mail" ? "At {salon}" : null,
      body: "{salon}: see you at {time}.",
      own: false,
      placeholders: ["client", "salon", "time"],
    })),
  );
  preview = {
    subject: null,
    body: "Falk: see you at 10:00.",
    segments: 2,
    characters: 171,
    encoding: "UCS-2",
    costly: ["✂", "ő"],
    priceMicros: 157_000,
  };
  const filled = () => (refusal ? Response.json(refusal, { status: 400 }) : preview);
  requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role } }),
    "GET /api/subscription/status": () => ({ tier: "pro" }),
    "GET /api/messages/settings": () => ({ currency: "EUR" }),
    "GET /api/messages/templates": () =>
      fails ? Response.json({ error: "No.", code: "unavailable" }, { status: 503 }) : templates,
    [`POST ${SMS}/preview`]: filled,
    [`POST ${MAIL}/preview`]: filled,
    [`PUT ${SMS}`]: filled,
    [`PUT ${MAIL}`]: filled,
    [`DELETE ${SMS}`]: () => templates[0],
  });
});

const open = async (name: string) => {
  renderScreen(<TemplateSection />);
  fireEvent.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("dialog"));
};
const words = () => screen.findByLabelText<HTMLTextAreaElement>("Words");
const type = async (value: string) => fireEvent.change(await words(), { target: { value } });
const bodyOf = async (method: string, path: string) => {
  const found = await waitFor(() => {
    const request = requests.findLast(
      (each) => each.method === method && new URL(each.url).pathname === path,
    );
    expect(request).toBeTruthy();
    return request!;
  });
  return found.clone().text();
};

it("lists each message by mail and by text, and which are the salon's own", async () => {
  templates[1]!.own = true;
  renderScreen(<TemplateSection />);
  await screen.findByRole("button", { name: "Confirmation by text, your words" });
  for (const name of ["Change", "Cancellation", "Reminder", "Patch test", "Did not come"])
    expect(screen.getByRole("button", { name: `${name} by mail` })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Waitlist offer by text" })).toBeTruthy();
});

it("puts a placeholder where the cursor is, and saves the words", async () => {
  const sheet = await open("Reminder by text");
  const field = await words();
  field.focus();
  field.setSelectionRange(7, 7);
  fireEvent.click(sheet.getByRole("button", { name: /^Insert client/ }));
  expect(field.value).toBe("{salon}{client}: see you at {time}.");
  fireEvent.click(sheet.getByRole("button", { name: "Save the words" }));
  expect(JSON.parse(await bodyOf("PUT", SMS))).toEqual({
    body: "{salon}{client}: see you at {time}.",
  });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("puts it into the subject where the cursor was there", async () => {
  const sheet = await open("Confirmation by mail");
  const subject = sheet.getByLabelText<HTMLInputElement>("Subject");
  subject.focus();
  subject.setSelectionRange(0, 2);
  fireEvent.click(sheet.getByRole("button", { name: /^Insert time/ }));
  expect(subject.value).toBe("{time} {salon}");
  fireEvent.click(sheet.getByRole("button", { name: "Save the words" }));
  expect(JSON.parse(await bodyOf("PUT", MAIL))).toEqual({
    subject: "{time} {salon}",
    body: "{salon}: see you at {time}.",
  });
});

it("shows how it arrives, how long it is, and what makes it dear", async () => {
  const sheet = await open("Reminder by text");
  expect(await sheet.findByText("Falk: see you at 10:00.")).toBeTruthy();
  for (const fact of ["171 characters", "2 parts", "€0.157 a text"])
    expect(sheet.getByText(fact)).toBeTruthy();
  expect(sheet.getByText(/“✂” “ő” makes each part hold 70 characters/)).toBeTruthy();
  await type("Shorter {salon}");
  await waitFor(async () =>
    expect(JSON.parse(await bodyOf("POST", `${SMS}/preview`))).toEqual({ body: "Shorter {salon}" }),
  );
});

it("says nothing of parts for a mail", async () => {
  preview = {
    ...preview,
    subject: "At Falk",
    segments: null,
    encoding: null,
    costly: [],
    priceMicros: null,
  };
  const sheet = await open("Confirmation by mail");
  expect(await sheet.findByText("At Falk")).toBeTruthy();
  expect(sheet.queryByText(/character|part/)).toBeNull();
});

it("says in the server's words what cannot stand", async () => {
  const message = "Body must not ask for a reply of YES: phone companies keep that word";
  refusal = {
    error: `The message ${message}.`,
    code: "invalid",
    issues: [{ path: "body", message }],
  };
  const sheet = await open("Reminder by text");
  await type("{salon}: reply YES");
  expect(await sheet.findByText(/^Body must not ask for a reply of YES/)).toBeTruthy();
  fireEvent.click(sheet.getByRole("button", { name: "Save the words" }));
  await waitFor(async () => expect((await words()).getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByRole("dialog")).toBeTruthy();
});

it("asks before it throws away what is not saved", async () => {
  const sheet = await open("Reminder by text");
  await type("Mine, {salon}");
  fireEvent.click(sheet.getByRole("button", { name: "Close" }));
  fireEvent.click(sheet.getByRole("button", { name: "Keep writing" }));
  expect((await words()).value).toBe("Mine, {salon}");
  fireEvent.click(sheet.getByRole("button", { name: "Close" }));
  fireEvent.click(sheet.getByRole("button", { name: "Discard it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(requests.some(({ method }) => method === "PUT")).toBe(false);
});

it("goes back to the original words, where there are others", async () => {
  const sheet = await open("Reminder by text");
  expect(sheet.queryByRole("button", { name: "Back to the original words" })).toBeNull();
  cleanup();
  templates = templates.map((template) => ({ ...template, own: true }));
  const own = await open("Reminder by text, your words");
  fireEvent.click(own.getByRole("button", { name: "Back to the original words" }));
  await bodyOf("DELETE", SMS);
  expect(await screen.findByText("The original words are back.")).toBeTruthy();
});

it("lets a stylist read them, and change nothing", async () => {
  role = "stylist";
  const sheet = await open("Reminder by text");
  expect(await sheet.findByText("Falk: see you at 10:00.")).toBeTruthy();
  expect(sheet.queryByLabelText("Words")).toBeNull();
  expect(sheet.queryByRole("button", { name: "Save the words" })).toBeNull();
});

it("says when they could not be read, and tries again", async () => {
  fails = true;
  renderScreen(<TemplateSection />);
  await screen.findByText("The messages could not be read");
  fails = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("button", { name: "Reminder by text" });
});
