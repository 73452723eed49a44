import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { ClientPicker, type PickedClient } from "./client-picker.tsx";

const NONE = { state: "missing", testId: null, brandId: null, doneAt: null, expiresAt: null };
const client = (id: string, name: string) => ({
  id,
  name,
  email: null,
  phone: null,
  mustKnow: null,
  hasAllergies: false,
  patchTest: NONE,
  lastVisitAt: null,
  nextVisitAt: null,
  visits: 0,
});

let picked: PickedClient;

function Held() {
  const [value, setValue] = useState<PickedClient>({ clientName: "" });
  const choose = (chosen: PickedClient) => {
    picked = chosen;
    setValue(chosen);
  };
  return <ClientPicker value={value} onChange={choose} />;
}

beforeEach(() => {
  answering({
    "GET /api/subscription/status": () => ({ tier: "pro" }),
    "GET /api/clients": () => [client("a", "Anna Lind"), client("b", "Anna Weiss")],
  });
  renderScreen(<Held />);
});

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: /^Client/ });
const press = (key: string) => fireEvent.keyDown(box(), { key });
/** What a screen reader says is chosen at the moment. */
const at = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "");

async function type(words: string) {
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: words } });
  await screen.findByRole("option", { name: /Anna Lind/ });
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3));
}

it("goes through the clients by arrow keys, round at the ends, and takes one by Enter", async () => {
  await type("anna");
  expect(at()).toBeNull();
  for (const [key, words] of [
    ["ArrowDown", "Anna Lind"],
    ["ArrowDown", "Anna Weiss"],
    ["ArrowDown", "anna"],
    ["ArrowDown", "Anna Lind"],
    ["ArrowUp", "anna"],
    ["ArrowUp", "Anna Weiss"],
  ] as const) {
    press(key);
    expect(at()?.textContent).toContain(words);
    expect(at()?.getAttribute("aria-selected")).toBe("true");
  }
  press("Enter");
  expect(picked).toEqual({ clientId: "b", clientName: "Anna Weiss" });
  expect(screen.queryByRole("listbox")).toBeNull();
});

it("keeps what was typed when Escape closes the list, and opens it again by an arrow", async () => {
  await type("anna");
  press("Escape");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(box().getAttribute("aria-expanded")).toBe("false");
  expect(picked).toEqual({ clientName: "anna" });
  press("ArrowDown");
  expect(screen.getAllByRole("option")).toHaveLength(3);
  press("ArrowUp");
  expect(at()?.textContent).toContain("anna");
  press("Enter");
  expect(await screen.findByRole("dialog")).toBeTruthy();
});

it("takes the first match by Enter, also before the list has come", async () => {
  await type("an");
  fireEvent.change(box(), { target: { value: "anna" } });
  press("Enter");
  await waitFor(() => expect(picked).toEqual({ clientId: "a", clientName: "Anna Lind" }));
});

it("makes nobody new by Enter: that is a choice of its own", async () => {
  answering({
    "GET /api/subscription/status": () => ({ tier: "pro" }),
    "GET /api/clients": () => [],
  });
  fireEvent.change(box(), { target: { value: "zoe" } });
  await screen.findByRole("option", { name: /^New client/ });
  press("Enter");
  await screen.findByRole("option", { name: /^New client/ });
  expect(picked).toEqual({ clientName: "zoe" });
  expect(screen.queryByRole("dialog")).toBeNull();
});
