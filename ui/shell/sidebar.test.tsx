import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { beforeEach, expect, it, vi } from "vitest";
import { mediaMatches } from "#tests/media.ts";
import "#tests/patience.ts";
import { TIERS } from "#tools/subscription/data.ts";
import type { Tier } from "#tools/subscription/schema.ts";
import { sessionQuery, type Session } from "#ui/api/session.ts";
import { subscriptionStatus } from "#ui/api/house/subscription.ts";
import { makeQueryClient } from "#ui/lib/http/query.ts";
import { NAV, screenOf } from "./nav.ts";
import { SignedIn } from "./signed-in.tsx";

const everyPath = NAV.flatMap(({ items }) => items.map(({ path }) => screenOf(path)));

type Visit = {
  tier?: Tier;
  isAdmin?: boolean;
  role?: Session["salon"]["role"];
  paths?: string[];
  phone?: boolean;
  at?: string;
};

async function visit({
  tier = "essential",
  isAdmin = false,
  role = "owner",
  paths = everyPath,
  phone = false,
  at = "/",
}: Visit = {}) {
  mediaMatches((query) => (query === "(width >= 64rem)" ? !phone : phone));
  const client = makeQueryClient();
  const session: Session = {
    session: { id: "s", expiresAt: "2030-01-01T00:00:00Z" },
    user: {
      id: "u",
      name: "Mia Ortega",
      email: "mia@copperlane.test",
      isAdmin,
      mustProveAddress: false,
    },
    salon: { id: "a", stylistId: "b", role, accountStatus: "pending" },
  };
  client.setQueryData(sessionQuery.queryKey, session);
  client.setQueryData(subscriptionStatus.queryKey, {
    tier,
    uploadLimit: 10,
    uploadsUsed: 0,
    uploadsRemaining: 10,
    periodEndsAt: "2030-01-01T00:00:00Z",
    storageUsed: 0.25,
    tiers: [...TIERS],
  });
  const screens = new Map(paths.map((path) => [path, async () => undefined]));
  const Dock = ({ beside }: { beside: { screen: string; recordId?: string } }) => (
    <p>
      beside {beside.screen} {beside.recordId}
    </p>
  );
  const page = (path: string, title: string, chat = false) => ({
    path,
    handle: { title, chat },
    element: <h1 tabIndex={-1}>{title} screen</h1>,
  });
  const router = createMemoryRouter(
    [
      {
        element: <SignedIn screens={screens} slots={{ dock: Dock }} />,
        children: [
          page("/", "Dashboard"),
          page("/history", "Consultation History"),
          page("/history/:id", "Consultation"),
          page("/chat", "Assistant", true),
          {
            path: "*",
            handle: { title: "Page Not Found", open: true },
            element: <h1>404 Page Not Found</h1>,
          },
        ],
      },
      { path: "/sign-in", element: <p>Sign in first</p> },
    ],
    { initialEntries: [at] },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { client, router };
}

const nav = () => screen.getByRole("navigation", { name: "Main" });
const links = () =>
  within(nav())
    .getAllByRole("link")
    .map((link) => link.textContent?.replace(/(⌘|Ctrl )J$/, ""));
const press = (key: string) =>
  act(() => void fireEvent.keyDown(document.body, { key, ctrlKey: true }));

beforeEach(async () => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", async () => Response.json([]));
  document.cookie = "sidebar_state=; max-age=0; path=/";
  const [{ useSidebar }, { closeDock }] = await Promise.all([
    import("./sidebar-state.ts"),
    import("./dock-state.ts"),
  ]);
  useSidebar.setState({ expanded: true, sheet: false, folded: [] });
  closeDock();
});

it("leads the reception nowhere that its role is refused", async () => {
  await visit({ tier: "complete", role: "reception" });
  expect(links()).toEqual(expect.arrayContaining(["Clients", "Appointments", "Messages"]));
  for (const label of ["Formula Library", "Upload Formulas", "New Consultation", "History"])
    expect(links()).not.toContain(label);
});

it.each<[Tier, string[], string[]]>([
  [
    "essential",
    ["Pro+", "Complete"],
    [
      "Calendar",
      "Clients",
      "Messages",
      "Stylists",
      "Appointments",
      "Data Migration",
      "Service Pricing",
      "Pricing Tutorial",
      "Payments",
      "Reports",
    ],
  ],
  ["pro", ["Complete"], ["Service Pricing", "Pricing Tutorial", "Payments", "Reports"]],
  ["complete", [], []],
])("locks for %s with badges %j the items %j", async (tier, badges, locked) => {
  await visit({ tier });
  expect(["Pro+", "Complete"].filter((badge) => within(nav()).queryByText(badge))).toEqual(badges);
  const dimmed = [...nav().querySelectorAll("[aria-disabled=true]")].map((row) =>
    row.textContent?.replace("(locked)", ""),
  );
  expect(dimmed).toEqual(locked);
  for (const label of locked) expect(links()).not.toContain(label);
});

it("shows the groups and labels in order, the admin's to admins alone", async () => {
  await visit({ tier: "complete", isAdmin: true });
  expect(links()).toEqual(NAV.flatMap(({ items }) => items.map(({ label }) => label)));
  cleanup();
  await visit({ tier: "complete" });
  expect(links()).not.toContain("Stylist Verification");
});

it("counts beside Messages the conversations with unread texts, and asks for none below the tier", async () => {
  const fetched = vi.fn(async () => Response.json([{}], { headers: { "X-Total-Count": "3" } }));
  vi.stubGlobal("fetch", fetched);
  await visit({ tier: "pro" });
  await within(nav()).findByRole("link", { name: "Messages (3 unread)" });
  press("b");
  within(nav()).getByRole("link", { name: "Messages (3 unread)" });
  cleanup();
  fetched.mockClear();
  await visit({ tier: "essential" });
  expect(fetched).not.toHaveBeenCalled();
});

it("shows an item only once its screen exists, and no empty group", async () => {
  await visit({ paths: ["/", "/history"] });
  expect(links()).toEqual(["Dashboard", "History"]);
  expect(within(nav()).queryByText("AI Scheduling")).toBeNull();
});

it("folds a group, remembers that, and keeps in sight where one is", async () => {
  await visit({ tier: "complete", at: "/history" });
  const main = within(nav()).getByRole("button", { name: "Main" });
  fireEvent.click(main);
  expect(main.getAttribute("aria-expanded")).toBe("false");
  expect(links()).toContain("History");
  expect(links()).not.toContain("Outcomes");
  expect(localStorage.getItem("sidebar_folded")).toBe("Main");
  fireEvent.click(main);
  expect(links()).toContain("Outcomes");
});

it("marks one place as where one is: the calendar, or the list of appointments", async () => {
  const { router } = await visit({ tier: "pro", at: "/appointments?view=week" });
  const current = () =>
    within(nav())
      .getAllByRole("link", { current: "page" })
      .map((link) => link.textContent);
  expect(current()).toEqual(["Calendar"]);
  await act(() => router.navigate("/appointments"));
  expect(current()).toEqual(["Appointments"]);
});

it("locks nothing while the plan could not be read", async () => {
  const { client } = await visit({ tier: "essential" });
  vi.stubGlobal("fetch", async () => new Response("down", { status: 503 }));
  await act(() => client.resetQueries({ queryKey: subscriptionStatus.queryKey }));
  await waitFor(() => expect(links()).toContain("Clients"));
  expect(nav().querySelector("[aria-disabled=true]")).toBeNull();
});

it("leads to the day's places at the foot of a phone, and to the rest by More", async () => {
  const { router } = await visit({ tier: "pro", phone: true });
  const bar = within(screen.getByRole("navigation", { name: "Places" }));
  expect(bar.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Now",
    "Calendar",
    "Chat",
    "Clients",
  ]);
  fireEvent.click(bar.getByRole("link", { name: "Chat" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/chat"));
  fireEvent.click(bar.getByRole("button", { name: "More" }));
  expect(nav()).toBeTruthy();
});

it("collapses to a rail by Ctrl+B and keeps that in a cookie", async () => {
  await visit();
  press("b");
  expect(document.cookie).toContain("sidebar_state=false");
  screen.getByRole("button", { name: "Expand sidebar" });
  screen.getByRole("link", { name: "History" });
  press("b");
  expect(document.cookie).toContain("sidebar_state=true");
});

it("starts as the cookie says", async () => {
  document.cookie = "sidebar_state=false; path=/";
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.resetModules();
  const { useSidebar } = await import("./sidebar-state.ts");
  expect(useSidebar.getState().expanded).toBe(false);
});

it("is a sheet on a phone, which a followed link puts away", async () => {
  const { router } = await visit({ phone: true });
  expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "More" }));
  fireEvent.click(within(nav()).getByRole("link", { name: "History" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/history"));
  expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
});

it("gives a screen its title and its heading the focus on arrival", async () => {
  await visit();
  fireEvent.click(within(nav()).getByRole("link", { name: "History" }));
  const heading = await screen.findByRole("heading", { name: "Consultation History screen" });
  expect(document.title).toBe("Consultation History · Undertone");
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it("docks the assistant by Ctrl+J, knowing screen and record, and never beside the chat", async () => {
  const { router } = await visit({ at: "/history/c7" });
  press("j");
  await screen.findByText("beside Consultation c7");
  await act(() => router.navigate("/chat"));
  expect(screen.queryByText(/^beside/)).toBeNull();
});

it("sends whoever is signed out to sign-in, with the way back", async () => {
  const { client, router } = await visit({ at: "/history/c7" });
  act(() => void client.setQueryData(sessionQuery.queryKey, null));
  await screen.findByText("Sign in first");
  expect(router.state.location.search).toBe("?next=%2Fhistory%2Fc7");
});

it("tells whoever is signed out that a path leads nowhere, without the sidebar", async () => {
  const { client } = await visit({ at: "/nowhere" });
  screen.getByRole("navigation", { name: "Main" });
  act(() => void client.setQueryData(sessionQuery.queryKey, null));
  await screen.findByRole("heading", { name: "404 Page Not Found" });
  expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
});
