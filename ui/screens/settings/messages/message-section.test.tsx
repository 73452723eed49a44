import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { DEFAULT_MESSAGE_SETTINGS } from "#tools/messages/settings-data.ts";
import { OPT_IN_WORDS } from "#tools/messages/opt-in-data.ts";
import type { MessageSettingsView } from "#tools/messages/settings-schema.ts";
import { Delivery } from "./delivery.tsx";
import { MessageSection } from "./message-section.tsx";

const MAREN = { id: "01980000-0000-7000-8000-000000000001", name: "Maren Falk" };

let role: string;
let tier: string;
let settings: MessageSettingsView;
let refusal: object | undefined;
let fails: boolean;
let requests: Request[];

beforeEach(() => {
  [role, tier, refusal, fails] = ["owner", "pro", undefined, false];
  settings = {
    ...DEFAULT_MESSAGE_SETTINGS,
    number: null,
    answeringStylistId: null,
    segmentPriceMicros: null,
    countries: [],
    currency: "EUR",
    timeZone: "Europe/Berlin",
    sendsFrom: "+15550100",
    delivers: { mail: true, sms: true },
    optInWords: OPT_IN_WORDS,
  };
  requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role } }),
    "GET /api/subscription/status": () => ({ tier }),
    "GET /api/stylists": () => [MAREN],
    "GET /api/messages/settings": () =>
      fails ? Response.json({ error: "No.", code: "unavailable" }, { status: 503 }) : settings,
    "PUT /api/messages/settings": async (request) =>
      refusal
        ? Response.json(refusal, { status: 400 })
        : (settings = { ...settings, ...((await request.json()) as object) }),
  });
});

const open = async () => {
  renderScreen(
    <>
      <Delivery />
      <MessageSection />
    </>,
  );
  await screen.findByRole("list", { name: "What can be sent" });
  return within(await screen.findByRole("region", { name: "SMS Notifications" }));
};
const form = async () => {
  await open();
  await screen.findByRole("button", { name: "Save" });
};
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const flip = (name: string) =>
  fireEvent.click(screen.getByRole("switch", { name: new RegExp(`^${name}`) }));
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
const sent = async () => {
  const found = await waitFor(() => {
    const request = requests.find(({ method }) => method === "PUT");
    expect(request).toBeTruthy();
    return request!;
  });
  return (await found.json()) as object;
};

it("sends what was changed alone, and says that it is saved", async () => {
  await form();
  expect(save().disabled).toBe(true);
  press("Add a reminder");
  press("No reminder 3 h before");
  press("Add a reminder");
  write("Reminder 3, how long before", "6");
  flip("Daily digest");
  write("Your own number", "+49 (30) 555-0142");
  write("Countries texted to", "DE");
  write("Countries texted to", "FR");
  write("Countries texted to", "AT");
  press("No texts to France");
  write("Price of one text (EUR)", "0,0785");
  write("Quiet from", "20:00");
  write("Who answers", MAREN.id);
  expect(screen.getByText("Not saved yet")).toBeTruthy();
  fireEvent.click(save());
  expect(await sent()).toEqual({
    reminderHours: [48, 24, 6],
    dailyDigest: false,
    number: "+49305550142",
    countries: ["DE", "AT"],
    segmentPriceMicros: 78_500,
    quietFrom: "20:00",
    answeringStylistId: MAREN.id,
  });
  expect(await screen.findByText("Saved")).toBeTruthy();
  await screen.findByText("All saved");
});

it("puts everything back by Discard", async () => {
  await form();
  flip("Send and answer texts");
  write("Texts to one client a day", "2");
  press("Discard");
  const texts = screen.getByRole("switch", { name: /^Send and answer texts/ });
  expect(texts.getAttribute("aria-checked")).toBe("true");
  expect(screen.getByLabelText("Texts to one client a day")).toHaveProperty("value", "4");
  expect(screen.getByText("All saved")).toBeTruthy();
});

it.each([
  ["Quiet from", "21:30", /begin at 9:00\sPM at the latest: the law/],
  ["Quiet from", "07:00", /begin at 9:00\sPM at the latest/],
  ["Quiet to", "07:59", /end at 8:00\sAM at the soonest: the law/],
  ["Quiet to", "22:00", /end at 8:00\sAM at the soonest/],
  ["Your own number", "030 5550142", /with its country/],
  ["Price of one text (EUR)", "dear", /Write a price/],
  ["Hold messages to many (seconds)", "", /must be a number/],
])("says of %s %j why it cannot be, and saves nothing", async (label, value, why) => {
  await form();
  write(label, value);
  const field = screen.getByLabelText(label);
  fireEvent.blur(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(why)).toBeTruthy();
  fireEvent.click(save());
  expect(document.activeElement).toBe(field);
  expect(requests.some(({ method }) => method === "PUT")).toBe(false);
});

it("takes longer quiet hours", async () => {
  await form();
  write("Quiet from", "18:30");
  write("Quiet to", "10:00");
  fireEvent.click(save());
  expect(await sent()).toEqual({ quietFrom: "18:30", quietTo: "10:00" });
});

it("asks for a patch test so early that it can still be done, or not at all", async () => {
  await form();
  const hours = () =>
    screen.getByLabelText<HTMLSelectElement>("Patch test reminder (hours before)");
  expect(Math.min(...[...hours().options].map(({ value }) => Number(value)))).toBeGreaterThan(48);
  fireEvent.change(hours(), { target: { value: "96" } });
  fireEvent.click(save());
  expect(await sent()).toEqual({ patchTestHours: 96 });
  flip("Patch test reminder");
  expect(screen.queryByLabelText("Patch test reminder (hours before)")).toBeNull();
});

it("tells what to set where nothing is connected, ready to be copied", async () => {
  settings = { ...settings, delivers: { mail: true, sms: false }, sendsFrom: null };
  await open();
  press("Connect texts");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/TWILIO_ACCOUNT_SID/)).toBeTruthy();
  expect(dialog.queryByText(/SMTP_URL/)).toBeNull();
  expect(dialog.getByRole("button", { name: "Copy what texts needs" })).toBeTruthy();
});

it("keeps no more than four reminders, and warns where none reaches anybody", async () => {
  await form();
  press("Add a reminder");
  press("Add a reminder");
  expect(screen.queryByRole("button", { name: "Add a reminder" })).toBeNull();
  expect(screen.getByText(/Four is the most/)).toBeTruthy();
  flip("By mail");
  flip("By text");
  expect(screen.getByText("Both ways are off: nobody is reminded.")).toBeTruthy();
});

it("shows at its field what the server refuses", async () => {
  refusal = {
    error: "Number is another salon’s.",
    code: "invalid",
    issues: [{ path: "number", message: "Number is another salon’s." }],
  };
  await form();
  write("Your own number", "+4930555014");
  fireEvent.click(save());
  expect(await screen.findByText("Number is another salon’s.")).toBeTruthy();
  expect(screen.getByLabelText("Your own number").getAttribute("aria-invalid")).toBe("true");
});

it.each([
  [{ mail: true, sms: true }, "+15550100", true, ["Texts go out from +15550100.", "Mails go out."]],
  [{ mail: false, sms: false }, null, true, [/Texts and mail are not connected/]],
  [{ mail: true, sms: true }, null, true, [/no number that texts go out from/, "Mails go out."]],
  [{ mail: true, sms: true }, "+15550100", false, [/Texts are off/, /go out from/, /Mails/]],
])("says what can be sent: %j from %s, on: %s", async (delivers, sendsFrom, smsOn, lines) => {
  settings = { ...settings, delivers, sendsFrom, smsOn };
  await open();
  const list = within(screen.getByRole("list", { name: "What can be sent" }));
  const said = list.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(said).toHaveLength(lines.length);
  said.forEach((line, at) => expect(line).toMatch(lines[at]!));
});

it.each([
  ["stylist", "pro", "The owner or a manager changes these."],
  ["owner", "essential", /come with Salon Pro/],
])("shows the %s on %s the settings to read", async (who, plan, why) => {
  [role, tier] = [who, plan];
  const section = await open();
  expect(await section.findByText(why)).toBeTruthy();
  expect(section.getByText("48 h before, 3 h before, by mail and text")).toBeTruthy();
  expect(section.queryByRole("button")).toBeNull();
});

it("says when the settings could not be read, and tries again", async () => {
  fails = true;
  renderScreen(<MessageSection />);
  await screen.findByText("Your message settings could not be read");
  fails = false;
  press("Try again");
  await screen.findByText("Quiet hours and limits");
});
