import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answering, renderScreen } from "#tests/screen.tsx";
import { rescue } from "#tests/engine.ts";
import { RescueProduct, RescueSign, type RescueRequest } from "#tools/colour/rescue/schema.ts";
import type { Timer } from "#tools/formulas/schema.ts";
import { TimerCards } from "#ui/cards/timers/timer-cards.tsx";
import { RescueCard } from "./rescue-card.tsx";
import { BODY_SIGNS, SIGN_WORDS, signsFor } from "./rescue-signs.ts";

const ID = "01980000-0000-7000-8000-0000000000aa";
let timer: Timer;
let asked: RescueRequest[];
let answer: (request: RescueRequest) => unknown;

beforeEach(() => {
  timer = {
    id: ID,
    label: "Toner, ends, Color Touch, Dana",
    consultationId: null,
    formulaId: null,
    step: null,
    minutes: 20,
    startedAt: new Date(Date.now() - 6 * 60_000).toISOString(),
    endsAt: new Date(Date.now() + 14 * 60_000).toISOString(),
    stoppedAt: null,
    clientName: null,
  };
  asked = [];
  answer = ({ seen, zone, text }) =>
    rescue({
      product: "toner",
      minutesOn: 6,
      ...(seen && { seen }),
      ...(zone && { zone }),
      ...(text && { text }),
    });
  answering({
    "GET /api/timers": () => [timer],
    "POST /api/colour/rescue": async (request) => {
      const body = (await request.json()) as RescueRequest;
      asked.push(body);
      return answer(body);
    },
  });
});

async function opened() {
  renderScreen(<TimerCards />);
  fireEvent.click(await screen.findByRole("button", { name: "Something is wrong" }));
  return within(await screen.findByRole("dialog", { name: "Something is wrong" }));
}
const press = async (button: HTMLElement) => {
  await act(async () => {
    fireEvent.click(button);
    await Promise.resolve();
  });
};

describe("from a running timer", () => {
  it("answers one tap on what is seen with the card", async () => {
    const sheet = await opened();
    await press(sheet.getByRole("button", { name: "Going violet" }));
    await sheet.findByRole("heading", { name: "Rinse the ends now" });
    expect(asked).toEqual([{ timerId: ID, zone: "ends", seen: ["violet"] }]);
    expect(sheet.getAllByRole("list")[0]?.children.length).toBeGreaterThan(1);
    expect(sheet.getByRole("region", { name: "Never now" }).textContent).toContain("Never");
    expect(sheet.getByRole("region", { name: "To mix: Clarifying wash" }).textContent).toContain(
      "10 g",
    );
    await press(sheet.getByRole("button", { name: "I see something else" }));
    expect(sheet.getByRole("button", { name: "Going violet" })).toBeTruthy();
  });

  it("offers what fits the kind of bowl, and always what hurts", async () => {
    const sheet = await opened();
    expect(sheet.queryByRole("button", { name: "Foil bleeding" })).toBeNull();
    expect(sheet.getByRole("button", { name: "Scalp burns" })).toBeTruthy();
    cleanup();
    timer = { ...timer, label: "Lightener, in foils, Blondor, Dana" };
    const lightener = await opened();
    expect(lightener.getByRole("button", { name: "Foil bleeding" })).toBeTruthy();
    expect(lightener.queryByRole("button", { name: "Going violet" })).toBeNull();
  });

  it("takes words, and a zone that was tapped", async () => {
    const sheet = await opened();
    await press(sheet.getByRole("button", { name: "Roots" }));
    expect(sheet.getByRole<HTMLButtonElement>("button", { name: "Ask" }).disabled).toBe(true);
    fireEvent.change(sheet.getByLabelText("In your words"), { target: { value: "still yellow" } });
    await press(sheet.getByRole("button", { name: "Ask" }));
    await sheet.findByRole("heading", { name: "Leave it, up to 10 min" });
    expect(asked).toEqual([{ timerId: ID, zone: "roots", text: "still yellow" }]);
  });

  it("says what holds anyway when no answer comes", async () => {
    answer = () => new Response("{}", { status: 500 });
    const sheet = await opened();
    await press(sheet.getByRole("button", { name: "Scalp burns" }));
    const said = await sheet.findByText(/Rinse if anything burns/);
    expect(said.closest("[role=alert]")).toBeTruthy();
  });
});

describe("the card", () => {
  it("sends people with a reaction to a doctor before anything else", () => {
    renderScreen(<RescueCard answer={rescue({ text: "her face is swelling, toner on 5 min" })} />);
    expect(screen.getByRole("heading", { level: 2 }).textContent).toContain("medical help");
    expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("emergency number");
    expect(screen.queryByRole("region", { name: /^To mix/ })).toBeNull();
  });

  it("says how long the rest may stay", () => {
    renderScreen(<RescueCard answer={rescue({ text: "tint on 10 min, hot roots" })} />);
    expect(screen.getByText("The rest: at most 10 min more")).toBeTruthy();
  });

  it("gives the rest no minutes where a tone goes too far", () => {
    renderScreen(<RescueCard answer={rescue({ text: "toner on 6 min, ends going violet" })} />);
    expect(screen.queryByText(/min more/)).toBeNull();
    expect(screen.getByText(/no longer than its own time/)).toBeTruthy();
    expect(screen.getByText("Toner · ends · 6 min on · going violet")).toBeTruthy();
  });

  it("opens its rule and source", () => {
    renderScreen(<RescueCard answer={rescue({ text: "foil is hot" })} />);
    const why = screen.getByText("Why this").closest("details");
    expect(why?.textContent).toContain("Metallic salt test");
  });
});

it("offers only signs that have an answer of their own", () => {
  const offered = RescueProduct.options.flatMap((product) =>
    [...signsFor(product), ...BODY_SIGNS].map((sign) =>
      rescue({ product, seen: [sign], minutesOn: 8 }),
    ),
  );
  expect(offered.filter(({ trace }) => trace[0]?.rule === "rescue_look_first")).toEqual([]);
  expect(Object.keys(SIGN_WORDS).toSorted()).toEqual([...RescueSign.options].toSorted());
});
