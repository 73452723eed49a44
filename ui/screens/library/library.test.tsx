import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { readNotation } from "#tools/colour/notation/notation.ts";
import type { LibraryFormula } from "#tools/library/schema.ts";
import { figuresOf } from "#tools/library/rules.ts";
import { Component as LibraryFormulaScreen } from "./library-formula.tsx";
import { Component as LibraryScreen } from "./library.tsx";

const ID = "01980000-0000-7000-8000-00000000000";

function kept(at: number, name: string, notation: string, more: Partial<LibraryFormula> = {}) {
  const { bowls, unread } = readNotation(notation);
  return {
    id: `${ID}${at}`,
    origin: "saved",
    name,
    clientName: null,
    notation,
    bowls,
    unread,
    notes: "",
    ...figuresOf(bowls),
    brandName: bowls[0]?.brandName ?? null,
    lineName: bowls[0]?.lineName ?? null,
    color: "#8a5a3c",
    usedOn: null,
    importId: null,
    consultationId: null,
    withheld: false,
    createdAt: "2026-03-02T09:30:00.000Z",
    updatedAt: "2026-03-02T09:30:00.000Z",
    ...more,
  } satisfies LibraryFormula;
}

const gloss = kept(1, "House gloss", "Shades EQ 09V 30g + 09T 30g 20m", { clientName: "Anna" });
const odd = kept(2, "Foils", "Blondor 40g + 20v 80g 45m\nabracadabra 7");
const held = kept(3, "Too much", "Koleston Perfect 7/0", {
  withheld: true,
  origin: "consultation",
});

let all: LibraryFormula[];
let requests: Request[];

const restored = {
  origin: "saved",
  name: "House gloss",
  clientName: "Anna",
  notation: gloss.notation,
  notes: "",
  line: null,
  usedOn: null,
  importId: null,
  importRow: null,
  madeFrom: null,
  consultationId: null,
  createdAt: gloss.createdAt,
};

beforeEach(() => {
  all = [gloss, odd, held];
  requests = answering({
    "GET /api/formulas/library": ({ url }) => {
      const { searchParams: asked } = new URL(url);
      const search = asked.get("search")?.toLowerCase() ?? "";
      const level = asked.get("level");
      const found = all.filter(
        (each) =>
          each.name.toLowerCase().includes(search) && (!level || String(each.level) === level),
      );
      const from = Number(asked.get("cursor") ?? 0);
      const headers: HeadersInit = { "X-Total-Count": String(found.length) };
      if (from + 2 < found.length)
        headers["Link"] = `</api/formulas/library?cursor=${from + 2}>; rel="next"`;
      return Response.json(found.slice(from, from + 2), { headers });
    },
    [`GET /api/formulas/library/${gloss.id}`]: () => gloss,
    [`GET /api/formulas/library/${held.id}`]: () => held,
    [`DELETE /api/formulas/library/${gloss.id}`]: () => restored,
    "POST /api/formulas/library/restore": () => gloss,
    "GET /api/color-brands": () => [{ id: "redken", name: "Redken" }],
    "GET /api/consultations": () => [
      {
        id: `${ID}9`,
        clientName: "Priya",
        serviceType: "toning",
        currentLevel: 7,
        desiredLevel: 8,
        createdAt: gloss.createdAt,
      },
    ],
    [`POST /api/formulas/library/${gloss.id}/use`]: () => ({
      ok: false,
      final: false,
      formulas: [],
      findings: [
        {
          code: "patch",
          severity: "block",
          sentence: "No allergy test.",
          source: "CTPA",
          bowl: null,
        },
      ],
    }),
    "POST /api/formulas/notation": async (request) => {
      const { text } = (await request.json()) as { text: string };
      return { ...readNotation(text), ok: true, findings: [] };
    },
  });
});

const asked = (method: string, path: string) =>
  requests.filter((each) => each.method === method && new URL(each.url).pathname === path);

it("lists formulas with their client and shorthand, marks what was not understood, and goes on to older ones", async () => {
  renderScreen(<LibraryScreen />, { path: "/library" });
  const card = (await screen.findByText("House gloss")).closest("a");
  expect(card?.getAttribute("href")).toBe(`/library/${gloss.id}`);
  expect(card?.textContent).toContain("Anna");
  expect(card?.textContent).toContain("Level 9");
  expect(card?.textContent).toContain("09V 30 g09T 30 g");
  expect(card?.textContent).toContain("20 min");
  expect(screen.getByText("Foils").closest("a")?.textContent).toContain("Not fully read");
  expect(screen.getByText("3 formulas")).toBeTruthy();
  expect(screen.queryByText("Too much")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Show older formulas" }));
  expect((await screen.findByText("Too much")).closest("a")?.textContent).toContain(
    "Grams held back",
  );
});

it("keeps search and filters in the address, and clears them", async () => {
  const { router } = renderScreen(<LibraryScreen />, { path: "/library", at: "/library?level=9" });
  await screen.findByText("1 formula");
  const box = screen.getByLabelText("Search the library");
  fireEvent.change(box, { target: { value: "nobody" } });
  await screen.findByText("No formula fits.");
  expect(router.state.location.search).toBe("?level=9&search=nobody");
  fireEvent.click(screen.getByRole("button", { name: "Clear search and filters" }));
  await screen.findByText("3 formulas");
  expect([router.state.location.search, (box as HTMLInputElement).value]).toEqual(["", ""]);
  fireEvent.change(screen.getByLabelText("Level"), { target: { value: "9" } });
  await screen.findByText("1 formula");
  expect(router.state.location.search).toBe("?level=9");
});

it("says where formulas come from while there is none", async () => {
  all = [];
  renderScreen(<LibraryScreen />, { path: "/library" });
  await screen.findByText("Nothing here yet");
  expect(screen.getByRole("link", { name: "Upload formulas" }).getAttribute("href")).toBe(
    "/upload",
  );
  expect(screen.queryByLabelText("Search the library")).toBeNull();
});

it("says when it cannot be loaded, and tries again", async () => {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.resolve(Response.json({ error: "No." }, { status: 503 }));
  renderScreen(<LibraryScreen />, { path: "/library" });
  await screen.findByText("The library could not be read");
  globalThis.fetch = fetch;
  fireEvent.click(screen.getByRole("button", { name: /again/i }));
  await screen.findByText("House gloss");
});

it("gives a deleted formula back", async () => {
  renderScreen(<LibraryScreen />, { path: "/library", at: "/library" });
  cleanup();
  const { router } = renderScreen(<LibraryScreen />, { path: "/library" });
  await router.navigate("/library", { state: { deleted: restored } });
  await screen.findByText("“House gloss” was deleted.");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.queryByText(/was deleted/)).toBeNull());
  expect(await asked("POST", "/api/formulas/library/restore")[0]?.json()).toEqual(restored);
});

it("refuses a formula without name or words before it is sent, and shows what it reads", async () => {
  renderScreen(<LibraryScreen />, { path: "/library" });
  fireEvent.click(await screen.findByRole("button", { name: "Write a formula" }));
  const dialog = within(screen.getByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Save to library" }));
  expect(dialog.getByText("Give it a name.")).toBeTruthy();
  expect(dialog.getByText("Write the formula.")).toBeTruthy();
  expect(asked("POST", "/api/formulas/library")).toEqual([]);
  fireEvent.change(dialog.getByLabelText(/^Formula/), { target: { value: "Topchic 4N 61g" } });
  await dialog.findByText("61 g");
});

it("opens one formula whole, and deletes it with a way back", async () => {
  const { router } = renderScreen(<LibraryFormulaScreen />, {
    path: "/library/:id",
    at: `/library/${gloss.id}`,
  });
  await screen.findByRole("heading", { name: "House gloss" });
  expect(screen.getAllByText("30 g")).toHaveLength(2);
  expect(
    screen.getByRole("link", { name: "Convert to another line" }).getAttribute("href"),
  ).toContain("/library/switch");
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/library"));
  expect(router.state.location.state).toEqual({ deleted: restored });
});

it("puts it on a client's hair and shows what the checks say there", async () => {
  renderScreen(<LibraryFormulaScreen />, { path: "/library/:id", at: `/library/${gloss.id}` });
  fireEvent.click(await screen.findByRole("button", { name: "Use on a client" }));
  fireEvent.click(await screen.findByRole("button", { name: /Priya/ }));
  await screen.findByText("The checks stop it");
  expect(screen.getByText("No allergy test.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Open the consultation" }).getAttribute("href")).toBe(
    `/history/${ID}9`,
  );
});

it("offers nothing of a withheld formula that would need its grams", async () => {
  renderScreen(<LibraryFormulaScreen />, { path: "/library/:id", at: `/library/${held.id}` });
  await screen.findByText("Grams held back");
  for (const name of ["Use on a client", "Edit", "Delete", "Save to library"])
    expect(screen.queryByRole("button", { name })).toBeNull();
});
