import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mediaMatches } from "#tests/media.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { useTimersSheet } from "#ui/cards/timers/timers-sheet-state.ts";
import { NAV } from "#ui/shell/nav.ts";
import { PaletteHost } from "./palette-host.tsx";
import { closePalette } from "./palette-state.ts";
import { Palette } from "./palette.tsx";

const screens = new Map(
  NAV.flatMap(({ items }) => items.map(({ path }) => [path, async () => undefined] as const)),
);
let requests: Request[] = [];
let tier = "complete";

beforeEach(() => {
  localStorage.clear();
  tier = "complete";
  requests = answering({
    "GET /api/auth/get-session": () => ({
      session: { id: "s", expiresAt: "2030-01-01T00:00:00Z" },
      user: { id: "u", name: "Mia Ortega", email: "mia@copperlane.test", isAdmin: false },
      salon: { id: "a", stylistId: "b", role: "owner", accountStatus: "approved" },
    }),
    "GET /api/subscription/status": () => ({ tier }),
    "GET /api/clients": () => [
      { id: "c2", name: "Annemarie Vogt", phone: null, email: "anne@vogt.test" },
      { id: "c1", name: "Maria Kowalski", phone: "+49 30 1", email: null },
    ],
    "GET /api/chats": () => [{ id: "t1", title: "Maria, gloss" }],
    "GET /api/formulas/library": () => [{ id: "f1", name: "Maria's gloss", clientName: "Maria" }],
    "GET /api/services/stylist/b": () => [
      { id: "s1", name: "Marble balayage" },
      { id: "s2", name: "Root retouch" },
    ],
  });
  mediaMatches();
});

afterEach(() => {
  closePalette();
});

const open = async () => {
  const view = renderScreen(<PaletteHost content={Palette} screens={screens} />);
  fireEvent.keyDown(window, { key: "k", ctrlKey: true });
  await screen.findByRole("combobox", { name: "Find anything" });
  return view;
};
const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Find anything" });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const group = (name: string) => screen.findByRole("group", { name });
const asked = () =>
  requests.map(({ url }) => new URL(url).pathname).filter((path) => !/session|status/.test(path));

it("opens by Ctrl K with acts and screens, asks nothing of the server for one letter", async () => {
  await open();
  within(await group("Actions")).getByRole("option", { name: "Start a timer" });
  await waitFor(() => within(screen.getByRole("group", { name: "Screens" })).getByText("Clients"));
  type("m");
  within(await group("Screens")).getByRole("option", { name: "Messages" });
  await new Promise((settle) => setTimeout(settle, 300));
  expect(asked()).toEqual([]);
});

it("gives the field to whoever pressed the key, on a tablet too", async () => {
  mediaMatches(() => true);
  await open();
  expect(document.activeElement).toBe(field());
});

it("finds clients, formulas, services and chats by their groups, once the typing rests", async () => {
  await open();
  for (const typed of ["ma", "mar"]) type(typed);
  const people = within(await group("Clients")).getAllByRole("option");
  expect(people.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Maria Kowalski/),
    expect.stringMatching(/^Annemarie Vogt/),
  ]);
  within(await group("Formulas")).getByRole("option", { name: /Maria's gloss/ });
  within(await group("Chats")).getByRole("option", { name: "Maria, gloss" });
  const services = await group("Services");
  expect(within(services).getAllByRole("option")).toHaveLength(1);
  within(services).getByRole("option", { name: "Marble balayage" });
  expect(requests.filter(({ url }) => url.includes("/api/clients"))).toHaveLength(1);
  screen.getByRole("option", { name: "Ask the assistant: “mar”" });
});

it("goes there by arrows and Enter, and stands ahead the next time", async () => {
  const { router } = await open();
  await waitFor(() => screen.getByRole("group", { name: "Screens" }));
  type("invent");
  await waitFor(() =>
    expect(screen.getByRole("option", { selected: true }).textContent).toMatch(/Ask|Inventory/),
  );
  while (screen.getByRole("option", { selected: true }).textContent !== "Inventory")
    fireEvent.keyDown(field(), { key: "ArrowDown" });
  fireEvent.keyDown(field(), { key: "Enter" });
  await waitFor(() => expect(router.state.location.pathname).toBe("/inventory"));
  expect(screen.queryByRole("combobox")).toBeNull();
  cleanup();
  await open();
  expect(within(await group("Recent")).getByRole("option").textContent).toBe("Inventory");
});

it("does what is no screen: a timer is set", async () => {
  await open();
  fireEvent.click(await screen.findByRole("option", { name: "Start a timer" }));
  expect(useTimersSheet.getState().open).toBe("new");
});

it("offers nothing that the plan does not include", async () => {
  tier = "essential";
  await open();
  await waitFor(() => screen.getByRole("group", { name: "Screens" }));
  await waitFor(() => expect(screen.queryByRole("option", { name: "Book a client" })).toBeNull());
  type("maria");
  await group("Chats");
  expect(asked()).not.toContain("/api/clients");
  expect(screen.queryByRole("group", { name: "Clients" })).toBeNull();
});
