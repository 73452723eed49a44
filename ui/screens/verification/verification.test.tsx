import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import type { AccountToVerify } from "#tools/verification/schema.ts";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import { Component as VerificationScreen } from "./verification.tsx";

const ID = (at: number) => `01980000-0000-7000-8000-0000000000${String(at).padStart(2, "0")}`;

const LICENSED: AccountToVerify = {
  id: ID(1),
  name: "Ana Kern",
  email: "ana@x.example",
  role: "stylist",
  accountStatus: "pending",
  isLicensed: true,
  licenseNumber: "CO-7",
  licenseAuthority: "Texas",
  licenseExpiresOn: null,
  yearsOfExperience: 4,
  salonName: "Kern",
  phone: null,
  salonAddress: null,
  specialties: ["balayage"],
  verifiedAt: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  mayBecome: ["verified", "rejected"],
};
const TRAINEE: AccountToVerify = {
  ...LICENSED,
  id: ID(2),
  name: "Bo Trainee",
  isLicensed: false,
  licenseNumber: null,
  mayBecome: ["student", "rejected"],
};
const VERIFIED: AccountToVerify = {
  ...LICENSED,
  id: ID(3),
  name: "Cy Verified",
  accountStatus: "verified",
  verifiedAt: "2026-11-03T10:00:00.000Z",
  mayBecome: ["suspended"],
};
const OUT: AccountToVerify = {
  ...TRAINEE,
  id: ID(4),
  name: "Di Out",
  accountStatus: "suspended",
  mayBecome: ["student", "verified"],
};

let isAdmin: boolean;
let mustProveAddress: boolean;
let requests: Request[];

beforeEach(() => {
  isAdmin = true;
  mustProveAddress = false;
});

function open(answers: Answers = {}) {
  requests = answering({
    "GET /api/auth/get-session": () => ({
      session: { id: "s", expiresAt: "2027-01-01T00:00:00Z" },
      user: { id: "u", name: "Boss", email: "boss@x.example", isAdmin, mustProveAddress },
      salon: { id: ID(8), stylistId: ID(9), role: "owner", accountStatus: "verified" },
    }),
    "GET /api/admin/stylists/counts": () => ({ total: 240, pending: 2, verified: 1, closed: 1 }),
    "GET /api/admin/stylists": ({ url }) =>
      ({ pending: [LICENSED, TRAINEE], verified: [VERIFIED], closed: [OUT] })[
        new URL(url).searchParams.get("group") ?? ""
      ],
    ["PATCH /api/admin/stylists/" + ID(1) + "/status"]: () => ({
      ...LICENSED,
      accountStatus: "verified",
    }),
    ...answers,
  });
  renderScreen(<VerificationScreen />);
}

const card = (name: string) => screen.findByRole("article", { name });
const buttons = async (name: string) =>
  within(await card(name))
    .getAllByRole("button")
    .map((each) => each.textContent)
    .filter(Boolean);

it("counts all accounts and shows each in its section with what can be done", async () => {
  open();
  expect((await screen.findByText("240")).parentElement?.textContent).toContain("Total Stylists");
  const pending = screen.getByRole("region", { name: "Pending Verification" });
  await within(pending).findByRole("article", { name: "Ana Kern" });
  expect(await buttons("Ana Kern")).toEqual(["Verify License", "Reject"]);
  expect(await buttons("Bo Trainee")).toEqual(["Approve as Student", "Reject"]);
  expect(await buttons("Cy Verified")).toEqual(["Suspend"]);
  expect(await buttons("Di Out")).toEqual(["Reactivate"]);
  within(await card("Cy Verified")).getByText("Nov 3, 2026");
});

it("links licensed accounts that wait to the board's register, and no others", async () => {
  open();
  const link = within(await card("Ana Kern")).getByRole("link");
  expect(link.getAttribute("href")).toBe("https://www.tdlr.texas.gov/LicenseSearch/");
  expect(link.getAttribute("rel")).toBe("noreferrer");
  for (const name of ["Bo Trainee", "Cy Verified", "Di Out"])
    expect(within(await card(name)).queryByRole("link")).toBeNull();
});

it("verifies with what was seen and says so", async () => {
  open();
  fireEvent.click(within(await card("Ana Kern")).getByRole("button", { name: /^Verify License/ }));
  const dialog = await screen.findByRole("dialog");
  fireEvent.change(within(dialog).getByLabelText("What you saw"), {
    target: { value: "Register, active" },
  });
  fireEvent.change(within(dialog).getByLabelText("License valid until"), {
    target: { value: "2027-06-30" },
  });
  fireEvent.click(within(dialog).getByRole("button", { name: "Verify License" }));
  await screen.findByText("Account status updated successfully");
  const sent = requests.find(({ method }) => method === "PATCH");
  expect(await sent?.json()).toEqual({
    status: "verified",
    from: "pending",
    evidence: "Register, active",
    licenseExpiresOn: "2027-06-30",
  });
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("says that it failed, and why, and keeps what was written", async () => {
  const sentence = "Ana Kern is licensed and verified: that cannot become verified.";
  open({
    ["PATCH /api/admin/stylists/" + ID(1) + "/status"]: () =>
      Response.json({ error: sentence, code: "conflict" }, { status: 409 }),
  });
  fireEvent.click(within(await card("Ana Kern")).getByRole("button", { name: /^Reject/ }));
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).queryByLabelText("License valid until")).toBeNull();
  fireEvent.click(within(dialog).getByRole("button", { name: "Reject" }));
  await screen.findByText("Failed to update account status");
  await within(dialog).findByText(sentence);
});

it("takes a missing status as waiting, and shows one that nobody knows as unknown", async () => {
  const odd = (name: string, accountStatus: unknown) => ({
    ...LICENSED,
    id: crypto.randomUUID(),
    name,
    accountStatus,
    mayBecome: [],
  });
  open({
    "GET /api/admin/stylists": ({ url }) =>
      url.includes("group=pending") ? [odd("Ed None", null), odd("Flo Odd", "frozen")] : [],
  });
  within(await card("Ed None")).getByText("Pending Verification");
  within(await card("Flo Odd")).getByText("Unknown");
  screen.getByText("No account is suspended or rejected.");
});

it("is for platform admins, and asks for no account otherwise", async () => {
  isAdmin = false;
  open({
    "GET /api/stylists/profile": () => ({
      name: "Boss",
      isLicensed: true,
      licenseNumber: "NY-1",
      licenseAuthority: null,
      yearsOfExperience: 20,
      accountStatus: "pending",
    }),
  });
  await screen.findByText(/Only admins review accounts/);
  await screen.findByText("Pending Verification");
  screen.getByText("NY-1");
  screen.getByText("Not given yet");
  expect(requests.some(({ url }) => url.includes("/api/admin"))).toBe(false);
});

it("marks the step at which one's own account is, and sends who issued the license from there", async () => {
  isAdmin = false;
  let own = {
    name: "Boss",
    email: "boss@x.example",
    isLicensed: true,
    licenseNumber: "NY-1",
    licenseAuthority: null as string | null,
    yearsOfExperience: 20,
    accountStatus: "pending",
    verifiedAt: null,
    createdAt: "2026-08-26T14:00:00.000Z",
  };
  open({
    "GET /api/stylists/profile": () => own,
    "PUT /api/stylists/profile": async (request) =>
      (own = { ...own, ...((await request.json()) as object) }),
  });
  const now = async (title: string) => {
    const steps = within(await screen.findByRole("list", { name: "Steps of the review" }));
    await waitFor(() =>
      expect(
        steps
          .getAllByRole("listitem")
          .filter((step) => step.getAttribute("aria-current") === "step")
          .map(({ textContent }) => textContent),
      ).toEqual([expect.stringContaining(title)]),
    );
  };
  await now("Your license");
  screen.getByText("Aug 26, 2026");
  expect(screen.getByLabelText("Issued by")).toHaveProperty("value", "New York");
  fireEvent.click(screen.getByRole("button", { name: "Send for review" }));
  await now("Looked up at the board");
  const sent = requests.find(({ method }) => method === "PUT");
  expect(await sent?.json()).toEqual({
    name: "Boss",
    email: "boss@x.example",
    licenseAuthority: "New York",
  });
});

it("mails a link to whoever has to show that an admin's address is theirs", async () => {
  isAdmin = false;
  mustProveAddress = true;
  open({ "POST /api/auth/request-password-reset": () => ({ success: true }) });
  fireEvent.click(await screen.findByRole("button", { name: "Send the link" }));
  await screen.findByText("Check your mail");
  const asked = requests.find(({ url }) => url.endsWith("request-password-reset"));
  expect(await asked?.json()).toEqual({ email: "boss@x.example" });
  expect(requests.some(({ url }) => url.includes("/api/admin"))).toBe(false);
});

it("says when accounts cannot be read, and tries again", async () => {
  let fails = true;
  open({
    "GET /api/admin/stylists": () =>
      fails ? Response.json({ error: "No answer.", code: "unavailable" }, { status: 503 }) : [],
  });
  const region = await screen.findByRole("region", { name: "Pending Verification" });
  const again = await within(region).findByRole("button", { name: "Try again" });
  fails = false;
  fireEvent.click(again);
  await within(region).findByText("Nobody waits for review.");
});
