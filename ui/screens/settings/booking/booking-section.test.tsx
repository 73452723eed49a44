import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { DEFAULT_BOOKING_RULES } from "#tools/salons/booking-data.ts";
import type { BookingRules, Chair } from "#tools/salons/booking-schema.ts";
import { BookingSection } from "./booking-section.tsx";

const WINDOW = { id: "01980000-0000-7000-8000-000000000001", name: "Window" };

let role: string;
let tier: string;
let rules: BookingRules;
let chairs: Chair[];
let fails: boolean;
let requests: Request[];

beforeEach(() => {
  role = "owner";
  tier = "pro";
  rules = { timeZone: "Europe/Berlin", ...DEFAULT_BOOKING_RULES };
  chairs = [WINDOW];
  fails = false;
  requests = answering({
    "GET /api/auth/get-session": () => ({ salon: { role } }),
    "GET /api/subscription/status": () => ({ tier }),
    "GET /api/booking-rules": () =>
      fails ? Response.json({ error: "No.", code: "unavailable" }, { status: 503 }) : rules,
    "PUT /api/booking-rules": async (request) =>
      (rules = { ...rules, ...((await request.json()) as object) }),
    "GET /api/chairs": () => chairs,
    "POST /api/chairs": async (request) => {
      const { name } = (await request.json()) as { name: string };
      const chair = { id: crypto.randomUUID(), name };
      chairs = [chair, ...chairs];
      return chair;
    },
    [`DELETE /api/chairs/${WINDOW.id}`]: () =>
      Response.json(
        { error: "2 coming appointments are booked on Window.", code: "conflict" },
        { status: 409 },
      ),
  });
});

const open = async () => {
  renderScreen(<BookingSection />);
  const section = within(await screen.findByRole("region", { name: "Booking" }));
  await section.findByRole("heading", { name: "Chairs" });
  return section;
};
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
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
  await open();
  expect(save().disabled).toBe(true);
  expect(screen.getByRole("option", { name: "2 days" })).toBeTruthy();
  write("Notice", "2880");
  write("Appointments a day, for each stylist", "6");
  write("Confirmation", "automatic");
  fireEvent.click(save());
  expect(await sent()).toEqual({ minNoticeMinutes: 2880, dailyCap: 6, confirmation: "automatic" });
  expect(await screen.findByText("Saved")).toBeTruthy();
});

it("takes an empty cap as none, and asks for every other number", async () => {
  rules.dailyCap = 6;
  await open();
  write("Appointments a day, for each stylist", "");
  expect(save().disabled).toBe(false);
  const ahead = screen.getByLabelText("Bookable ahead (days)");
  write("Bookable ahead (days)", "");
  fireEvent.click(save());
  expect(screen.getByText("Bookable ahead (days) must be a number.")).toBeTruthy();
  expect(document.activeElement).toBe(ahead);
  write("Bookable ahead (days)", "0");
  expect(screen.getByText("Bookable ahead (days) must be at least 1.")).toBeTruthy();
  fireEvent.click(save());
  write("Bookable ahead (days)", "30");
  fireEvent.click(save());
  expect(await sent()).toEqual({ dailyCap: null, horizonDays: 30 });
});

it("says before another time zone is saved what becomes of what is booked", async () => {
  await open();
  expect(screen.queryByText(/Appointments stay at their instant/)).toBeNull();
  write("Time zone", "Europe/Lisbon");
  expect(screen.getByText(/Appointments stay at their instant/)).toBeTruthy();
  fireEvent.click(save());
  expect(await sent()).toEqual({ timeZone: "Europe/Lisbon" });
});

it("adds a chair, and says why one stays", async () => {
  const section = await open();
  write("Another chair", " Mirror ");
  fireEvent.click(section.getByRole("button", { name: "Add" }));
  expect(await section.findByText("Mirror")).toBeTruthy();
  fireEvent.click(section.getByRole("button", { name: "Remove Window" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove chair" }));
  expect(await screen.findByText("2 coming appointments are booked on Window.")).toBeTruthy();
});

it.each([
  ["stylist", "pro", "The owner or a manager changes these."],
  ["owner", "essential", /come with Salon Pro/],
])("shows the %s on %s the rules to read", async (who, plan, why) => {
  [role, tier] = [who, plan];
  const section = await open();
  expect(section.getByText(why)).toBeTruthy();
  expect(section.getByText("until 24 hours before")).toBeTruthy();
  expect(section.queryByRole("button")).toBeNull();
});

it("says when the rules could not be read", async () => {
  fails = true;
  renderScreen(<BookingSection />);
  expect(await screen.findByText("Your booking rules could not be read")).toBeTruthy();
});
