import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { formulate } from "#tests/engine.ts";
import { GOOD_SHOTS, SPOILED_SHOTS } from "#tools/guide/light-data.ts";
import { TIERS } from "#tools/subscription/data.ts";
import { answering, renderScreen, type Answers } from "#tests/screen.tsx";
import { OWN_SCREENS } from "#ui/screen-list.ts";
import { Component as GettingStartedScreen } from "./getting-started.tsx";

const profile = { name: "Maren", email: "m@falk.example", isLicensed: true, licenseNumber: null };
let asked: Request[];

const answers: Answers = {
  "GET /api/auth/get-session": () => ({ salon: { role: "owner", stylistId: "me" } }),
  "GET /api/brand-preferences/me": () => [],
  "GET /api/stylists/profile": () => profile,
  "GET /api/stylists/me/hours": () => ({ stylistId: "me", week: [], isDefault: true }),
  "GET /api/consultations": () => [],
  "GET /api/subscription/status": () => ({ tier: "pro", uploadsRemaining: 29 }),
  "POST /api/colour/formulate": async (request) => formulate(await request.json()),
};

beforeEach(() => {
  asked = answering(answers);
});

const open = (at = "/getting-started") =>
  renderScreen(<GettingStartedScreen />, { path: "/getting-started", at });
const nameOf = (tab: Element | null) =>
  /^(Account Setup|Photo Guide|First Formula)/.exec(tab?.textContent ?? "")?.[0];
const chosen = () => nameOf(screen.getByRole("tab", { selected: true }));

it("begins with the account, and has a tab for each of the three guides", () => {
  open();
  expect(screen.getAllByRole("tab").map(nameOf)).toEqual([
    "Account Setup",
    "Photo Guide",
    "First Formula",
  ]);
  expect(chosen()).toBe("Account Setup");
});

it.each([
  ["#setup", "Account Setup"],
  ["#photos", "Photo Guide"],
  ["#consultation", "First Formula"],
])("opens the guide that the anchor %s names", async (anchor, tab) => {
  open(`/getting-started${anchor}`);
  expect(chosen()).toBe(tab);
  await waitFor(() => expect(document.activeElement?.id).toBe(anchor.slice(1)));
});

it("has a quick-start card for each anchor, which is its tab, and keeps it in the address", () => {
  const { router } = open();
  const cards = within(screen.getByRole("navigation", { name: "Quick start" }));
  fireEvent.click(cards.getByRole("tab", { name: /photo guidelines/ }));
  expect(chosen()).toBe("Photo Guide");
  const tab = screen.getByRole("tab", { selected: true });
  tab.focus();
  fireEvent.keyDown(tab, { key: "ArrowRight" });
  expect(chosen()).toBe("First Formula");
  expect(nameOf(document.activeElement)).toBe("First Formula");
  expect(router.state.location.hash).toBe("#consultation");
});

it("leads to a consultation from each guide", () => {
  for (const { anchor, words } of [
    { anchor: "", words: "Start a consultation" },
    { anchor: "#photos", words: "Try it with a photo" },
    { anchor: "#consultation", words: "Create the first formula" },
  ]) {
    open(`/getting-started${anchor}`);
    const link = screen
      .getAllByRole("link", { name: words })
      .find((each) => each.getAttribute("href") === "/consultation");
    expect(link, words).toBeTruthy();
    cleanup();
  }
});

it("says how many analyses each plan has from the table of the plans", async () => {
  open();
  for (const { name, monthlyUploadLimit } of TIERS) {
    const row = screen.getByText(name).closest("li")!;
    expect(row.textContent).toContain(
      monthlyUploadLimit === -1 ? "Unlimited" : String(monthlyUploadLimit),
    );
  }
  expect(await screen.findByText(/29 analyses left this month/)).toBeTruthy();
  expect(screen.getByText("Yours").closest("li")?.textContent).toContain("Salon Pro");
});

it("ticks off what is done, and nothing else", async () => {
  answering({
    ...answers,
    "GET /api/stylists/profile": () => ({ ...profile, licenseNumber: "CA-1" }),
    "GET /api/brand-preferences/me": () => [{ brandId: "matrix", productLineId: "socolor" }],
  });
  open();
  await waitFor(() => expect(screen.getAllByText("Done")).toHaveLength(2));
  const done = screen.getAllByText("Done").map((badge) => badge.closest("li")?.textContent);
  expect(done[0]).toContain("profile and license");
  expect(done[1]).toContain("Your brands");
  const setup = await screen.findByRole("progressbar", { name: "Setup" });
  expect(setup.getAttribute("aria-valuetext")).toBe("Setup: 2 of 3 done");
});

it("ticks nothing off for a new account", async () => {
  open();
  await screen.findByText(/analyses left/);
  await waitFor(() =>
    expect(asked.map(({ url }) => new URL(url).pathname)).toContain("/api/stylists/me/hours"),
  );
  expect(screen.queryByText("Done")).toBeNull();
});

it("shows each photo, good and spoiled, with what is read in it", () => {
  open("/getting-started#photos");
  for (const { title, read } of [...GOOD_SHOTS, ...SPOILED_SHOTS]) {
    const card = screen.getByRole("heading", { name: title }).closest("li")!;
    expect(within(card).getByRole("img", { name: new RegExp(title) })).toBeTruthy();
    expect(card.textContent).toContain(
      read.level ? `${read.level.low} to ${read.level.high}` : "No hair found",
    );
  }
});

it("mixes an example that follows what is changed, and saves nothing", async () => {
  open("/getting-started#consultation");
  expect(await screen.findByText(/lines that Undertone begins with/)).toBeTruthy();
  const beige = await screen.findByText(/Light Blonde, beige/);
  expect(beige).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Copper" }));
  expect(await screen.findByText(/copper/, { selector: "span" })).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: "Colored" }));
  await waitFor(() => expect(screen.getByText(/Confidence/).textContent).toMatch(/visits|74/));
  expect(
    asked.filter(({ method, url }) => method !== "GET" && !url.endsWith("/formulate")),
  ).toEqual([]);
});

it("says that the engine did not answer, and asks again", async () => {
  let fails = true;
  answering({
    ...answers,
    "POST /api/colour/formulate": async (request) =>
      fails
        ? Response.json({ error: "The server is resting.", code: "unavailable" }, { status: 503 })
        : formulate(await request.json()),
  });
  open("/getting-started#consultation");
  expect(await screen.findByText("The server is resting.")).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole("button", { name: /again/i }));
  expect(await screen.findByText(/Light Blonde, beige/)).toBeTruthy();
});

it("leads only to screens that there are", () => {
  const paths = OWN_SCREENS.map(({ path }) => path);
  for (const anchor of ["#setup", "#photos", "#consultation"]) {
    open(`/getting-started${anchor}`);
    const links = screen
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")!.replace(/#.*/, ""))
      .filter((link) => link !== "/api/photos/card.pdf"); // a file to print
    expect(links.filter((link) => !paths.includes(link))).toEqual([]);
    cleanup();
  }
});
