import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import type { Profile } from "#tools/stylists/schema.ts";
import { TIERS } from "#tools/subscription/data.ts";
import { tierDefinition, uploadsRemaining } from "#tools/subscription/rules.ts";
import type { Tier } from "#tools/subscription/schema.ts";
import { Component as SettingsScreen } from "./settings.tsx";

const sent: { path: string; body: unknown }[] = [];

afterEach(() => {
  sent.length = 0;
});

const profile: Profile = {
  name: "Maren Falk",
  email: "maren@falk.example",
  phone: null,
  isLicensed: true,
  licenseNumber: null,
  licenseAuthority: null,
  licenseExpiresOn: null,
  yearsOfExperience: null,
  salonName: null,
  salonAddress: null,
  website: null,
  accountStatus: "pending",
  verifiedAt: null,
  createdAt: "2026-08-26T14:00:00.000Z",
};

function statusOf(tier: Tier, used: number) {
  const { monthlyUploadLimit } = tierDefinition(tier);
  return {
    tier,
    uploadLimit: monthlyUploadLimit,
    uploadsUsed: used,
    uploadsRemaining: uploadsRemaining(monthlyUploadLimit, used),
    periodEndsAt: "2026-11-30T23:00:00Z",
    storageUsed: 0.25,
    tiers: TIERS,
  };
}

/** Opens Settings on a salon of this tier and use; what is sent is noted and answered as the server does. */
function open(tier: Tier, used: number, own: Partial<Profile> = {}, fails = false) {
  const change = async (request: Request) => {
    const body: unknown = await request.json();
    sent.push({ path: new URL(request.url).pathname, body });
    return body;
  };
  const refusal = () => Response.json({ error: "No.", code: "unavailable" }, { status: 503 });
  answering({
    "GET /api/auth/get-session": () => Response.json(null),
    "GET /api/billing": () => ({ charged: false, plans: [] }),
    "GET /api/subscription/status": () => statusOf(tier, used),
    "GET /api/stylists/profile": () => ({ ...profile, ...own }),
    "PUT /api/subscription/upgrade": async (request) => {
      const wanted = (await change(request)) as { tier: Tier };
      if (fails) return refusal();
      const message = `You are now on ${tierDefinition(wanted.tier).name}.`;
      return Response.json({ message, subscription: statusOf(wanted.tier, used) });
    },
    "PUT /api/stylists/profile": async (request) => {
      if (fails) throw new Error("");
      return Response.json({ ...profile, ...own, ...((await change(request)) as object) });
    },
  });
  renderScreen(<SettingsScreen />, { path: "/settings/:page?", at: "/settings" });
  return screen.findByRole("list", { name: "Plans" });
}

/** Goes on from there to the profile. */
async function openProfile(own: Partial<Profile> = {}, fails = false) {
  await open("essential", 0, own, fails);
  fireEvent.click(screen.getByRole("link", { name: /^You/ }));
  await screen.findByLabelText("Email *");
}

const plan = (name: string) => within(screen.getByRole("listitem", { name }));

it.each<[Tier, string[]]>([
  ["essential", ["Current Plan", "Upgrade to Salon Pro", "Upgrade to Complete Studio"]],
  ["pro", ["Downgrade", "Current Plan", "Upgrade to Complete Studio"]],
  ["complete", ["Downgrade", "Downgrade", "Current Plan"]],
])("on %s the plans offer %j", async (tier, labels) => {
  const plans = await open(tier, 0);
  const buttons = within(plans).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual(labels);
  expect(buttons.map((button) => (button as HTMLButtonElement).disabled)).toEqual(
    labels.map((label) => label === "Current Plan"),
  );
  for (const { name, price } of TIERS) plan(name).getByText(`$${price}`);
});

it("an upgrade is asked for, shown, and said", async () => {
  await open("essential", 3);
  fireEvent.click(plan("Salon Pro").getByRole("button"));
  await screen.findByText("Subscription Updated!");
  screen.getByText("You are now on Salon Pro.");
  expect(sent).toEqual([{ path: "/api/subscription/upgrade", body: { tier: "pro" } }]);
  await waitFor(() =>
    expect(plan("Salon Pro").getByRole("button").textContent).toBe("Current Plan"),
  );
});

it("an upgrade that fails says so and changes nothing", async () => {
  await open("essential", 3, {}, true);
  fireEvent.click(plan("Salon Pro").getByRole("button"));
  await screen.findByText("Failed to update subscription");
  expect(plan("Colorist Essential").getByRole("button").textContent).toBe("Current Plan");
});

const LOW = "You're running low on uploads! Upgrade to continue using AI analysis.";

it.each<[Tier, number, boolean, string | null]>([
  ["essential", 7, false, "7"],
  ["essential", 8, true, "8"],
  ["pro", 30, true, "30"],
  ["complete", 500, false, null],
])("on %s with %i used: warned %s, bar %s", async (tier, used, warned, bar) => {
  await open(tier, used);
  expect(screen.queryByText(LOW) !== null).toBe(warned);
  expect(screen.queryByRole("progressbar")?.getAttribute("aria-valuenow") ?? null).toBe(bar);
});

it.each([
  [
    "no name",
    { "Name *": "" },
    "Missing information",
    "Please provide your name and email address",
  ],
  [
    "no licence number",
    {},
    "Missing license number",
    "Please provide your cosmetology license number",
  ],
])(
  "a profile with %s is not sent, and the toast says what is missing",
  async (_what, fields, title, description) => {
    await openProfile();
    for (const [label, value] of Object.entries(fields)) {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    }
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText(title);
    expect(screen.getAllByText(description).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  },
);

it("in training there is no licence number, and empty fields are sent as null", async () => {
  await openProfile({ licenseNumber: "CO-1", phone: "12", yearsOfExperience: 4 });
  fireEvent.click(await screen.findByRole("radio", { name: "In training" }));
  const licence = screen.getByLabelText<HTMLInputElement>("License number");
  expect([licence.disabled, licence.value]).toEqual([true, ""]);
  fireEvent.change(screen.getByLabelText("Phone"), { target: { value: " " } });
  fireEvent.change(screen.getByLabelText("Website"), { target: { value: "falk.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Profile updated!");
  expect(sent[0]?.body).toEqual({
    name: "Maren Falk",
    email: "maren@falk.example",
    phone: null,
    isLicensed: false,
    licenseNumber: null,
    licenseAuthority: null,
    yearsOfExperience: 4,
    salonName: null,
    salonAddress: null,
    website: "https://falk.example",
  });
});

it("a profile that could not be saved says so and keeps what was written", async () => {
  await openProfile({ licenseNumber: "CO-1" }, true);
  fireEvent.change(await screen.findByLabelText("Salon name"), { target: { value: "Falk" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Failed to update profile");
  expect(screen.getByLabelText<HTMLInputElement>("Salon name").value).toBe("Falk");
});

it.each([
  ["pending", "Pending Verification", "Your license is currently being reviewed"],
  ["student", "Student/Training", null],
  ["rejected", "Rejected", "Your application was rejected - please update your information"],
  ["suspended", "Suspended", "Your account is currently suspended"],
] as const)("an account that is %s shows %s", async (accountStatus, badge, note) => {
  await openProfile({ accountStatus });
  await screen.findByText(badge);
  if (note) screen.getByText(note);
});

it("asks before what is not saved is left, and stays or goes", async () => {
  await openProfile({ licenseNumber: "CO-1" });
  fireEvent.change(screen.getByLabelText("Salon name"), { target: { value: "Falk" } });
  await screen.findByText("Not saved yet");
  fireEvent.click(screen.getByRole("link", { name: /^Money/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Stay here" }));
  expect(screen.getByLabelText<HTMLInputElement>("Salon name").value).toBe("Falk");
  fireEvent.click(screen.getByRole("link", { name: /^Money/ }));
  fireEvent.click(await screen.findByRole("button", { name: "Leave" }));
  await screen.findByRole("heading", { name: "Money" });
});

it("finds a setting by its words and leads to its section", async () => {
  await open("essential", 0);
  fireEvent.change(screen.getByLabelText("Search settings"), { target: { value: "quiet fr" } });
  const found = within(screen.getByRole("navigation", { name: "Settings that were found" }));
  expect(found.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/settings/messages#messages",
  ]);
  fireEvent.change(screen.getByLabelText("Search settings"), { target: { value: "elephant" } });
  screen.getByText("No setting is called like that.");
  fireEvent.change(screen.getByLabelText("Search settings"), { target: { value: "theme" } });
  fireEvent.submit(screen.getByRole("search"));
  await waitFor(() => expect(document.activeElement?.id).toBe("appearance"));
});

it.each([
  ["/settings#asks", "Assistant"],
  ["/settings#account", "Your profile"],
])("%s leads to the page of its section", async (at, title) => {
  answering({});
  renderScreen(<SettingsScreen />, { path: "/settings/:page?", at });
  await screen.findByRole("heading", { name: title, level: 1 });
});
