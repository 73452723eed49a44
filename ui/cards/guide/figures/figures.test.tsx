import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { formulate } from "#tests/engine.ts";
import { defaultLift, greyDefault, safeLift } from "#tools/colour/science.ts";
import { HairThickness } from "#tools/colour/words.ts";
import { answering, renderScreen } from "#tests/screen.tsx";
import { CounterWheel } from "./counter-wheel.tsx";
import { DeveloperTable } from "./developer-table.tsx";
import { LevelExplorer } from "./level-explorer.tsx";
import { SafeLift } from "./safe-lift.tsx";
import { WhiteBowl } from "./white-bowl.tsx";
import { WhiteTry } from "./white-try.tsx";

let asked: Request[];

beforeEach(() => {
  asked = answering({
    "GET /api/auth/get-session": () => ({ salon: { role: "owner", stylistId: "me" } }),
    "GET /api/brand-preferences/me": () => [
      { brandId: "matrix", productLineId: "socolor" },
      { brandId: "goldwell", productLineId: "colorance" },
    ],
    "POST /api/colour/formulate": async (request) => formulate(await request.json()),
  });
});

const rows = () =>
  screen
    .getAllByRole("row")
    .map((row) => within(row).queryAllByRole("cell"))
    .filter((row) => row.length > 0)
    .map((row) => row.map(({ textContent }) => textContent));

it("shows the engine's own shares of natural", () => {
  renderScreen(<WhiteBowl />);
  expect(rows().map(([share]) => share)).toEqual(
    greyDefault.map(({ naturalShare }) =>
      naturalShare === 0 ? "none" : `${Math.round(naturalShare * 100)}%`,
    ),
  );
});

it("shows the engine's own levels of lift in a visit", () => {
  renderScreen(<SafeLift />);
  const levels = (canvas: "virgin_foil" | "bleached") =>
    HairThickness.options.map((thickness) => String(safeLift(canvas, thickness)));
  expect(rows()[0]).toEqual(levels("virgin_foil"));
  expect(rows().at(-1)).toEqual(levels("bleached"));
});

it("shows what the engine reckons that a developer lifts", () => {
  renderScreen(<DeveloperTable />);
  const [least, most] = defaultLift(30);
  const row = screen.getByRole("rowheader", { name: /^30 vol/ }).closest("tr")!;
  expect(row.textContent).toContain(`${least} to ${most}`);
  expect(screen.getByRole("rowheader", { name: /^7 vol/ }).closest("tr")?.textContent).toContain(
    "none",
  );
});

it("says what shows at a level and what is laid against it, as the scale is moved", () => {
  renderScreen(<LevelExplorer />);
  const against = () => screen.getByText("Laid against it").nextSibling?.textContent;
  fireEvent.keyDown(screen.getByRole("slider", { name: "Medium Blonde" }), { key: "Home" });
  expect(against()).toBe("green");
  fireEvent.keyDown(screen.getByRole("slider", { name: "Black" }), { key: "End" });
  expect(against()).toBe("violet");
});

it("names the opposite of an unwanted tone, and what must not be added", () => {
  renderScreen(<CounterWheel />);
  fireEvent.click(screen.getByRole("button", { name: "Yellow" }));
  expect(
    screen.getByRole("img", { name: "Color wheel: yellow lies opposite violet" }),
  ).toBeTruthy();
  expect(screen.getByText(/Never add red, orange, yellow, green/)).toBeTruthy();
});

it("asks the engine about white hair in the stylist's own lines", async () => {
  renderScreen(<WhiteTry />);
  await screen.findByText(/Matrix SoColor/);
  fireEvent.click(screen.getByRole("radio", { name: "85%" }));
  fireEvent.click(screen.getByRole("switch", { name: "Resistant at the hairline" }));
  await screen.findByText(/covers or blends 85% white/);
  const bodies = await Promise.all(
    asked.filter(({ url }) => url.endsWith("/formulate")).map((request) => request.json()),
  );
  expect(bodies.at(-1)).toMatchObject({
    grayPercent: 85,
    lines: ["matrix/socolor", "goldwell/colorance"],
    extra: { resistantGrey: true },
  });
});
